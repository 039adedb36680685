public import TributaryDrawing
package import TributaryGeometry

/// Collects the commands of one fragment.
///
/// Drawing reads the nodes and writes nothing that layout reads into them: an item is told where it is shown, and asks for
/// what is shown of its properties (`ItemNode.shown`). While nothing moves both are those of the model.
@_spi(Engine) public struct DisplayRecorder {
  @usableFromInline package var commands: ContiguousArray<DisplayCommand>
  package let revision: UInt32
  /// Who knows where things are shown that move, once somebody was asked for: the timeline of the host, not counted.
  package var motion: UnsafeMutableRawPointer?

  /// The revision of what is drawn aside: fragments are made for it and kept by nobody.
  package static let aside = UInt32.max

  package init(revision: UInt32, reserving capacity: Int = 0) {
    self.commands = []
    self.revision = revision
    commands.reserveCapacity(capacity)
  }

  /// Appends a command.
  @inlinable
  package mutating func append(_ command: consuming DisplayCommand) {
    if command.hasPaintEffect { command = command.withoutPaintEffects }
    commands.append(command)
  }

  /// Appends an item of a container: a reference to the item's fragment.
  package mutating func append(_ item: ItemNode, at origin: CGPoint) {
    commands.append(
      .fragment(revision == Self.aside ? item.fragmentAside() : item.currentFragment(), at: origin))
  }

  /// Draws the item inside a modifier, in place.
  package mutating func draw(_ item: ItemNode, at origin: CGPoint) {
    if item.flags.contains(.isInMotion) { return drawInMotion(item, at: origin) }
    let place = CGPoint(x: origin.x + item.origin.x, y: origin.y + item.origin.y)
    draw(item, in: CGRect(origin: place, size: item.size))
  }

  /// Draws the item inside a modifier, in place.
  ///
  /// - Parameter frame: Where the item is shown, in the fragment's coordinates, in points.
  @inline(__always)
  package mutating func draw(_ item: ItemNode, in frame: CGRect) {
    if item.flags.contains(.isFragmentRoot) {
      append(item, at: frame.origin)
    } else {
      item.draw(into: &self, in: frame)
    }
  }

  /// Draws an item through an effect.
  package mutating func drawThrough(
    _ kind: DisplayEffect.Kind, _ item: ItemNode, at origin: CGPoint
  ) {
    var inner = DisplayRecorder(revision: revision)
    inner.draw(item, at: origin)
    append(.effect(DisplayEffect(DisplayFragment(inner.commands, revision: revision), kind)))
  }
}

extension ItemNode {
  /// The fragment of this item, drawn now if it never was or is out of date.
  package final func currentFragment() -> DisplayFragment {
    if let fragment, !flags.contains(.needsDraw) { return fragment }
    return redraw()
  }

  /// A fragment of this item as it stands, made for one picture: the item keeps what it has, and nothing is counted.
  package final func fragmentAside() -> DisplayFragment {
    var recorder = DisplayRecorder(revision: DisplayRecorder.aside)
    draw(into: &recorder, in: CGRect(origin: .zero, size: frame(.shown).size))
    return DisplayFragment(recorder.commands, revision: DisplayRecorder.aside)
  }

  /// Draws this item's fragment anew, because it stood in the queue of the draw pass.
  package final func redrawInQueue() {
    let old = fragment
    // Whoever refers to the old fragment has to refer to the new one.
    if redraw() !== old { containerReference?.with { $0.needsDraw() } }
  }

  /// Draws this item's fragment anew: in place while nobody else holds it, else as a new one.
  private final func redraw() -> DisplayFragment {
    flags.remove(.needsDraw)
    let revision = hostReference.with { host in
      host.counts.nodesVisited &+= 1
      return host.drawing.revision
    }
    // Siblings are often alike: as much room as the last one took.
    let expected = hostReference.with { host in
      let count = host.drawing.lastFragmentCount
      host.drawing.lastFragmentCount = 2
      return fragment?.commands.count ?? count
    }
    var recorder = DisplayRecorder(revision: revision, reserving: expected)
    draw(into: &recorder, in: CGRect(origin: .zero, size: frame(.shown).size))
    let count = recorder.commands.count
    hostReference.with { $0.drawing.lastFragmentCount = count }
    if recorder.commands.capacity > 2 * count + 8 { recorder.commands = ContiguousArray(recorder.commands[...]) }
    if let fragment, fragment.revision == revision {
      fragment.commands = recorder.commands
      return fragment
    }
    let new = DisplayFragment(recorder.commands, revision: revision)
    fragment = new
    return new
  }
}

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

/// What drawing keeps from one frame to the next.
package struct DrawingState {
  /// Which display list is being made: a fragment of an earlier one was handed out and is not written again.
  package var revision: UInt32 = 1
  /// How many commands the fragment that was drawn last has, among those of one container.
  package var lastFragmentCount = 2
  /// The root of the last display list that had blend modes to resolve, before and after.
  var composition: (source: DisplayFragment, result: DisplayFragment)?

  package init() {}
}
