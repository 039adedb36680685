import Foundation
import SceneTestSupport
import TributaryGeometry

extension Item {
  /// A bar beside a view: `safeAreaInset`.
  ///
  /// Along their axis, the two are a stack in which the bar has the higher priority (SAFE-10, SAFE-11, SAFE-13).
  /// Across, the view is in the middle, and the guide of the bar meets that of the view (SAFE-12).
  func barred(
    _ edge: Edge, _ place: AlignmentPair, _ spacing: CGFloat?, _ proposal: Proposal
  ) -> (size: CGSize, slots: [Slot]) {
    let order = edge == .top || edge == .leading ? [1, 0] : [0, 1]
    let spacing = children[1].children.isEmpty ? 0 : spacing  // SAFE-14
    var line = Line(edge.isVertical ? .vertical : .horizontal, place, spacing, order.map { children[$0] })
    line.priorities = order.map(Double.init)
    var served = line.served(proposal)
    let length = max(served.reduce(line.gaps[0]) { $0 + line.along($1.size) }, 0)
    let size = line.size(length, served.map { line.across($0.size) }.max() ?? 0)
    // Without a cross length, the own one is proposed to view and bar when they are placed (SAFE-27).
    let placed = line.placed(proposal, in: size)
    if placed != proposal { served = line.served(placed) }
    let positions = [0, length - line.along(served[1].size)]
    let guides = zip(line.children, served).map { $0.guide(line.guide, for: $1.proposal, size: $1.size) }
    let (view, bar) = (order[0], order[1])
    let center = (line.across(size) - line.across(served[view].size)) / 2
    return (
      size,
      [
        (0, line.point(positions[view], center), served[view].proposal),
        (1, line.point(positions[bar], center + guides[view] - guides[bar]), served[bar].proposal),
      ]
    )
  }
}

/// A rectangle that views respect, in one over which they can extend: that of the host, or that of a view with a bar.
struct SafeRegion {
  var inner: CGRect
  var outer: CGRect
}

extension CGRect {
  /// Extends the edges that touch the inner rectangle of a region, from the innermost region outward (SAFE-06 to
  /// SAFE-08, SAFE-18, SAFE-22). The tolerance is a length in the coordinates of the view (SAFE-26, SAFE-29).
  func extended(_ edges: Edges, over regions: [SafeRegion]) -> CGRect {
    var (left, top, right, bottom) = (minX, minY, maxX, maxY)
    func extend(_ edge: inout CGFloat, _ inner: CGFloat, _ outer: CGFloat) {
      if abs(edge - inner) <= 0.501 { return edge += outer - inner }
      if (edge - inner) * (edge - outer) < 0 { edge = outer }
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
