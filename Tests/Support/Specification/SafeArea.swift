import Foundation
import SceneTestSupport
import TributaryGeometry

/// A bar beside a view: `safeAreaInset`.
struct Bar {
  private let item: Item
  private let edge: Edge
  private let spacing: CGFloat?

  init(_ item: Item, _ edge: Edge, _ spacing: CGFloat?) {
    self.item = item
    self.edge = edge
    self.spacing = spacing
  }

  private var isVertical: Bool { edge == .top || edge == .bottom }
  private var isFirst: Bool { edge == .top || edge == .leading }
  private var bar: Item { item.children[1] }

  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func proposal(_ along: CGFloat?, _ proposal: Proposal) -> Proposal {
    isVertical ? Proposal(width: proposal.width, height: along) : Proposal(width: along, height: proposal.height)
  }

  /// The gap between the view and the bar (SAFE-10, SAFE-11). An empty bar has none (SAFE-14).
  private var gap: CGFloat {
    if bar.children.isEmpty { return 0 }
    if let spacing { return spacing }
    let (first, second) = isFirst ? (bar, item.child) : (item.child, bar)
    return first.gap(isVertical ? .bottom : .trailing, to: second, isVertical ? .top : .leading)
  }

  /// The bar receives what the minimum of the view leaves, and the view the rest (SAFE-13).
  private func proposals(_ proposal: Proposal) -> (view: Proposal, bar: Proposal) {
    guard let length = isVertical ? proposal.height : proposal.width else { return (proposal, proposal) }
    let minimum = along(item.child.size(for: self.proposal(0, proposal)))
    let offered = self.proposal(max(length - gap - minimum, 0), proposal)
    let rest = length - gap - along(bar.size(for: offered))
    return (self.proposal(max(rest, 0), proposal), offered)
  }

  private var guide: AnyGuide { isVertical ? .horizontal(.center) : .vertical(.center) }

  /// Bar, gap, and view together have the size of the whole; across, bar and view are centered on each other (SAFE-12).
  func size(for proposal: Proposal) -> CGSize {
    let (view, offered) = proposals(proposal)
    let (size, bar) = (item.child.size(for: view), bar.size(for: offered))
    return isVertical
      ? CGSize(width: max(size.width, bar.width), height: size.height + gap + bar.height)
      : CGSize(width: size.width + gap + bar.width, height: max(size.height, bar.height))
  }

  func slots(for proposal: Proposal) -> [Slot] {
    let (view, offered) = proposals(proposal)
    let (size, barSize) = (item.child.size(for: view), bar.size(for: offered))
    let (own, other) = (item.child.guide(guide, for: view), bar.guide(guide, for: offered))
    func point(_ along: CGFloat, _ guide: CGFloat) -> CGPoint {
      let across = max(own, other) - guide
      return isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }
    return [
      Slot(0, point(isFirst ? along(barSize) + gap : 0, own), view),
      Slot(1, point(isFirst ? 0 : along(size) + gap, other), offered),
    ]
  }
}

/// A rectangle that views respect, in one over which they can extend: that of the host, or that of a view with a bar.
struct SafeRegion {
  var inner: CGRect
  var outer: CGRect
}

extension CGRect {
  /// Extends the edges that touch the inner rectangle of a region, from the innermost region outward (SAFE-06 to SAFE-08, SAFE-18,
  /// SAFE-22, SAFE-26).
  func extended(_ edges: Edges, over regions: [SafeRegion]) -> CGRect {
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    func extend(_ edge: inout CGFloat, _ inner: CGFloat, _ outer: CGFloat) {
      if abs(edge - inner) <= 0.501 {
        edge += outer - inner
      } else if (edge - inner) * (edge - outer) < 0 {
        edge = outer
      }
    }
    for region in regions.reversed() {
      if edges.hasLeading { extend(&left, region.inner.minX, region.outer.minX) }
      if edges.hasTop { extend(&top, region.inner.minY, region.outer.minY) }
      if edges.hasTrailing { extend(&right, region.inner.maxX, region.outer.maxX) }
      if edges.hasBottom { extend(&bottom, region.inner.maxY, region.outer.maxY) }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
