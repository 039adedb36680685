import Foundation
package import TributaryDrawing
import TributaryGeometry
package import TributaryEngine
import TributaryGestures
@_spi(Engine) import TributaryViews

/// An object that plays a script on a host, using the host's virtual clock.
@MainActor
package final class ScriptPlayer<Content: View> {
  package let host: ViewHost<Content>

  /// The report of the first frame.
  package let firstFrame: FrameReport

  /// The combined report of all later frames: the largest number of passes, and the sums of the work counts.
  package private(set) var laterFrames = FrameReport(passes: 0, settled: true)

  /// The number of later frames.
  package private(set) var laterFrameCount = 0

  /// The reports that the script requested, ready to be printed.
  package private(set) var reports = ""

  /// Whether the host has changes that no frame has processed.
  private var isStale = false

  /// The longest time that a recording continues after the script, in seconds.
  package static var patience: Double { 5 }

  /// A closure that receives every picture with its time, in seconds.
  private let watch: ((Double, DisplayList) -> Void)?

  /// Runs the first frame and the main-queue work that it starts.
  ///
  /// - Parameter watch: Receives every picture with its time in seconds, at least 30 times per second of virtual time.
  package init(_ host: ViewHost<Content>, watch: ((Double, DisplayList) -> Void)? = nil) {
    self.host = host
    self.watch = watch
    firstFrame = host.update()
    host.core.callbacks.needsFrame = { [weak self] in self?.isStale = true }
    host.core.callbacks.didRunFrame = { [weak self] in self?.count($0) }
    catchUp()
  }

  /// Removes the callbacks from the host.
  package func end() {
    host.core.callbacks.needsFrame = nil
    host.core.callbacks.didRunFrame = nil
  }

  private func count(_ frame: FrameReport) {
    // This frame includes all changes that were requested before it.
    if frame.settled { isStale = false }
    laterFrames = laterFrames.followed(by: frame)
    laterFrameCount += 1
  }

  /// Plays a script to its end.
  ///
  /// - Throws: `CommandLineError` for a step that refers to a missing view. The error lists the existing views.
  package func play(_ script: Script) throws(CommandLineError) {
    for step in script.steps { try perform(step) }
  }

  /// Advances the clock until no animation or deadline is pending, for ``patience`` seconds at most.
  package func rest() {
    let start = host.time
    let count = Int(Self.patience * 60)
    for frame in 1...count {
      if !host.isAnimating, host.core.clock.deadlines.isEmpty { break }
      // The time is not a sum of steps, so that the last step ends exactly.
      host.moveClock(to: start + Double(frame) / 60)
      catchUp(shows: frame.isMultiple(of: 2))
    }
    watch?(host.time, host.displayList)
  }

  /// Advances the clock, in small steps if a closure receives the pictures. The result is the same.
  private func pass(_ seconds: Double) {
    let steps = watch == nil ? 1 : max(1, Int((seconds * 30).rounded(.up)))
    if steps == 1 {
      host.advance(by: seconds)
      return
    }
    let start = host.time
    for step in 1...steps {
      // The time is not a sum of steps, so that the last step ends exactly.
      host.advance(by: start + seconds * Double(step) / Double(steps) - host.time)
      catchUp()
    }
  }

  private func perform(_ step: Script.Step) throws(CommandLineError) {
    switch step {
    case .tap(.point(let point), let held): host.tap(at: point, modifiers: held)
    case .tap(.named(let name), let held):
      if host.identifiers.contains(name) {
        host.tap(name, modifiers: held)
      } else {
        host.tap(at: try place(of: name, "tap"), modifiers: held)
      }
    case .hover(nil): host.hover(at: nil)
    case .hover(.point(let point)): host.hover(at: point)
    case .hover(.named(let name)): host.hover(at: try place(of: name, "hover"))
    case .press(let point, let seconds): host.performPress(at: point, for: seconds, pass)
    case .drag(let start, let end, let seconds):
      host.performDrag(from: start, to: end, holding: seconds, steps: Script.stepsOfDrag) { seconds in
        pass(seconds)
        catchUp()
      }
    case .pinch(let target, let factor, let angle):
      let point: CGPoint
      switch target {
      case .point(let place): point = place
      case .named(let name): point = try place(of: name, "pinch")
      }
      host.performPinch(at: point, by: factor, rotatingBy: angle, steps: Script.stepsOfDrag) { seconds in
        pass(seconds)
        catchUp()
      }
    case .type(let text): try type(text)
    case .key(let key, let modifiers): press(key, modifiers)
    case .scroll(let target, let distance): try scroll(target, by: distance)
    case .menu(.point(let point)): try openMenu(at: point, Self.text(point))
    case .menu(.named(let name)): try openMenu(at: try place(of: name, "menu"), quoted(name))
    case .wait(let seconds): pass(seconds)
    case .report: reports += host.framesJSON() + "\n"
    }
    catchUp()
  }

  /// Returns the center of a view in root coordinates: the view with the given identifier, or else the first view with
  /// the given text, or else with the given label.
  private func place(of name: String, _ verb: String) throws(CommandLineError) -> CGPoint {
    if let frame = host.frame(of: name) { return CGPoint(x: frame.midX, y: frame.midY) }
    if let text = host.shownTexts.first(where: { $0.shownContent == name || $0.text.content == name }) {
      return text.center
    }
    guard let label = host.shownLabels.first(where: { $0.name == name }) else { throw missing(name, verb) }
    return label.item.center
  }

  private func scroll(_ target: Script.Target, by distance: CGSize) throws(CommandLineError) {
    if case .named(let name) = target, let node = IdentifierTable.of(host.core).node(identified: name) {
      guard !InputState.of(host.core).scrolls(of: node).isEmpty else {
        throw CommandLineError(
          "scroll \(quoted(name)): the view neither contains nor is inside a scroll view", status: 65)
      }
      return host.scroll(name, by: distance)
    }
    let point: CGPoint
    let name: String
    switch target {
    case .point(let place): (point, name) = (place, Self.text(place))
    case .named(let text): (point, name) = (try place(of: text, "scroll"), quoted(text))
    }
    guard !InputState.of(host.core).scrolls(at: point).isEmpty else {
      throw CommandLineError("scroll \(name): no scroll view is at this point", status: 65)
    }
    host.scroll(at: point, by: distance)
  }

  private static func text(_ point: CGPoint) -> String { "\(JSONText.number(point.x)),\(JSONText.number(point.y))" }

  private func type(_ text: String) throws(CommandLineError) {
    guard
      KeyboardFocus.of(host.core).focused?.action(for: .text(text)) != nil
        || KeyboardFocus.of(host.core).wantsKeyPresses
    else {
      throw CommandLineError(
        "type \(quoted(text)): no view that accepts text has the focus; tap one first, or move the focus with key tab",
        status: 65)
    }
    host.type(text)
  }

  /// Presses a key as a terminal does: an arrow key that no view handles moves the focus.
  private func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    if host.pressKey(key, modifiers: modifiers) || !modifiers.isEmpty { return }
    let directions: [KeyEquivalent: FocusDirection] = [
      .leftArrow: FocusDirection(x: -1, y: 0), .rightArrow: FocusDirection(x: 1, y: 0),
      .upArrow: FocusDirection(x: 0, y: -1), .downArrow: FocusDirection(x: 0, y: 1),
    ]
    if let direction = directions[key] { host.moveFocus(towards: direction) }
  }

  private func openMenu(at point: CGPoint, _ name: String) throws(CommandLineError) {
    guard host.openContextMenu(at: point) else {
      throw CommandLineError("menu \(name): no view at this point has a context menu", status: 65)
    }
  }

  private func missing(_ name: String, _ verb: String) -> CommandLineError {
    let identifiers = host.identifiers
    let texts = host.shownTexts.map(\.shownContent)
    let labels = host.shownLabels.map(\.name)
    return CommandLineError(
      "\(verb) \(quoted(name)): no view has this identifier, text or label"
        + suggestion(for: name, in: identifiers + texts + labels, quoted)
        + "; identifiers: \(Self.list(identifiers)); texts: \(Self.list(texts))"
        + (labels.isEmpty ? "" : "; labels: \(Self.list(labels))"), status: 65)
  }

  /// Returns a list of names without duplicates.
  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    let limit = 12
    let shown = names.prefix(limit).map { quoted(String($0.prefix(60))) }
    if shown.isEmpty { return "none" }
    return shown.joined(separator: ", ") + (names.count > limit ? " and \(names.count - limit) more" : "")
  }

  /// Runs the pending tasks and blocks of the main queue, and updates the host with their changes.
  ///
  /// A task may suspend several times before it writes a value, so the queue runs for several turns. A task that has
  /// left the main queue has a limited real time to return; after that, the player no longer waits for it. Work that
  /// never stops writing is abandoned after as many frames as a frame may have passes.
  ///
  /// - Parameter shows: Whether the resulting picture is reported to the closure.
  private func catchUp(shows: Bool = true) {
    var idleTurns = 0
    var frames = 0
    var end = Date(timeIntervalSinceNow: Self.leave)
    while frames < host.core.limits.maximumPasses {
      let mayWait = idleTurns >= 8
      if mayWait, TaskCounter.of(host.core).running == 0 || Date() >= end { break }
      // The run loop cannot run inside a block of the main queue, as in tests, or on another thread.
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: mayWait ? Date(timeIntervalSinceNow: 0.002) : Date())
      } else if mayWait {
        break
      }
      idleTurns += 1
      guard isStale else { continue }
      isStale = false
      host.update()
      frames += 1
      idleTurns = 0
      end = Date(timeIntervalSinceNow: Self.leave)
    }
    if shows { watch?(host.time, host.displayList) }
  }

  /// The longest real time that a task may spend off the main queue, in seconds: it may have yielded, or may be
  /// sleeping.
  private static var leave: Double { 0.1 }
}
