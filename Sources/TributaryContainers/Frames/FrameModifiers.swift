import TributaryDiagnostics
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryLayout

/// A modifier that gives a view a fixed size along one or both axes.
@_documentation(visibility: internal)
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

/// A modifier that limits the size of a view.
@_documentation(visibility: internal)
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
  /// Gives this view a fixed size. A dimension that is `nil` is unchanged.
  ///
  /// - Parameters:
  ///   - width: The width, in points. A negative width counts as 0, and any other width that is not finite as `nil`,
  ///     both with a warning.
  ///   - height: The height, in points. A negative height counts as 0, and any other height that is not finite as
  ///     `nil`, both with a warning.
  ///   - alignment: The alignment of the view in the frame.
  public nonisolated consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Returns this view in a frame without a size, which has no effect.
  public nonisolated consuming func frame() -> some View {
    modifier(FixedFrameModifier(width: nil, height: nil, alignment: .center))
  }

  /// Limits the size of this view, in points.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width of the frame, in points; `nil` for the minimum of the view.
  ///   - idealWidth: The width of the frame for an unspecified proposal, in points; `nil` for that of the view.
  ///   - maxWidth: The maximum width of the frame, in points; `nil` for the maximum of the view.
  ///   - minHeight: The minimum height of the frame, in points; `nil` for the minimum of the view.
  ///   - idealHeight: The height of the frame for an unspecified proposal, in points; `nil` for that of the view.
  ///   - maxHeight: The maximum height of the frame, in points; `nil` for the maximum of the view.
  ///   - alignment: The alignment of the view in the frame.
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
  /// Reports the invalid values of a frame.
  package final func report(_ issues: [FrameIssue], of frame: @autoclosure () -> String) {
    for issue in issues {
      switch issue {
      case .invalidDimension(let axis, let value):
        reportInvalidDimension("frame \(axis == .horizontal ? "width" : "height")", "\(value)")
      case .contradictory(let axis):
        let path = self.path
        host.reportOnce(
          "frame:\(axis):\(path)",
          Diagnostic(
            .contradictoryFrame, path: path,
            evidence: [Evidence("axis", axis.description), Evidence("frame", frame())]))
      }
    }
  }
}
