import Foundation
import SceneTestSupport
import TributaryGeometry

/// The origin of a child in its parent, and the proposal with which it is placed.
struct Slot {
  var child: Int
  var origin: CGPoint
  var proposal: Proposal

  init(_ child: Int, _ origin: CGPoint, _ proposal: Proposal) {
    (self.child, self.origin, self.proposal) = (child, origin, proposal)
  }
}

extension Item {
  /// Returns the places of the children of a view that is placed with a proposal.
  func slots(for proposal: Proposal) -> [Slot] {
    guard !children.isEmpty else { return [] }
    switch role {
    case .element(.stack(.depth, let place, _)): return layersSlots(place, proposal)
    case .element(.stack(let direction, let place, let spacing)):
      return Line(direction, place, scope.number(spacing), children).slots(proposal)
    case .element(.fits(let axes)):
      // Only the chosen view is placed (FIT-11 to FIT-13).
      return fitting(axes, proposal).map { [Slot($0, .zero, proposal)] } ?? []
    case .grid(let grid): return grid.slots(children, proposal)
    case .effect(.padding(let edges, let amount)):
      let insets = edges.insets(scope.number(amount))
      return [Slot(0, CGPoint(x: insets.leading, y: insets.top), childProposal(proposal))]
    case .effect(.frame(_, _, let place)):
      return [aligned(place, in: size(for: proposal), childProposal(proposal))]
    // A flexible frame places its view with its own size, except on an axis that neither it nor its parent specifies
    // (FRAME-22, FRAME-23).
    case .effect(.flexibleFrame(let width, let height, let place)):
      let own = size(for: proposal)
      let inner = Proposal(
        width: width.isEmpty && proposal.width == nil ? nil : own.width,
        height: height.isEmpty && proposal.height == nil ? nil : own.height)
      return [aligned(place, in: own, inner)]
    case .effect(.offset(let x, let y)): return [Slot(0, CGPoint(x: scope.number(x), y: scope.number(y)), proposal)]
    case .effect(.position(let x, let y)):
      let size = child.size(for: proposal)
      return [
        Slot(0, CGPoint(x: scope.number(x) - size.width / 2, y: scope.number(y) - size.height / 2), proposal)
      ]
    // A decoration is offered the size of its view (OVER-01), and aligned guide to guide (OVER-02).
    case .effect(.decoration(_, let place)):
      return [Slot(0, .zero, proposal), decorating(place, child, proposal, children[1], 1)]
    case .effect(.safeAreaInset(let edge, let spacing)):
      return Bar(self, edge, scope.number(spacing)).slots(for: proposal)
    default: return [Slot(0, .zero, childProposal(proposal))]
    }
  }

  /// The slot of a decoration of a primary view.
  func decorating(_ place: AlignmentPair, _ primary: Item, _ proposal: Proposal, _ decoration: Item, _ index: Int)
    -> Slot
  {
    let offered = Proposal(primary.size(for: proposal))
    return Slot(
      index,
      CGPoint(
        x: primary.guide(.horizontal(place.horizontal), for: proposal)
          - decoration.guide(.horizontal(place.horizontal), for: offered),
        y: primary.guide(.vertical(place.vertical), for: proposal)
          - decoration.guide(.vertical(place.vertical), for: offered)),
      offered)
  }

  /// The slot of the only child, whose guide is aligned with that of a frame (FRAME-01, FRAME-02).
  private func aligned(_ place: AlignmentPair, in size: CGSize, _ proposal: Proposal) -> Slot {
    Slot(
      0,
      CGPoint(
        x: AnyGuide.horizontal(place.horizontal).defaultValue(in: size)
          - child.guide(.horizontal(place.horizontal), for: proposal),
        y: AnyGuide.vertical(place.vertical).defaultValue(in: size)
          - child.guide(.vertical(place.vertical), for: proposal)),
      proposal)
  }
}
