public import TributaryGeometry
package import TributaryLayout

/// Takes room from the safe area of a view, as bars without content would.
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
  /// Takes room from this view's safe area.
  ///
  /// This view keeps clear of it; what in it ignores the safe area, or is a style as background, reaches into it.
  /// - Parameter insets: Room on each edge, in points; negative and not finite lengths count as 0.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Takes the same room from this view's safe area on some edges.
  ///
  /// - Parameter length: Room in points; `nil` for that of the default padding, 16.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }

  /// Takes the same room, in points, from this view's safe area on every edge.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// The node of room that is taken from a safe area.
@usableFromInline
package final class SafeAreaPaddingNode: UnaryNode, DirectedItem {
  private var layout: PaddingLayout
  private let environment: Unretained<EnvironmentScope>

  package init(_ insets: EdgeInsets, _ inputs: NodeInputs) {
    layout = PaddingLayout(insets: insets.asExtents)
    environment = inputs.environmentReference
    super.init(inputs)
    host.recordSafeAreaRegion()
    reportIfUnusable(insets)
  }

  private func reportIfUnusable(_ insets: EdgeInsets) {
    if !insets.isFinite || insets.hasNegative { host.reportInvalidDimension("safeAreaPadding", "\(insets)", at: self) }
  }

  package func update(_ insets: EdgeInsets) {
    let new = PaddingLayout(insets: insets.asExtents)
    let padded = layout.paddedEdges
    let isNews = new != layout
    layout = new
    reportIfUnusable(insets)
    if !isNews { return }
    needsMeasure()
    // What is covered is an answer of geometry, also where nothing moves.
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
