import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// The views that share their geometry under one id and namespace.
final class MatchedGeometryGroup {
  let key: MatchedGeometryRegistry.Key
  var members = HandleList<TypedHandle<MatchedGeometryNode>>()
  /// The displayed frame of the view that was removed from the group in this walk, in root coordinates, in points.
  var departure: CGRect?

  /// Whether the registry lists the group among the groups with several members.
  var isShared = false

  init(_ key: MatchedGeometryRegistry.Key) { self.key = key }
}

extension MatchedGeometryNode {
  /// Returns the frame of a source in this node's coordinates, in points; `nil` if it cannot be followed.
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

extension MatchedGeometryNode {
  /// Appends the views with matched geometry at a node or below, in view order.
  static func collect(in node: ViewNode, _ nodes: inout ContiguousArray<MatchedGeometryNode>) {
    if let matched = node as? MatchedGeometryNode { nodes.append(matched) }
    node.forEachChild { collect(in: $0, &nodes) }
  }
}

/// The settings of a view in its group.
struct GeometryMatching: Equatable {
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool
}

extension HostMotion {
  /// The largest number of rounds in which one layout pass places the views of groups: a source can be inside a view
  /// that follows another source.
  private static let mostRounds = 16

  /// Places the views that follow the source of their group.
  ///
  /// - Parameter place: A closure that runs layout from its roots.
  /// - Returns: Whether any view was placed.
  @MainActor @discardableResult
  package func placeFollowers(_ place: () -> Void) -> Bool {
    guard let matchedGeometry else { return false }
    // Departing views keep their positions, even if their containers have moved.
    timeline?.keepDeparturesInPlace()
    var rounds = 0
    while rounds < Self.mostRounds, matchedGeometry.match({ begin($0, place) }) {
      place()
      rounds += 1
    }
    return rounds > 0
  }

  /// Animates inserted views from their start frames, in root coordinates, to their own frames.
  ///
  /// The views are first placed at their start frames without animation. The placement at their own frames is then
  /// animated like any other move.
  @MainActor
  private func begin(_ begun: [(node: MatchedGeometryNode, start: CGRect)], _ place: () -> Void) {
    var placed: ContiguousArray<MatchedGeometryNode> = []
    for (node, start) in begun {
      let map = node.transform(upTo: nil)
      guard map.isFinite, map.isInvertible else { continue }
      placed.append(node)
      _ = node.follow(map.inverted().map(start))
    }
    host.withoutAnimation(place)
    for node in placed { _ = node.follow(nil) }
  }
}
