package import TributaryGeometry

/// What of its content a scroll view is asked to show.
package enum ScrollGoal: Equatable {
  /// The view with an id.
  ///
  /// The anchor is the point of the view and of the viewport that shall meet; `nil` for as little movement as possible.
  case view(AnyHashable, anchor: UnitPoint?)
  /// The beginning or the end of the content.
  case edge(Edge)
  /// A point of the content at the top left corner of what the margins leave of the viewport; `nil` leaves a coordinate as it
  /// is.
  case point(x: CGFloat?, y: CGFloat?)
}

extension ScrollNode {
  /// The offset at which an edge of the content is seen.
  package final func offset(at edge: Edge) -> CGPoint {
    var wish = offset
    switch edge {
    case .top: wish.y = 0
    case .bottom: wish.y = range(along: .vertical)
    case .leading: wish.x = 0
    case .trailing: wish.x = range(along: .horizontal)
    }
    return within(wish)
  }

  /// The offset at which a point of the content stands at the top left corner of what the margins leave of the viewport.
  package final func offset(x: CGFloat?, y: CGFloat?) -> CGPoint {
    var wish = offset
    if let y, y.isFinite { wish.y = y }
    if let x, x.isFinite { wish.x = isMirrored ? range(along: .horizontal) - x : x }
    return within(wish)
  }
}
