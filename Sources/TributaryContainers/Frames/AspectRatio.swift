@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryLayout

/// A modifier that proposes a size with an aspect ratio to a view.
@_documentation(visibility: internal)
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

  /// The aspect ratio, if it is usable.
  private var usableRatio: CGFloat? {
    // Beyond these limits, the other dimension is not a finite length.
    ratio.flatMap { $0 > 1e-150 && $0 < 1e150 ? $0 : nil }
  }

  private var layout: AspectRatioLayout { AspectRatioLayout(ratio: usableRatio, contentMode: contentMode) }

  private func reportIfUnusable(at node: ItemNode) {
    guard let ratio, usableRatio == nil else { return }
    node.reportInvalidDimension("aspectRatio", "\(ratio)")
  }
}

extension View {
  /// Proposes to this view the largest size of an aspect ratio inside the proposal, or the smallest size that covers
  /// it.
  ///
  /// If only one dimension is proposed, the other results from it. If none is proposed, the view receives an
  /// unspecified proposal.
  ///
  /// - Parameters:
  ///   - aspectRatio: The width divided by the height; `nil` for the ratio of the view's ideal size. A value that is
  ///     not finite and positive counts as `nil`, with a warning.
  ///   - contentMode: `.fit` to stay inside the proposal, `.fill` to cover it.
  ///
  /// > Source: conformance ASPECT-01 to ASPECT-06.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes to this view the largest size of another size's aspect ratio inside the proposal, or the smallest size
  /// that covers it.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size with the aspect ratio, in any unit.
  ///   - contentMode: Whether this view fits inside the proposal or fills it.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Proposes to this view the largest size of its ideal aspect ratio inside the proposal.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Proposes to this view the smallest size of its ideal aspect ratio that covers the proposal.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
