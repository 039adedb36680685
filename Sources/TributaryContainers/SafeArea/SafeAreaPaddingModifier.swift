@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
package import TributaryLayout

/// A modifier that insets the safe area of a view, like a bar without content.
@_documentation(visibility: internal)
public struct SafeAreaPaddingModifier {
  let insets: EdgeInsets

  init(insets: EdgeInsets) { self.insets = insets }
}

extension SafeAreaPaddingModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SafeAreaPaddingNode {
    SafeAreaPaddingNode(modifier.pointee.insets, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SafeAreaPaddingNode) {
    node.update(modifier.pointee.insets)
  }
}

extension View {
  /// Insets the safe area of this view.
  ///
  /// This view does not extend into the insets. Content that ignores the safe area, and background styles, extend into
  /// them.
  ///
  /// - Parameter insets: The inset at each edge, in points. Lengths that are negative or not finite count as 0.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Insets the safe area of this view equally at the specified edges.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The inset, in points; `nil` for the default padding of 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Insets the safe area of this view equally at every edge, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// The node of safe area padding.
@usableFromInline
package final class SafeAreaPaddingNode: UnaryNode, DirectedItem {
  private var layout: PaddingLayout
  private let environment: Unretained<EnvironmentScope>

  package init(_ insets: EdgeInsets, _ inputs: NodeInputs) {
    layout = PaddingLayout(insets: insets.asExtents)
    environment = inputs.environmentReference
    super.init(inputs)
    host.facts.hasSafeArea = true
    reportIfUnusable(insets)
  }

  private func reportIfUnusable(_ insets: EdgeInsets) {
    if !insets.isFinite || insets.hasNegative { reportInvalidDimension("safeAreaPadding", "\(insets)") }
  }

  package func update(_ insets: EdgeInsets) {
    let new = PaddingLayout(insets: insets.asExtents)
    let padded = layout.paddedEdges
    let isNews = new != layout
    layout = new
    reportIfUnusable(insets)
    if !isNews { return }
    needsMeasure()
    // The covered insets are part of the geometry, even if no item moves.
    child?.recordGeometryChange()
    if layout.paddedEdges != padded { containerNeedsDistribution() }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let size = layout.sizeThatFits(proposal, child: child)
    if child.isRigid { flags.insert(.isRigid) }
    return size
  }

  override package func placeContent() {
    guard let child else { return }
    let placement = layout.placement(in: size, proposal: proposal, direction: layoutDirection, child: child)
    child.place(at: placement.origin, proposal: placement.proposal)
  }

  override package func cover(around item: ItemNode) -> SafeAreaCover {
    SafeAreaCover(SideInsets(layout.insets, layoutDirection))
  }

  package var layoutDirection: LayoutDirection { environment.values.direction }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    return child.flatMap { layout.explicitGuide(key, in: dimensions, child: $0) }
  }

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.resetting(layout.paddedEdges) }
}
