import TributaryDrawing
import TributaryGeometry

extension DisplayRecorder {
  /// Draws an item that moves, comes or goes, or did so lately, where it is shown.
  ///
  /// - Parameter origin: The place of its container in the fragment's coordinates, in points.
  mutating func drawInMotion(_ item: ItemNode, at origin: CGPoint) {
    let timeline = item.hostReference.with { $0.animations }
    if item.containerReference?.with({ $0.flags.contains(.holdsDepartures) }) ?? false,
      let container = item.container as? UnaryNode
    {
      for going in timeline?.departingItems(in: container) ?? [] { draw(going, at: origin) }
    }
    var frame = timeline?.shownFrame(of: item) ?? CGRect(origin: item.origin, size: item.size)
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    guard let timeline, !timeline.effects.isEmpty, let state = timeline.shownTransition(of: item) else {
      return draw(item, in: frame)
    }
    draw(at: frame.origin, through: state.map(in: frame.size), opacity: state.opacity) {
      $0.draw(item, in: CGRect(origin: $1, size: frame.size))
    }
  }

  /// Draws something mapped about its top left corner, and faded.
  mutating func draw(
    at place: CGPoint, through map: CGAffineTransform, opacity: Double,
    _ content: (inout DisplayRecorder, CGPoint) -> Void
  ) {
    guard opacity > 0, map.isFinite, map.isInvertible else { return }
    var inner = DisplayRecorder(revision: revision)
    if map.isIdentity {
      content(&inner, place)
    } else {
      var mapped = DisplayRecorder(revision: revision)
      content(&mapped, .zero)
      let whole = map.concatenating(CGAffineTransform(translationX: place.x, y: place.y))
      inner.append(.effect(DisplayEffect(DisplayFragment(mapped.commands, revision: revision), .transform(whole))))
    }
    if opacity < 1 {
      append(.effect(DisplayEffect(DisplayFragment(inner.commands, revision: revision), .opacity(opacity))))
    } else {
      commands += inner.commands
    }
  }
}
