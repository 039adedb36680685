import TributaryDrawing
package import TributaryGeometry

extension DisplayRecorder {
  /// Draws an item that moves, comes or goes, or did so lately, where it is shown.
  ///
  /// - Parameter origin: The place of its container in the fragment's coordinates, in points.
  mutating func drawInMotion(_ item: ItemNode, at origin: CGPoint) {
    let timeline = timeline(of: item)
    // What goes from inside a modifier is drawn with what has come there. It may move on its way, and draws nothing else then.
    if item.containerReference?.with({ $0.flags.contains(.subtreeHasDepartures) }) ?? false,
      let container = item.container as? UnaryNode, !(item is DepartureNode)
    {
      for going in timeline?.object.departingItems(in: container) ?? [] { draw(going, at: origin) }
    }
    var frame = timeline?.with { $0.shownFrame(of: item) } ?? CGRect(origin: item.origin, size: item.size)
    frame.origin.x += origin.x
    frame.origin.y += origin.y
    guard let timeline, timeline.with({ !$0.effects.isEmpty }), let state = timeline.object.shownTransition(of: item)
    else {
      return draw(item, in: frame)
    }
    draw(at: frame.origin, through: state.map(in: frame.size), opacity: state.opacity) {
      $0.draw(item, in: CGRect(origin: $1, size: frame.size))
    }
  }

  /// The timeline of an item's host, which is there as long as the host is.
  @inline(__always)
  private mutating func timeline(of item: ItemNode) -> Unretained<AnimationTimeline>? {
    if let motion { return Unretained(unmanaged: .fromOpaque(motion)) }
    guard let timeline = item.hostReference.with({ $0.animations }) else { return nil }
    motion = Unmanaged.passUnretained(timeline).toOpaque()
    return Unretained(timeline)
  }

  /// Draws something mapped about its top left corner, and faded.
  package mutating func draw(
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
