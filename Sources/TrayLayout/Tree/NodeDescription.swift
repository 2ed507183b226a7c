// SPDX-License-Identifier: MIT

package import TrayGeometry

/// What a node of a tree is, for readers in other modules of the package; the payloads are values.
package enum NodeDescription: Sendable {
  // Leaves.
  /// Takes what it is offered, and 10 points where nothing is.
  case flexible
  /// Has a size of its own.
  case fixed(Size)
  /// Room along the axis of the stack around it; nil for room on both axes.
  case spacer(Axis?, minimum: Double)
  /// A line across a stack.
  case divider(stack: Axis, thickness: Double)
  /// A text.
  case text(StyledText)
  /// A view whose content is built from its size.
  case reader

  // One child.
  case padding(EdgeInsets)
  case frame(width: Double?, height: Double?, Alignment)
  case flexibleFrame(width: FrameLimits, height: FrameLimits, Alignment)
  case fixedSize(Axis.Set)
  case offset(Point)
  case position(Point)
  case aspectRatio(Double?, ContentMode)
  case priority(Double)
  /// A guide that a closure sets.
  case alignmentGuide
  /// A value for the layout around, by the identity of its key.
  case layoutValue(ObjectIdentifier, any Sendable)
  /// A value that is handed up, by the identity of its key; nil where a closure changes it.
  case preference(ObjectIdentifier, (any Sendable)?)
  case scroll(Axis.Set)
  /// Something about the child is told to a closure.
  case observer
  /// A layer that a closure builds from a preference.
  case preferenceLayer(isOverlay: Bool, Alignment)

  // A primary child, and a second one.
  case layers(isOverlay: Bool, Alignment)
  case edgeInset(Edge, Alignment, spacing: Double?)

  // Any number of children.
  case horizontalStack(VerticalAlignment, spacing: Double?)
  case verticalStack(HorizontalAlignment, spacing: Double?)
  case depthStack(Alignment)
  /// The first child that fits along some axes.
  case fitting(Axis.Set)
  /// A layout of any type, and the axis along which it turns spacers and dividers.
  case layout(any Layout, Axis?)

  /// The least, ideal and greatest length of a frame on one axis, as they count.
  package struct FrameLimits: Hashable, Sendable {
    package let minimum: Double?
    package let ideal: Double?
    package let maximum: Double?
  }
}

extension LayoutTree {
  /// What a node is.
  package func description(of node: NodeID) -> NodeDescription {
    switch nodes[node.index].content {
    case .flexible: .flexible
    case .fixed(let size): .fixed(size)
    case .spacer(let axis, let minimum): .spacer(axis, minimum: minimum)
    case .divider(let stack, let thickness): .divider(stack: stack, thickness: thickness)
    case .text(let index): .text(texts[Int(index)])
    case .stack(let index): Self.description(of: stacks[Int(index)])
    case .depth(let alignment): .depthStack(alignment)
    case .layout(let index): Self.description(of: layouts[Int(index)])
    case .scroll(let axes): .scroll(axes)
    case .layered(let index):
      .layers(isOverlay: layers[Int(index)].isOverlay, layers[Int(index)].alignment)
    case .edgeInset(let index): Self.description(of: edgeInsets[Int(index)])
    case .reader: .reader
    case .observer: .observer
    case .preferenceLayer(let index):
      .preferenceLayer(
        isOverlay: preferenceLayers[Int(index)].layering.isOverlay,
        preferenceLayers[Int(index)].layering.alignment)
    case .fitting(let axes): .fitting(axes)
    case .padding(let insets): .padding(insets)
    case .fixedFrame(let index): Self.description(of: fixedFrames[Int(index)])
    case .flexibleFrame(let index): Self.description(of: flexibleFrames[Int(index)])
    case .fixedSize(let axes): .fixedSize(axes)
    case .offset(let distance): .offset(distance)
    case .position(let center): .position(center)
    case .aspectRatio(let ratio, let mode): .aspectRatio(ratio, mode)
    case .priority(let priority): .priority(priority)
    case .alignmentGuide: .alignmentGuide
    case .layoutValue(let index):
      .layoutValue(layoutValues[Int(index)].key, layoutValues[Int(index)].value)
    case .preference(let index): Self.description(of: preferences[Int(index)])
    }
  }

  /// Whether the interface runs from right to left at a node.
  package func isRightToLeft(at node: NodeID) -> Bool {
    nodes[node.index].flags.contains(.rightToLeft)
  }

  /// The value that a node gives its container's layout for a key, or nil where it gives none.
  package func layoutValue<Key: LayoutValueKey>(
    _ key: Key.Type, ofNode node: NodeID
  ) -> Key.Value? {
    var current: NodeID? = node
    while let here = current {
      let record = nodes[here.index]
      if case .layoutValue(let index) = record.content {
        let writer = layoutValues[Int(index)]
        if writer.key == ObjectIdentifier(key), let value = writer.value as? Key.Value {
          return value
        }
      }
      current = record.content.traits.contains(.passesValues) ? children(of: here).first : nil
    }
    return nil
  }

  private static func description(of frame: FixedFrame) -> NodeDescription {
    .frame(width: frame.width, height: frame.height, frame.alignment)
  }

  private static func description(of frame: FlexibleFrame) -> NodeDescription {
    .flexibleFrame(
      width: limits(frame.width), height: limits(frame.height), frame.alignment)
  }

  private static func limits(_ limits: FlexibleFrame.Limits) -> NodeDescription.FrameLimits {
    .init(minimum: limits.minimum, ideal: limits.ideal, maximum: limits.maximum)
  }

  private static func description(of stack: StackLayout) -> NodeDescription {
    switch stack.axis {
    case .horizontal:
      .horizontalStack(VerticalAlignment(key: stack.alignment), spacing: stack.spacing)
    case .vertical:
      .verticalStack(HorizontalAlignment(key: stack.alignment), spacing: stack.spacing)
    }
  }

  private static func description(of bar: EdgeInsetting) -> NodeDescription {
    .edgeInset(bar.edge, bar.alignment, spacing: bar.spacing)
  }

  private static func description(of writer: PreferenceWriter) -> NodeDescription {
    guard case .replace(let value) = writer.action else { return .preference(writer.key, nil) }
    return .preference(writer.key, value)
  }

  private static func description(of layout: any ErasedLayout) -> NodeDescription {
    guard let holder = layout as? any LayoutHolder else { return .flexible }
    return .layout(holder.held, layout.stackOrientation)
  }
}

/// An erased layout that gives the layout back.
private protocol LayoutHolder {
  var held: any Layout { get }
}

extension LayoutEraser: LayoutHolder {
  var held: any Layout { base }
}
