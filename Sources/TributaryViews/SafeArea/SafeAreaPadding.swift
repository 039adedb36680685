import TributaryDrawing
public import TributaryGeometry
package import TributaryLayout

/// Takes room from the safe area of a view, as bars without content would.
public struct SafeAreaPaddingModifier {
  let insets: EdgeInsets

  init(insets: EdgeInsets) { self.insets = insets }
}

extension SafeAreaPaddingModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    SafeAreaPaddingNode(modifier.pointee.insets, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: SafeAreaPaddingNode.self).receive(modifier.pointee.insets)
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
package final class SafeAreaPaddingNode: UnaryNode {
  private var layout: PaddingLayout
  private unowned(unsafe) let environment: EnvironmentScope

  package init(_ insets: EdgeInsets, _ inputs: NodeInputs) {
    layout = PaddingLayout(insets: insets.sanitized)
    environment = inputs.environment
    super.init(inputs)
    host.noteSafeAreaRegion()
    reportIfUnusable(insets)
  }

  private func reportIfUnusable(_ insets: EdgeInsets) {
    if layout.insets != insets { host.reportInvalidDimension("safeAreaPadding", "\(insets)", at: self) }
  }

  package func receive(_ insets: EdgeInsets) {
    let new = PaddingLayout(insets: insets.sanitized)
    let padded = layout.paddedEdges
    let isNews = new != layout
    layout = new
    reportIfUnusable(insets)
    if !isNews { return }
    needsMeasure()
    // What is covered is an answer of geometry, also where nothing moves.
    child?.noteGeometryChange()
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

  override package func coveredSides(around item: ItemNode) -> SideInsets? {
    SideInsets(layout.insets, layoutDirection)
  }

  override package var layoutDirection: LayoutDirection { environment.values.builtIn.values.layoutDirection }

  override package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    child.flatMap { layout.explicitGuide(key, in: dimensions, child: $0) }
  }

  override package var priority: Double { 0 }

  override package var viewSpacing: ViewSpacing { super.viewSpacing.resetting(layout.paddedEdges) }
}
