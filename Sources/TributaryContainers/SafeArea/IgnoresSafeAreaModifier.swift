@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A modifier that extends a view beyond the safe area.
@_documentation(visibility: internal)
public struct IgnoresSafeAreaModifier {
  let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> IgnoresSafeAreaNode {
    IgnoresSafeAreaNode(modifier.pointee.edges, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: IgnoresSafeAreaNode) {
    node.update(modifier.pointee.edges)
  }
}

extension View {
  /// Extends this view beyond the safe area on the specified edges that it touches.
  ///
  /// The size of this view in the surrounding layout does not change. Its content receives the larger space as its
  /// proposal, and is placed at the top leading corner of that space.
  ///
  /// - Parameters:
  ///   - regions: The safe area regions to ignore. There is no keyboard region: `.keyboard` alone has no effect.
  ///   - edges: The edges to extend.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends this view beyond the safe area on the specified edges that it touches.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// The node of a view that extends beyond the safe area.
///
/// Invariant: after the geometry pass, `reach` is the distance by which this node, at its current position, can extend
/// on each of `edges`.
///
/// Checked by `IgnoresSafeAreaNode.checkCaches`.
@usableFromInline
package final class IgnoresSafeAreaNode: UnaryNode, DirectedItem, ScopeOwner, CachingNode {
  private var edges: Edge.Set
  private var reach = EdgeInsets()
  private let environment: Unretained<EnvironmentScope>

  package init(_ edges: Edge.Set, _ inputs: NodeInputs) {
    self.edges = edges
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasObservers)
  }

  package func update(_ edges: Edge.Set) {
    if edges == self.edges { return }
    self.edges = edges
    needsContentPlacement()
  }

  package var layoutDirection: LayoutDirection { environment.values.direction }

  /// Concealed views are not placed.
  @MainActor
  package func checkCaches(_ fail: (String) -> Void) {
    if !isAbsent(.concealed), coveredInsets(on: edges) != reach {
      fail("A view that ignores the safe area extends by the insets that its surroundings cover.")
    }
  }

  override package func placeContent() { placeScope() }

  package func placeScope() {
    guard let child else { return }
    flags.remove(.needsPlacement)
    reach = coveredInsets(on: edges)
    if reach == EdgeInsets() {
      child.place(at: .zero, proposal: proposal)
      return
    }
    let room = ProposedViewSize(
      rawWidth: proposal.rawWidth + reach.horizontal, rawHeight: proposal.rawHeight + reach.vertical)
    let inner = child.sizeThatFits(room)
    let isMirrored = layoutDirection == .rightToLeft
    child.place(
      at: CGPoint(x: isMirrored ? size.width + reach.leading - inner.width : -reach.leading, y: -reach.top),
      proposal: room)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.safeArea) { needsContentPlacement() }
    super.surroundingsDidChange(changes)
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    if coveredInsets(on: edges) != reach { host.runScope(of: self) { flags.insert(.needsPlacement) } }
    return true
  }
}
