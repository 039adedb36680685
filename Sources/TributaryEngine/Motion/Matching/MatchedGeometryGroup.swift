import TributaryDiagnostics
import TributaryGeometry

/// The views that share their geometry under one name.
final class MatchedGeometryGroup {
  let key: MatchedGeometryRegistry.Key
  var members = HandleList()
  /// Where the view was shown that has gone from the group in this walk, in the root.
  var departure: CGRect?

  /// Whether the registry lists it among those with several members.
  var isShared = false

  init(_ key: MatchedGeometryRegistry.Key) { self.key = key }
}

extension MatchedGeometryNode {
  /// The frame of a source in this node's coordinates; `nil` if it cannot be followed.
  @MainActor
  func frame(of source: MatchedGeometryNode) -> CGRect? {
    guard isPresent, !isAround(source) else { return nil }
    bringEffectsUpToDate()
    source.bringEffectsUpToDate()
    let map = source.transform(to: self)
    guard map.isFinite else { return nil }
    let frame = map.map(CGRect(origin: .zero, size: source.size))
    return frame.isFinite ? frame : nil
  }

  private func isAround(_ other: ItemNode) -> Bool {
    var node: ItemNode? = other
    while let current = node {
      if current === self { return true }
      node = current.container
    }
    return false
  }
}

extension ItemNode {
  /// Layout has placed what is around, and no geometry pass has told it yet.
  @MainActor
  package final func bringEffectsUpToDate() {
    var node = container
    while let current = node {
      current.sizedEffect?.contentTransformIsNeeded()
      node = current.container
    }
  }
}

extension ViewNode {
  func collectMatched(_ nodes: inout ContiguousArray<MatchedGeometryNode>) {
    if let matched = self as? MatchedGeometryNode { nodes.append(matched) }
    forEachChild { $0.collectMatched(&nodes) }
  }
}
