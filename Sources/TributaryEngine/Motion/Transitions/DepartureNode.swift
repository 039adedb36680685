import TributaryDrawing
package import TributaryGeometry

/// Holds an item that goes where it last stood in its container: drawn there, and no part of anything else.
///
///     container ──▶ items            laid out, hit, folded
///        ┆
///        └┄ drawn ┄▶ DepartureNode ──▶ item      keeps its last place and size
package final class DepartureNode: UnaryNode {
  private let firstPlace: CGPoint
  /// Whether the item is seen until the others that go with it have gone.
  let isShown: Bool

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

  /// Makes up for what moved the container in the walk in which the item began to go.
  func keepPlace() {
    guard let place = container?.placeInEffect, place != firstPlace else { return }
    origin = CGPoint(x: firstPlace.x - place.x, y: firstPlace.y - place.y)
    needsDraw()
  }

  /// Whatever moves around it, it makes up for that itself.
  override package var holdsContentTogether: Bool { true }

  override package func child(_ child: ItemNode, needs need: LayoutNeed) { needsContentPlacement() }

  override package func placeContent() {
    if let child { child.place(at: child.origin, proposal: child.proposal) }
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if isShown { super.draw(into: &recorder, in: frame) }
  }

  /// What goes contributes to nothing outside of it.
  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { false }

  override package func hitContent(at point: CGPoint) -> HitChain { [] }

  override package func absence(of inner: ViewNode, among reasons: Exclusion) -> Exclusion {
    reasons.intersection(.departing)
  }
}

extension ItemNode {
  /// Where this item stands in the nearest effect around it, or in the root.
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

extension DepartureNode: DepartureProxy {}

/// An item that holds another one on its way out, and is seen where that one was shown.
package protocol DepartureProxy: ItemNode {}
