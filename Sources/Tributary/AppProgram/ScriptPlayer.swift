import Foundation
import TributaryGeometry
package import TributaryViews

/// Does what a script says to a host, on the clock of the host.
@MainActor
package final class ScriptPlayer<Content: View> {
  private let host: ViewHost<Content>

  /// What the first frame did.
  package let firstFrame: FrameReport

  /// What the script asked for, ready to be printed.
  package private(set) var reports = ""

  /// Whether something happened that the host has not shown.
  private var isStale = false

  /// How long a program without a script is watched at most, in seconds.
  package static var patience: Double { 5 }

  /// Runs the first frame, and what it starts on the main queue.
  package init(_ host: ViewHost<Content>) {
    self.host = host
    firstFrame = host.update()
    host.core.onNeedsFrame = { [weak self] in self?.isStale = true }
    catchUp()
  }

  /// Lets go of the host.
  package func end() { host.core.onNeedsFrame = nil }

  /// Plays a script to its end.
  ///
  /// - Throws: `Refusal` for a step that asks for a view that is not there, with those that are.
  package func play(_ script: Script) throws(Refusal) {
    for step in script.steps { try perform(step) }
  }

  /// Lets time go on until nothing would change any more, for ``patience`` at most.
  package func rest() {
    let start = host.time
    let count = Int(Self.patience * 60)
    for frame in 1...count {
      if !host.isAnimating, host.core.deadlines.isEmpty { return }
      // Not a sum of steps, so that the last one ends on time.
      host.moveClock(to: start + Double(frame) / 60)
      catchUp()
    }
  }

  private func perform(_ step: Script.Step) throws(Refusal) {
    switch step {
    case .tap(.point(let point)): host.tap(at: point)
    case .tap(.named(let name)): try tap(name)
    case .press(let point, let seconds): host.press(at: point, for: seconds)
    case .drag(let start, let end, let seconds): host.drag(from: start, to: end, holding: seconds)
    case .wait(let seconds): host.advance(by: seconds)
    case .report: reports += host.framesJSON() + "\n"
    }
    catchUp()
  }

  private func tap(_ name: String) throws(Refusal) {
    if host.identifiers.contains(name) { return host.tap(name) }
    guard let text = host.core.shownTexts.first(where: { $0.shownContent == name }) else { throw missing(name) }
    host.tap(at: text.center)
  }

  private func missing(_ name: String) -> Refusal {
    let identifiers = Self.list(host.identifiers, "no view has an identifier")
    let texts = Self.list(host.core.shownTexts.map(\.shownContent), "no text is shown")
    return Refusal(
      "tap \(quoted(name)): no view has this identifier or shows this text; "
        + "identifiers: \(identifiers); texts: \(texts)", status: 65)
  }

  /// Some names, each once.
  private static func list(_ names: [String], _ none: String) -> String {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    let limit = 12
    let shown = names.prefix(limit).map { quoted(String($0.prefix(60))) }
    if shown.isEmpty { return none }
    return shown.joined(separator: ", ") + (names.count > limit ? " and \(names.count - limit) more" : "")
  }

  /// Runs the tasks and blocks that wait on the main queue, and shows what they change.
  ///
  /// A task may wait for the queue several times before it writes anything, so the queue has several turns. What waits for
  /// real time to pass is not waited for. What writes for ever is left after as many frames as a frame may have passes.
  private func catchUp() {
    var idleTurns = 0
    var frames = 0
    while idleTurns < 8, frames < host.core.limits.maximumPasses {
      // In a block of the main queue, as tests are, or on another thread the loop cannot be run.
      if Thread.isMainThread { _ = RunLoop.main.run(mode: .default, before: Date()) }
      idleTurns += 1
      guard isStale else { continue }
      isStale = false
      host.update()
      frames += 1
      idleTurns = 0
    }
  }
}
