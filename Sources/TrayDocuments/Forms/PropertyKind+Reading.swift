// SPDX-License-Identifier: MIT

extension ViewDecoder {
  /// The values of an object whose keys a table knows.
  func values(
    _ properties: [Property], rule: ObjectRule = ObjectRule(), _ reader: JSONReader
  ) -> PropertyValues {
    var values = PropertyValues()
    for property in properties { reader.accept(property.aliases, for: property.key) }
    for property in properties {
      guard let value = value(property, reader) else { continue }
      values[property.key] = value
    }
    rule.check?(reader, values)
    return values.completed(by: properties)
  }

  private func value(_ property: Property, _ reader: JSONReader) -> PropertyValue? {
    let key = property.key
    var isRequired = false
    switch property.need {
    case .optional: break
    case .required: isRequired = true
    case .excluding(let others):
      if let other = others.first(where: { reader.has($0) }) {
        reportBoth(other, key, at: key, reader)
      }
    case .requiredUnless(let other):
      isRequired = !reader.has(other)
      if !isRequired { reportBoth(key, other, at: key, reader) }
    case .requiredWhere(_, let condition):
      isRequired = condition(reader)
      guard isRequired || !reader.has(key) else { return nil }
    }
    let kind = property.kind.narrowed(by: reader)
    guard isRequired else { return reader.value(ifPresent: key) { value(kind, $0) } }
    return reader.value(key, placeholder: nil, expecting: kind.words) { value(kind, $0) }
  }

  private func reportBoth(
    _ first: String, _ second: String, at key: String, _ reader: JSONReader
  ) {
    guard reader.has(first), reader.has(second) else { return }
    reader.reportBoth(first, second, at: key)
  }

  /// The value here, of a kind.
  func value(_ kind: PropertyKind, _ cursor: JSONCursor) -> PropertyValue? {
    switch kind {
    case .bool: return cursor.bool().map { .bool($0) }
    case .yes: return kind.accepts(cursor.value) ? .bool(true) : cursor.expected(kind.words)
    case .null: return kind.accepts(cursor.value) ? .null : cursor.expected(kind.words)
    case .number(let range): return cursor.number(in: range).map { .number($0) }
    case .integer(let range): return cursor.integer(in: range).map { .number(Double($0)) }
    case .length:
      if case .null = cursor.value { return .null }
      return cursor.length().map { .number($0) }
    case .string: return cursor.string().map { .string($0) }
    case .text: return cursor.string().map { .string(checked($0, cursor)) }
    case .choice(let names):
      return cursor.choice(JSONChoices(names.map { ($0, $0) })).map { .string($0) }
    case .pattern(let pattern):
      guard let text = cursor.string() else { return nil }
      guard !pattern.isValid(text) else { return .string(text) }
      return cursor.expected("\(pattern.what) such as \(JSONWriter.quoted(pattern.example))")
    case .view: return view(cursor).map { .views([$0]) }
    case .views: return cursor.array(view).map { .views($0) }
    case .detent: return DetentForm.detent(cursor).map { .detent($0) }
    case .condition: return ConditionForm.condition(cursor).map { .condition($0) }
    case .object(let properties, let rule):
      return cursor.object { .object(values(properties, rule: rule, $0)) }
    case .map(let kind, let named): return cursor.object { .object(map(kind, named, $0)) }
    case .list(let kind, let rule): return list(kind, rule, cursor)
    case .either(let kinds, let complaint): return value(ofOneOf: kinds, complaint, cursor)
    case .narrowed(let kind, _): return value(kind, cursor)
    }
  }

  private func map(
    _ kind: PropertyKind, _ named: [Property], _ reader: JSONReader
  ) -> PropertyValues {
    PropertyValues(
      reader.allMembers().map { key, cursor in
        (key, value(named.first { $0.key == key }?.kind ?? kind, cursor))
      }
    ).completed(by: named)
  }

  private func list(
    _ kind: PropertyKind, _ rule: ListRule?, _ cursor: JSONCursor
  ) -> PropertyValue? {
    guard let cursors = cursor.elements() else { return nil }
    let elements = cursors.compactMap { value(kind, $0) }
    guard let rule else { return .list(elements) }
    guard elements.count == cursors.count else { return nil }
    let isCounted = rule.count.map { $0 == elements.count } ?? !elements.isEmpty
    return isCounted && rule.isValid(elements) ? .list(elements) : cursor.expected(rule.words)
  }

  private func value(
    ofOneOf kinds: [PropertyKind], _ complaint: PropertyKind.Complaint, _ cursor: JSONCursor
  ) -> PropertyValue? {
    if let kind = kinds.first(where: { $0.accepts(cursor.value) }) { return value(kind, cursor) }
    switch complaint {
    case .all, .words:
      return cursor.expected(PropertyKind.either(kinds, complaint: complaint).words)
    case .kind(let index): return value(kinds[index], cursor)
    }
  }
}

extension PropertyKind {
  /// The kind, as the other members of the object narrow it down.
  func narrowed(by reader: JSONReader) -> PropertyKind {
    if case .narrowed(_, let narrow) = self { narrow(reader) } else { self }
  }
}

extension JSONReader {
  /// Complains that two keys are there of which only one may be.
  func reportBoth(_ first: String, _ second: String, at key: String) {
    let first = JSONWriter.quoted(spelling(of: first))
    let second = JSONWriter.quoted(spelling(of: second))
    member(key)?.report("expected either \(first) or \(second), found both")
  }
}
