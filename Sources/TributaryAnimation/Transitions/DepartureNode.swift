import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

/// A node that draws a departing item at its last position, outside all other passes.
///
///     container ──▶ items            laid out, hit, folded
///        ┆
///        └┄ drawn ┄▶ DepartureNode ──▶ item      keeps its last position and size
package final class DepartureNode: UnaryNode {
  private let firstPlace: CGPoint
  /// Whether the item is drawn. An item without a transition is kept for the other items of its unit, and not drawn.
  let isShown: Bool
  /// The departure, which owns this node, until it ends.
  var owner: Unretained<Departure>?

  init(_ item: ItemNode, in container: ItemNode, isShown: Bool) {
    self.isShown = isShown
    firstPlace = container.placeInEffect
    super.init(NodeInputs(parent: container, environment: container.host.environment))
    flags.remove(.needsLayout)
    flags.insert(.isPlaced)
    size = container.size
    proposal = container.proposal
    self.container = container
    childReference = Unretained(item)
    item.container = self
    host.facts.absences.insert(.departing)
  }

  /// Compensates for movements of the container in the walk of the removal.
  func keepPlace() {
    guard let place = container?.placeInEffect, place != firstPlace else { return }
    origin = CGPoint(x: firstPlace.x - place.x, y: firstPlace.y - place.y)
    needsDraw()
  }

  override package var holdsDeparture: Bool { true }

  // The node compensates for movements of its ancestors.
  override package var holdsContentTogether: Bool { true }

  override package func child(_ child: ItemNode, needs need: LayoutNeed) { needsContentPlacement() }

  override package func placeContent() {
    if let child { child.place(at: child.origin, proposal: child.proposal) }
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if isShown { super.draw(into: &recorder, in: frame) }
  }

  override package func hitContent(at point: CGPoint) -> HitChain { [] }

  override package func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    reasons.intersection(.departing)
  }
}

extension DepartureNode {
  /// Returns whether an item is the departing item, one of the modifiers around it that belong to lists, or the item
  /// inside them.
  func displays(_ item: ItemNode) -> Bool {
    var current = child
    while let shown = current {
      if shown === item { return true }
      current = shown.decorated
    }
    return false
  }
}

extension ItemNode {
  /// The item that this item decorates as a modifier of a list; `nil` for another item.
  var decorated: ItemNode? { asUnary.flatMap { $0.content == nil ? $0.decoratedItem : nil } }

  /// The position of this item in the nearest effect around it, or in the root, in points.
  fileprivate var placeInEffect: CGPoint {
    var place = origin
    var outer = container
    while let current = outer, !current.holdsContentTogether {
      place.x += current.origin.x
      place.y += current.origin.y
      outer = current.container
    }
    return place
  }
}
