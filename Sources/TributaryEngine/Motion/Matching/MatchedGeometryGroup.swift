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

/// How a view takes part in its group.
struct GeometryMatching: Equatable {
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}

extension ViewGraph {
  /// How often views of groups are placed in one layout pass: a source may stand in a view that follows another one.
  private static let mostRounds = 16

  /// Places what follows the source of its group.
  ///
  /// - Parameter place: Runs layout from its roots.
  /// - Returns: Whether anything was placed.
  @MainActor @discardableResult
  func matchGeometry(_ place: () -> Void) -> Bool {
    guard let matchedGeometry else { return false }
    // What goes stands where it stood, also while its container is elsewhere already.
    animations?.keepDeparturesInPlace()
    var rounds = 0
    while rounds < Self.mostRounds, matchedGeometry.match({ begin($0, place) }) {
      place()
      rounds += 1
    }
    return rounds > 0
  }

  /// Shows views that have just come on their way from frames in the root to their own.
  ///
  /// They are placed there, as if they had always been; from there they go to where they belong like anything that moves.
  @MainActor
  private func begin(_ begun: [(node: MatchedGeometryNode, start: CGRect)], _ place: () -> Void) {
    var placed: ContiguousArray<MatchedGeometryNode> = []
    for (node, start) in begun {
      let map = node.transform(upTo: nil)
      guard map.isFinite, map.isInvertible else { continue }
      placed.append(node)
      _ = node.follow(map.inverted().map(start))
    }
    withoutAnimation(place)
    for node in placed { _ = node.follow(nil) }
  }
}
