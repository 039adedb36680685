import Tributary
import TributaryEngine

/// Which of two views is drawn over the other.
@MainActor
enum DrawingOrder {
  /// Whether a view is drawn after another, and so lies in front of it where both are. What is inside another view lies in
  /// front of it.
  static func isInFront(_ front: ItemNode, of back: ItemNode) -> Bool {
    let (fronts, backs) = (chain(of: front), chain(of: back))
    // Both begin at the root.
    var depth = 0
    while depth < fronts.count, depth < backs.count, fronts[depth] === backs[depth] { depth += 1 }
    guard depth < fronts.count else { return false }
    guard depth < backs.count, depth > 0 else { return true }
    var places: (front: Int?, back: Int?)
    var place = 0
    fronts[depth - 1].forEachItemBackToFront { item in
      if item === fronts[depth] { places.front = place }
      if item === backs[depth] { places.back = place }
      place += 1
    }
    guard let there = places.front, let here = places.back else { return false }
    return there > here
  }

  private static func chain(of item: ItemNode) -> [ItemNode] {
    var chain: [ItemNode] = []
    var node: ItemNode? = item
    while let current = node {
      chain.append(current)
      node = current.container
    }
    return chain.reversed()
  }
}
