@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
import TributaryLayout

/// A modifier that gives a view a frame whose lengths depend on the container.
@_documentation(visibility: internal)
public struct ContainerRelativeFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let rule: Rule

  /// The rule that determines the lengths of the frame from those of the container.
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
  /// Gives this view a frame with the length of its container on the given axes.
  ///
  /// The container is the nearest scroll view, page of a navigation stack, column of a split view, tab, sheet, or
  /// cover; without one, it is the window. Bars and other parts of the safe area do not count. The length of a
  /// container is the proposed length. On an axis without a proposal, it is the length of the enclosing container.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the frame has the length of the container.
  ///   - alignment: The alignment of this view in the frame.
  ///
  /// > Source: conformance RELATIVE-01 to RELATIVE-12, RELATIVE-14 to RELATIVE-18.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, rule: .whole))
  }

  /// Gives this view a frame that spans a given number of equal parts of its container.
  ///
  ///     length 100, count 4, spacing 4, span 2   →   22 + 4 + 22 = 48
  ///
  /// - Parameters:
  ///   - axes: The axes on which the frame depends on the container.
  ///   - count: The number of parts that fill the container. Values less than 1 count as 1, with a warning.
  ///   - span: The number of parts that the view spans. Values less than 1 count as 1, with a warning.
  ///   - spacing: The distance between parts, in points. Values that are not finite count as 0, with a warning.
  ///   - alignment: The alignment of the view in the frame.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment, rule: .part(count: count, span: span, spacing: spacing)))
  }

  /// Gives this view a frame whose lengths are computed from those of its container.
  ///
  /// - Parameters:
  ///   - axes: The axes on which the frame depends on the container.
  ///   - alignment: The alignment of the view in the frame.
  ///   - length: A closure that returns the length of the frame on an axis for the length of the container, both in
  ///     points. The observable values that it reads are registered as dependencies. A result that is negative or not
  ///     finite leaves the axis unchanged, with a warning.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, rule: .computed(length)))
  }
}
