@_spi(Engine) import TributaryEngine
package import TributaryGeometry

/// What a key does to a scroll view.
package enum ScrollCommand: Equatable {
  /// By a distance in points.
  case by(CGSize)
  /// By what is seen at once, less a little that stays for orientation: 1 forwards, -1 back.
  case pages(CGFloat)
  /// To the beginning of the content.
  case start
  /// To the end of the content.
  case end

  /// What stays of a page when the next is shown, as a part of it.
  private static let overlap: CGFloat = 0.1

  package func delta(in scroll: ScrollNode) -> CGSize {
    let axis: Axis = scroll.scrolls(along: .vertical) ? .vertical : .horizontal
    let along = { (distance: CGFloat) in
      axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
    }
    switch self {
    case .by(let delta): return delta
    case .pages(let count):
      let page = axis == .vertical ? scroll.size.height : scroll.size.width
      return along(page * (1 - Self.overlap) * count)
    case .start: return along(-.infinity)
    case .end: return along(.infinity)
    }
  }
}
