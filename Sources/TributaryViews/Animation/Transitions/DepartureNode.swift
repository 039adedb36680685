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
    flags.remove([.needsMeasure, .needsPlacement])
    flags.insert(.isPlaced)
    size = container.size
    proposal = container.proposal
    self.container = container
    childReference = Unretained(item)
    item.container = self
  }

  /// Makes up for what moved the container in the walk in which the item began to go.
  func keepPlace() {
    guard let place = container?.placeInEffect, place != firstPlace else { return }
    origin = CGPoint(x: firstPlace.x - place.x, y: firstPlace.y - place.y)
    needsDraw()
  }

  /// Whatever moves around it, it makes up for that itself.
  override package var holdsContentTogether: Bool { true }

  override package func childNeedsMeasure(_ child: ItemNode) { needsContentPlacement() }

  override package func childNeedsPlacement(_ child: ItemNode) { needsContentPlacement() }

  override package func placeContent() {
    if let child { child.place(at: child.origin, proposal: child.proposal) }
  }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    if isShown { super.draw(into: &recorder, at: origin) }
  }

  /// What goes contributes to nothing outside of it.
  override package func invalidateContribution(_ key: PreferenceKeyInfo?) -> Bool { false }

  override package func hitContent(at point: CGPoint) -> HitChain { [] }
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

/// What leaves the tree together, and still is drawn for a while.
struct Departure {
  /// The structure that goes, its state included.
  let unit: ViewNode
  /// What gave the unit its identity: by parent and key it is found again if it comes back in the meantime.
  let parent: ObjectIdentifier
  let key: AnyHashable
  var items: ContiguousArray<DepartingItem>
  /// The transitions with a body among those that show it going.
  let bodies: ContiguousArray<TransitionNode>
  /// The runs that show it going; those of bodies are known at the end of the walk.
  var runs: ContiguousArray<AnimationRun>

  func hasEnded(at time: Double) -> Bool { runs.allSatisfy { $0.hasEnded(at: time) } }
}

/// An item that goes.
struct DepartingItem {
  let node: DepartureNode
  let item: ItemNode
  /// The modifiers around the item that belong to a list further out.
  let decorations: ContiguousArray<UnaryNode>
  let container: ItemNode
  let zIndex: Double
  /// The index of the sibling that it is drawn right in front of; -1 if it comes before all.
  var predecessor: Int32

  /// Whether the item, or a modifier around it, has been taken away for good.
  var hasGone: Bool {
    item.flags.contains(.isRemoved) || decorations.contains { $0.flags.contains(.isRemoved) }
      || container.flags.contains(.isRemoved) || item.undecorated.flags.contains(.isRemoved)
  }
}
