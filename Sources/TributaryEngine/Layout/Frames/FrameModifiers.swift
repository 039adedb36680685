public import TributaryGeometry
public import TributaryLayout

/// Gives a view a size of its own on one or both axes.
public struct FixedFrameModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension FixedFrameModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SingleChildNode<
    FixedFrameLayout
  > {
    var issues: [FrameIssue] = []
    let layout = layout(of: modifier, &issues)
    let node = SingleChildNode(layout, .init(), inputs)
    node.report(issues, of: "\(modifier.pointee)")
    return node
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SingleChildNode<FixedFrameLayout>) {
    var issues: [FrameIssue] = []
    node.update(layout(of: modifier, &issues))
    node.report(issues, of: "\(modifier.pointee)")
  }

  private static func layout(of modifier: UnsafePointer<Self>, _ issues: inout [FrameIssue]) -> FixedFrameLayout {
    FixedFrameLayout(
      width: modifier.pointee.width, height: modifier.pointee.height, alignment: modifier.pointee.alignment,
      issues: &issues)
  }
}

/// Keeps the size of a view between limits.
public struct FlexibleFrameModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment
}

extension FlexibleFrameModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SingleChildNode<
    FlexibleFrameLayout
  > {
    var issues: [FrameIssue] = []
    let node = SingleChildNode(layout(of: modifier, &issues), .init(), inputs)
    node.report(issues, of: "\(modifier.pointee)")
    return node
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SingleChildNode<FlexibleFrameLayout>) {
    var issues: [FrameIssue] = []
    node.update(layout(of: modifier, &issues))
    node.report(issues, of: "\(modifier.pointee)")
  }

  private static func layout(of modifier: UnsafePointer<Self>, _ issues: inout [FrameIssue]) -> FlexibleFrameLayout {
    let given = modifier.pointee
    return FlexibleFrameLayout(
      minWidth: given.minWidth, idealWidth: given.idealWidth, maxWidth: given.maxWidth, minHeight: given.minHeight,
      idealHeight: given.idealHeight, maxHeight: given.maxHeight, alignment: given.alignment, issues: &issues)
  }
}

extension View {
  /// Gives this view a fixed size; an axis that is `nil` stays as it is.
  ///
  /// - Parameters:
  ///   - width: Points; negative counts as 0, otherwise non-finite as `nil`, both with a warning.
  ///   - height: Points; negative counts as 0, otherwise non-finite as `nil`, both with a warning.
  ///   - alignment: Where the view stands in the frame.
  public nonisolated consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Does nothing: a frame without a size.
  public nonisolated consuming func frame() -> some View {
    modifier(FixedFrameModifier(width: nil, height: nil, alignment: .center))
  }

  /// Keeps the size of this view between limits, in points.
  public nonisolated consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
}

extension ItemNode {
  /// Reports what a frame was given that no frame can have.
  package func report(_ issues: [FrameIssue], of frame: @autoclosure () -> String) {
    for issue in issues { host.reportFrameIssue(issue, of: frame(), at: self) }
  }
}
