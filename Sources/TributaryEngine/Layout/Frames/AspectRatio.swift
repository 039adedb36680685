public import TributaryGeometry
public import TributaryLayout

/// Offers a view a size of one ratio.
public struct AspectRatioModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode
}

extension AspectRatioModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SingleChildNode<
    AspectRatioLayout
  > {
    let node = SingleChildNode(modifier.pointee.layout, .init(), inputs)
    modifier.pointee.reportIfUnusable(at: node)
    return node
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SingleChildNode<AspectRatioLayout>) {
    node.update(modifier.pointee.layout)
    modifier.pointee.reportIfUnusable(at: node)
  }

  /// The ratio, if it is one.
  private var usableRatio: CGFloat? {
    // Beyond these the other side would be no length any more.
    ratio.flatMap { $0 > 1e-150 && $0 < 1e150 ? $0 : nil }
  }

  private var layout: AspectRatioLayout { AspectRatioLayout(ratio: usableRatio, contentMode: contentMode) }

  private func reportIfUnusable(at node: ItemNode) {
    guard let ratio, usableRatio == nil else { return }
    node.host.reportInvalidDimension("aspectRatio", "\(ratio)", at: node)
  }
}

extension View {
  /// Offers this view the largest size of a ratio inside the proposal, or the smallest around it.
  ///
  /// Where one dimension is proposed the other follows from it; where none is, the view is asked for its ideal size.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width over height; `nil` for the ratio of the view's ideal size. What is not finite and positive
  ///     counts as `nil`, with a warning.
  ///   - contentMode: `.fit` to stay inside the proposal, `.fill` to cover it.
  ///
  /// > Source: conformance ASPECT-01 to ASPECT-06.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers this view the largest size of the ratio of another size inside the proposal, or the smallest around it.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Offers this view the largest size of its own ratio inside the proposal.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers this view the smallest size of its own ratio that covers the proposal.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
