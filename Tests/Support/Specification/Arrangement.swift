import Foundation
import SceneTestSupport
import TributaryGeometry

/// The origin of a child in its parent, and the proposal with which it is placed.
typealias Slot = (child: Int, origin: CGPoint, proposal: Proposal)

extension Item {
  /// Returns the places of the children of a view that is placed with a proposal.
  func slots(for proposal: Proposal) -> [Slot] {
    guard !children.isEmpty else { return [] }
    let inner = childProposal(proposal)
    switch role {
    case .element(.stack(.depth, let place, _)): return layersSlots(place, proposal)
    case .element(.stack(let direction, let place, let spacing)):
      return Line(direction, place, scope.number(spacing), children).slots(proposal)
    // Only the chosen view is placed (FIT-11 to FIT-13).
    case .element(.fits(let axes)): return fitting(axes, proposal).map { [($0, .zero, proposal)] } ?? []
    case .grid(let grid): return grid.slots(for: proposal)
    case .effect(.padding(let edges, let amount, let isSafeArea)):
      let insets = insets(edges, amount, isSafeArea)
      return [(0, CGPoint(x: insets.leading, y: insets.top), inner)]
    // A frame aligns the guides of its view with its own (FRAME-01, FRAME-02).
    case .effect(.frame(_, _, let place)):
      let own = size(for: proposal)
      return [(0, child.origin(place, inner) { $0.defaultValue(in: own) }, inner)]
    // A flexible frame places its view with its own size, except on an axis that neither it nor its parent specifies
    // (FRAME-22, FRAME-23).
    case .effect(.flexibleFrame(let width, let height, let place)):
      let own = size(for: proposal)
      let inner = Proposal(
        width: width.isEmpty && proposal.width == nil ? nil : own.width,
        height: height.isEmpty && proposal.height == nil ? nil : own.height)
      return [(0, child.origin(place, inner) { $0.defaultValue(in: own) }, inner)]
    case .effect(.offset(let x, let y)): return [(0, CGPoint(x: scope.number(x), y: scope.number(y)), proposal)]
    // A position places its view with its own size as the proposal (FRAME-26).
    case .effect(.position(let x, let y)):
      let inner = Proposal(size(for: proposal))
      let size = child.size(for: inner)
      return [(0, CGPoint(x: scope.number(x) - size.width / 2, y: scope.number(y) - size.height / 2), inner)]
    case .effect(.decoration(_, let place)):
      return [(0, .zero, proposal), decorated(proposal, with: children[1], place)]
    case .effect(.safeAreaInset(let edge, let place, let spacing)):
      return barred(edge, place, scope.number(spacing), proposal).slots
    default: return [(0, .zero, inner)]
    }
  }

  /// The slot of a decoration: it is offered the size of the view (OVER-01), and aligned guide to guide (OVER-02).
  func decorated(_ proposal: Proposal, with decoration: Item, _ place: AlignmentPair) -> Slot {
    let offered = Proposal(child.size(for: proposal))
    return (1, decoration.origin(place, offered) { child.guide($0, for: proposal) }, offered)
  }

  /// The origin at which the guides of the view meet others.
  func origin(_ place: AlignmentPair, _ proposal: Proposal, meeting other: (AnyGuide) -> CGFloat) -> CGPoint {
    let (x, y) = (AnyGuide.horizontal(place.horizontal), AnyGuide.vertical(place.vertical))
    return CGPoint(x: other(x) - guide(x, for: proposal), y: other(y) - guide(y, for: proposal))
  }
}
