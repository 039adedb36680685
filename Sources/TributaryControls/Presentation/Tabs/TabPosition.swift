@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// Where the pages of a tab view stand that are flipped.
///
///     │ page 0 │ page 1 │ page 2 │
///          └ what is seen ┘            place 0.5
struct TabPosition: Equatable {
  /// The place among the pages of the one that is seen, between two of them while they move; `nil` for that of the selected
  /// one, which never moves.
  var place: CGFloat?
  /// How far a drag has moved the pages to the right, in points.
  var pull: CGFloat = 0
}

/// The pages of a tab view at a position that may be on its way.
struct MovingTabPages<Content: View> {
  let pages: TabPages<Content>
  var position: TabPosition
}

extension MovingTabPages: View, Animatable, FrameworkComposite {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(position.place ?? 0, position.pull) }
    set {
      if position.place != nil { position.place = newValue.first }
      position.pull = newValue.second
    }
  }

  var body: some View {
    var pages = pages
    pages.position = position
    return pages
  }
}
