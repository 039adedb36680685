public import TributaryDrawing
package import TributaryGeometry

/// A recorder of the drawing commands of one fragment.
///
/// Drawing reads nodes and does not write values that layout reads. Each item receives its displayed geometry, and
/// reads the displayed values of its properties. Without animations, these equal the values of the model.
@_spi(Engine) public struct DisplayRecorder {
  @usableFromInline package var commands: ContiguousArray<DisplayCommand>
  package let revision: UInt32

  /// The revision of separately drawn pictures, whose fragments are not cached.
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

  /// Appends an item of a container, as a reference to the item's fragment.
  package mutating func append(_ item: ItemNode, at origin: CGPoint) {
    commands.append(
      .fragment(revision == Self.aside ? item.fragmentAside() : item.currentFragment(), at: origin))
  }

  /// Draws the item of a modifier in place.
  @inline(__always)
  package mutating func draw(_ item: ItemNode, at origin: CGPoint) {
    if item.flags.contains(.isInMotion) { return drawMoving(item, at: origin) }
    drawInPlace(item, at: origin)
  }

  @inline(never)
  private mutating func drawMoving(_ item: ItemNode, at origin: CGPoint) {
    if let animator = item.hostReference.with({ $0.animator }) { return animator.draw(item, at: origin, into: &self) }
    drawInPlace(item, at: origin)
  }

  @inline(__always)
  private mutating func drawInPlace(_ item: ItemNode, at origin: CGPoint) {
    let place = CGPoint(x: origin.x + item.origin.x, y: origin.y + item.origin.y)
    draw(item, in: CGRect(origin: place, size: item.size))
  }

  /// Draws the item of a modifier in place.
  ///
  /// - Parameter frame: The displayed frame of the item, in the fragment's coordinates, in points.
  @inline(__always)
  package mutating func draw(_ item: ItemNode, in frame: CGRect) {
    if item.flags.contains(.isFragmentRoot) {
      append(item, at: frame.origin)
    } else {
      item.draw(into: &self, in: frame)
    }
  }

  /// Draws an item with an effect.
  package mutating func drawThrough(
    _ kind: DisplayEffect.Kind, _ item: ItemNode, at origin: CGPoint
  ) {
    var inner = DisplayRecorder(revision: revision)
    inner.draw(item, at: origin)
    append(.effect(DisplayEffect(DisplayFragment(inner.commands, revision: revision), kind)))
  }
}

extension ItemNode {
  /// Gives this item a separate fragment, which can be moved and drawn again independently of its container.
  package final func becomeFragmentRoot() {
    if flags.contains(.isFragmentRoot) { return }
    flags.insert(.isFragmentRoot)
    discardFragment()
  }

  /// Draws this item in the fragment of its container.
  package final func becomePartOfFragment() {
    guard flags.contains(.isFragmentRoot) else { return }
    flags.remove(.isFragmentRoot)
    discardFragment()
  }

  private final func discardFragment() {
    flags.remove(.needsDraw)
    fragment = nil
    containerReference?.with { container in
      container.drawingDidChange(of: self)
      container.needsDraw()
    }
  }

  /// Returns the fragment of this item. The fragment is drawn first if it does not exist or is out of date.
  package final func currentFragment() -> DisplayFragment {
    if let fragment, !flags.contains(.needsDraw) { return fragment }
    return redraw()
  }

  /// Returns a fragment of this item's current state for a separate picture. The item's cached fragment and the counts
  /// are unaffected.
  package final func fragmentAside() -> DisplayFragment {
    var recorder = DisplayRecorder(revision: DisplayRecorder.aside)
    draw(into: &recorder, in: CGRect(origin: .zero, size: frame(.shown).size))
    return DisplayFragment(recorder.commands, revision: DisplayRecorder.aside)
  }

  /// Draws this item's fragment again during the draw pass.
  package final func redrawInQueue() {
    let old = fragment
    // Nodes that refer to the old fragment must be drawn again to refer to the new one.
    if redraw() !== old { containerReference?.with { $0.needsDraw() } }
  }

  /// Draws this item's fragment again: in place while no display list contains it, otherwise as a new fragment.
  private final func redraw() -> DisplayFragment {
    flags.remove(.needsDraw)
    let revision = hostReference.with { host in
      host.counts.nodesVisited &+= 1
      return host.drawing.revision
    }
    // Siblings are often similar, so the capacity is that of the previous fragment.
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
    containerReference?.with { $0.drawingDidChange(of: self) }
    return new
  }
}

extension DisplayRecorder {
  /// Draws content with a map about its top left corner and with an opacity.
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

/// The state of drawing that persists between frames.
package struct DrawingState {
  /// The revision of the display list in progress. Fragments of earlier revisions may be part of a display list and are
  /// not modified.
  package var revision: UInt32 = 1
  /// The number of commands in the most recently drawn fragment of the same container.
  package var lastFragmentCount = 2
  /// The root of the last display list with blend modes to resolve, before and after the resolution.
  var composition: (source: DisplayFragment, result: DisplayFragment)?

  package init() {}
}
