@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
import TributaryLayout

/// Gives a view a frame whose lengths follow from those of the container around.
public struct ContainerRelativeFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let rule: Rule

  /// How the lengths of the frame follow from those of the container.
  enum Rule {
    case whole
    case part(count: Int, span: Int, spacing: CGFloat)
    case computed((CGFloat, Axis) -> CGFloat)
  }
}

extension ContainerRelativeFrameModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ContainerRelativeFrameNode {
    ContainerRelativeFrameNode(modifier.pointee, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ContainerRelativeFrameNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Gives this view a frame as long as the container around on some axes.
  ///
  /// The container is the nearest scroll view, else the part of the window that nothing covers. Of a scroll view counts
  /// what it is offered; on an axis on which it is offered nothing, the container around it.
  ///
  /// > Source: conformance RELATIVE-01 to RELATIVE-12.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, rule: .whole))
  }

  /// Gives this view a frame as long as some of the equal parts into which the container around is divided.
  ///
  ///     length 100, count 4, spacing 4, span 2   →   22 + 4 + 22 = 48
  ///
  /// - Parameters:
  ///   - count: How many parts fill the container; less than 1 counts as 1, with a warning.
  ///   - span: How many of them the view covers; less than 1 counts as 1, with a warning.
  ///   - spacing: Distance between parts, in points; what is not finite counts as 0, with a warning.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, rule: .part(count: count, span: span, spacing: spacing)))
  }

  /// Gives this view a frame whose lengths are computed from those of the container around.
  ///
  /// - Parameter length: Makes the frame's length on an axis from the container's, both in points. What it reads of
  ///   state is registered; a negative or non-finite result leaves the axis as it is, with a warning.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, rule: .computed(length)))
  }
}
