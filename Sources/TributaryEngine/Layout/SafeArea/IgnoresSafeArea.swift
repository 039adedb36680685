public import TributaryGeometry

/// Lets a view reach into what the surroundings cover.
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
  /// Lets this view reach into the covered part of some edges, where it touches the edge of the safe area.
  ///
  /// Its size for the views around stays; what it shows is proposed the larger space and stands at its top leading corner.
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
