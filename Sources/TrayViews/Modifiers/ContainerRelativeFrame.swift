// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// The name under which a frame says that the size of its container is not known.
package let containerRelativeFrameName = "containerRelativeFrame"

private enum ContainerSizeKey: EnvironmentKey {
  static let defaultValue: Size? = nil
}

extension EnvironmentValues {
  /// The size to which frames relative to their container refer; nil where it is not known.
  public var containerSize: Size? {
    get { self[ContainerSizeKey.self] }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

extension View {
  /// Gives the view the container's length on some axes.
  ///
  /// The container is what `containerSize` of the environment says; in a step that is the surface, as
  /// wide as it is and as high as it may get, also for views in one that scrolls. Where it says
  /// nothing, the view takes what it is offered, and an issue says that its size is assumed.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view so many of the equal parts into which the container's length is divided.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the container decides.
  ///   - count: The number of parts; below 1 counts as 1.
  ///   - span: How many of them the view takes.
  ///   - spacing: Points between parts.
  ///   - alignment: Where the view lies in its frame.
  /// - Returns: The view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    let (parts, taken) = (Double(max(count, 1)), Double(max(span, 1)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      max((length - spacing * (parts - 1)) / parts, 0) * taken + spacing * (taken - 1)
    }
  }

  /// Gives the view a length that follows from the container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: Double, _ axis: Axis) -> Double
  ) -> some View {
    modified { builder, content in
      guard let container = builder.environment.containerSize else {
        builder.addFrame(
          minWidth: nil, idealWidth: nil,
          maxWidth: axes.contains(.horizontal) ? .infinity : nil, minHeight: nil,
          idealHeight: nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
          alignment: alignment, content)
        return builder.report {
          .assumedSize(containerRelativeFrameName, likelyError: nil, node: $0)
        }
      }
      let width = axes.contains(.horizontal) ? length(container.width, .horizontal) : nil
      let height = axes.contains(.vertical) ? length(container.height, .vertical) : nil
      builder.addFrame(width: width, height: height, alignment: alignment, content)
    }
  }
}
