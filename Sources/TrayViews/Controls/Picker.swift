// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// How a picker shows its options.
public struct PickerStyle: Hashable, Sendable {
  enum Kind { case menu, segmented, wheel, inline }
  let kind: Kind

  /// The chosen option alone, which opens a menu.
  public static let automatic = PickerStyle(kind: .menu)
  /// The chosen option alone, which opens a menu.
  public static let menu = PickerStyle(kind: .menu)
  /// All options side by side in equal parts, 32 points high.
  public static let segmented = PickerStyle(kind: .segmented)
  /// A wheel, 216 points high.
  public static let wheel = PickerStyle(kind: .wheel)
  /// All options, one below the other.
  public static let inline = PickerStyle(kind: .inline)
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
}

private enum MarkedTagKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

private enum ChosenTagKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// How pickers show their options.
  public var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }

  /// The tag of the views that are marked as the chosen ones; nil for none.
  var markedTag: String? {
    get { self[MarkedTagKey.self] }
    set { self[MarkedTagKey.self] = newValue }
  }

  /// The one tag whose views show; nil for all of them.
  var chosenTag: String? {
    get { self[ChosenTagKey.self] }
    set { self[ChosenTagKey.self] = newValue }
  }
}

/// A view that shows where all options do, or where it is the chosen one.
struct TaggedView<Content: View>: PrimitiveView {
  let content: Content
  let tag: String

  static func lower(_ view: TaggedView, into builder: inout TreeBuilder) {
    if let chosen = builder.environment.chosenTag, chosen != view.tag { return }
    let isMarked = builder.environment.markedTag == view.tag
    builder.tag(isMarked ? .look(.control(.chosen)) : nil) { builder in
      builder.withEnvironment {
        ($0.chosenTag, $0.markedTag) = (nil, nil)
      } _: {
        view.content.lower(into: &$0)
      }
    }
  }
}

extension View {
  /// Sets how pickers in this view show their options.
  public func pickerStyle(_ style: PickerStyle) -> some View { environment(\.pickerStyle, style) }

  /// Says which value of a picker the view stands for.
  public func tag(_ tag: some Hashable) -> some View {
    TaggedView(content: self, tag: "\(tag)")
  }
}

/// A choice of one of several options, each a view with a tag.
public struct Picker<Label: View, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isInList) private var isInList
  private let selection: String
  private let label: Label
  private let content: Content

  /// Creates a choice.
  public init(
    selection: Binding<some Hashable>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = "\(selection.wrappedValue)"
    self.content = content()
    self.label = label()
  }

  /// The options as the style shows them; the sizes are those of iOS.
  public var body: some View {
    options.control("picker", role: .button).assumingSize("picker")
  }

  @ViewBuilder private var options: some View {
    switch style.kind {
    case .menu:
      HStack(spacing: 4) {
        content.environment(\.chosenTag, selection)
        Color.gray.drawn(as: .menuArrows).frame(width: 12, height: 17)
      }
      .foregroundStyle(isInList ? Color.secondary : Color.accentColor)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
    case .segmented:
      HStack(spacing: 0) {
        content.environment(\.markedTag, selection)
          .lineLimit(1).font(.footnote).frame(maxWidth: .infinity)
      }
      .frame(height: 32)
      .drawn(as: .segments)
    case .wheel:
      Color.clear.drawn(as: .wheel).frame(minWidth: 0, idealWidth: 320, maxWidth: .infinity)
        .frame(height: 216)
        .overlay { content.environment(\.chosenTag, selection).lineLimit(1).font(.title3) }
    case .inline:
      VStack(alignment: .leading, spacing: 0) {
        if !isLabelHidden { label }
        content.environment(\.markedTag, selection)
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a choice whose label is a text.
  public init(
    _ title: some StringProtocol, selection: Binding<some Hashable>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
