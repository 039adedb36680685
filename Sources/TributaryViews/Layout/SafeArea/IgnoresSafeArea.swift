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
    unsafeDowncast(node, to: IgnoresSafeAreaNode.self).update(modifier.pointee.edges)
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
