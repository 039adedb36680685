import Tributary
@_spi(Engine) import TributaryEngine
import TributaryViews

/// What keeps a pointer from a view.
@MainActor
struct Reach {
  /// Why a press at a point would not be the view's, as the end of a sentence; `nil` if it would.
  let obstacle: String?

  /// - Parameter point: In root coordinates, in points.
  init(of node: ViewNode, at point: CGPoint, in core: ViewGraph) {
    if let obstacle = Sight(of: node, in: core).obstacle {
      self.obstacle = "it is not visible: \(obstacle)"
      return
    }
    obstacle = core.answering {
      alreadyOnMainActor {
        Self.thief(of: node, at: point, in: core).map { "\($0) is in front of it and receives the press" }
      }
    }
  }

  /// What would take the press although it has nothing to do with the view. A press on what is drawn over a view is still
  /// the view's if the same gestures hear of it.
  private static func thief(of node: ViewNode, at point: CGPoint, in core: ViewGraph) -> String? {
    if node.isAbsent(.covered) { return "a modal presentation" }
    let items = node.standingItems
    guard let taker = core.root.hit(point).first(where: { $0 is GestureNode || $0 is ScrollNode }) else { return nil }
    let isRelated = items.contains { item in isInside(item, taker) || isInside(taker, item) }
    if isRelated || !items.allSatisfy({ DrawingOrder.isInFront(taker, of: $0) }) { return nil }
    return taker.layoutPath
  }

  private static func isInside(_ item: ItemNode, _ other: ItemNode) -> Bool {
    var node: ItemNode? = item
    while let current = node {
      if current === other { return true }
      node = current.container
    }
    return false
  }
}
