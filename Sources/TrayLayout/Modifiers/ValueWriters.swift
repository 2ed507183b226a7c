// SPDX-License-Identifier: MIT

/// A guide that an author sets by hand.
struct GuideWriter: Sendable {
  let key: AlignmentKey
  let value: @Sendable (ViewDimensions) -> Double
}

/// A value that a child hands to its container's layout.
struct LayoutValueWriter: Sendable {
  let key: ObjectIdentifier
  let value: any Sendable

  /// Whether another one hands over the same; values without an equality never do.
  func isEqual(to other: LayoutValueWriter) -> Bool {
    key == other.key && areEqual(value, other.value)
  }
}

/// Whether two values of any type are equal; without an equality only those that hold nothing are.
func areEqual(_ first: any Sendable, _ second: any Sendable) -> Bool {
  func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == second as? Value }
  func holdsNothing<Value>(_ value: Value) -> Bool {
    MemoryLayout<Value>.size == 0 && second is Value
  }
  if let value = first as? any Equatable { return isEqual(value) }
  return holdsNothing(first)
}

extension TreeBuilder {
  /// Sets a horizontal guide of each node of `content`.
  package mutating func addAlignmentGuide(
    _ guide: HorizontalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> Double,
    _ content: (inout TreeBuilder) -> Void
  ) {
    addGuide(GuideWriter(key: guide.key, value: value), content)
  }

  /// Sets a vertical guide of each node of `content`.
  package mutating func addAlignmentGuide(
    _ guide: VerticalAlignment, _ value: @escaping @Sendable (ViewDimensions) -> Double,
    _ content: (inout TreeBuilder) -> Void
  ) {
    addGuide(GuideWriter(key: guide.key, value: value), content)
  }

  private mutating func addGuide(
    _ writer: GuideWriter, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(flags: .explicitGuides, content) { builder in
      builder.tree.guides.append(writer)
      return .alignmentGuide(Int32(builder.tree.guides.count - 1))
    }
  }

  /// Hands a value of each node of `content` to its container's layout.
  package mutating func addLayoutValue<Key: LayoutValueKey>(
    _ key: Key.Type, _ value: Key.Value, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      builder.tree.layoutValues.append(
        LayoutValueWriter(key: ObjectIdentifier(key), value: value))
      return .layoutValue(Int32(builder.tree.layoutValues.count - 1))
    }
  }

  /// Hands a value of each node of `content` up, in place of what lies below it.
  package mutating func addPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ value: Key.Value, _ content: (inout TreeBuilder) -> Void
  ) {
    addWriter(PreferenceWriter(key: ObjectIdentifier(key), action: .replace(value)), content)
  }

  /// Hands a value of each node of `content` up, and that of no node where `content` adds none.
  ///
  /// So what is said around content that is absent for now holds for the tree as a whole, unless a
  /// node hands up a value of its own. Of several such values the first counts; one further out
  /// replaces those inside it.
  package mutating func addLastingPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ value: Key.Value, _ content: (inout TreeBuilder) -> Void
  ) {
    let writer = PreferenceWriter(key: ObjectIdentifier(key), action: .replace(value))
    let known = tree.absentWriters.count
    guard !addWriter(writer, content) else { return }
    let inside = tree.absentWriters[known...].filter { $0.key != writer.key }
    tree.absentWriters.replaceSubrange(known..., with: inside + [writer])
  }

  /// Changes the value that each node of `content` hands up, or the default where it has none.
  package mutating func addPreferenceTransform<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping @Sendable (inout Key.Value) -> Void,
    _ content: (inout TreeBuilder) -> Void
  ) {
    let action = PreferenceWriter.Action.transform { below in
      var value = below as? Key.Value ?? Key.defaultValue
      change(&value)
      return value
    }
    addWriter(PreferenceWriter(key: ObjectIdentifier(key), action: action), content)
  }

  /// Puts a writer around each node of `content`, and answers whether there is one.
  @discardableResult
  mutating func addWriter(
    _ writer: PreferenceWriter, _ content: (inout TreeBuilder) -> Void
  ) -> Bool {
    var isThere = false
    wrap(flags: .preferences, content) { builder in
      isThere = true
      builder.tree.preferences.append(writer)
      return .preference(Int32(builder.tree.preferences.count - 1))
    }
    return isThere
  }
}

// MARK: - Priority

extension TreeBuilder {
  /// Gives each node of `content` a layout priority; one that is not a number counts as 0.
  package mutating func addPriority(
    _ priority: Double, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { _ in .priority(priority.isNaN ? 0 : priority) }
  }
}
