public import TributaryGeometry

/// Lets a view reach into what the surroundings cover.
public struct IgnoresSafeAreaModifier {
  let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: UnaryModifier {
  public typealias Body = Never

  public static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    IgnoresSafeAreaNode(modifier.pointee.edges, inputs)
  }

  public static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: IgnoresSafeAreaNode.self).receive(modifier.pointee.edges)
  }
}

extension View {
  /// Lets this view reach into the covered part of some edges, where it touches the edge of the safe area.
  ///
  /// Its size for the views around stays; what it shows is proposed the larger space and centred in it.
  ///
  /// - Parameter regions: What may be ignored. There is no keyboard here: `.keyboard` alone changes nothing.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets this view reach into the covered part of some edges, where it touches the edge of the safe area.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

/// The node of a view that reaches into what is covered.
///
/// Invariant: after the geometry pass `reach` is how far the item inside hangs over on each edge, from where this node
/// stands now.
package final class IgnoresSafeAreaNode: UnaryNode {
  private var edges: Edge.Set
  private var reach = EdgeInsets()

  package init(_ edges: Edge.Set, _ inputs: NodeInputs) {
    self.edges = edges
    super.init(inputs)
    setUpwards(.holdsObservers)
  }

  package func receive(_ edges: Edge.Set) {
    if edges == self.edges { return }
    self.edges = edges
    needsContentPlacement()
  }

  /// How far the item inside may hang over, from where this node stands.
  private var presentReach: EdgeInsets {
    let covered = coveredInsets
    return EdgeInsets(
      top: edges.contains(.top) ? covered.top : 0, leading: edges.contains(.leading) ? covered.leading : 0,
      bottom: edges.contains(.bottom) ? covered.bottom : 0, trailing: edges.contains(.trailing) ? covered.trailing : 0)
  }

  override package func placeContent() { placeScope() }

  override package func placeScope() {
    guard let child else { return }
    flags.remove(.needsPlacement)
    reach = presentReach
    if reach == EdgeInsets() {
      child.place(at: .zero, proposal: proposal)
      return
    }
    let room = CGSize(
      width: size.width + reach.leading + reach.trailing, height: size.height + reach.top + reach.bottom)
    let inner = child.sizeThatFits(ProposedViewSize(room))
    child.place(
      at: CGPoint(
        x: (room.width - inner.width) / 2 - reach.leading, y: (room.height - inner.height) / 2 - reach.top),
      proposal: ProposedViewSize(room))
  }

  @MainActor
  override package func safeAreaDidChange() {
    needsContentPlacement()
    super.safeAreaDidChange()
  }

  @MainActor
  override package func geometryDidChange() -> Bool {
    if presentReach != reach { host.runScope(of: self) { flags.insert(.needsPlacement) } }
    return true
  }
}
