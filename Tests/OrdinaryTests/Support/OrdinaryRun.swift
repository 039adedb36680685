import Foundation
import Tributary
import TributaryDiagnostics
import TributaryTerminal
import TributaryEngine
import TributaryViews
import TributaryHost

/// A view in a window of 40 by 30 characters, tested by a table.
@MainActor
final class OrdinaryRun {
  let host: ViewHost<AnyView>

  /// The mismatches with the table.
  private(set) var complaints: [String] = []

  init(_ ordinary: OrdinaryCase) {
    host = ViewHost(size: CGSize(width: 320, height: 480)) { ordinary.make() }
    host.environment.textMeasurer = CellTextMeasurer()
    host.startDate = Date(timeIntervalSince1970: 1_700_000_000)
  }

  /// Shows the first frame and the results of its tasks.
  func begin() async {
    host.update()
    await settle()
  }

  func perform(_ deed: Deed) async {
    switch deed {
    case .tap(let name): if let point = center(of: name) { host.tap(at: point) }
    case .menu(let name):
      if let point = center(of: name), !host.openContextMenu(at: point) { complaints.append("no menu of \(name)") }
    case .drag(let start, let end): host.drag(from: start, to: end)
    case .type(let text): host.type(text)
    case .return: host.type("\n")
    case .wait(let seconds): await pass(seconds)
    case .scroll(let name, let distance): host.scroll(name, by: CGSize(width: 0, height: distance))
    case .see(let names): for name in names where !isSeen(name) { complaints.append("no \(name) in \(texts)") }
    case .miss(let names): for name in names where isSeen(name) { complaints.append("\(name) is there") }
    case .unreadable(let text): complaints.append("what is \(text)?")
    }
    await settle()
  }

  /// Waits for running animations to end.
  func rest() async {
    for _ in 0..<20 where host.isAnimating {
      host.advance(by: 0.25)
      await settle()
    }
    if host.isAnimating { complaints.append("it does not come to rest") }
    if !host.update().settled { complaints.append("it does not settle") }
  }

  /// The warnings and errors of the view.
  var findings: [String] { host.diagnostics.filter { $0.severity > .note }.map { "\($0)" } }

  private var texts: [String] { host.shownTexts.map(\.shownContent) }

  private func isSeen(_ name: String) -> Bool { texts.contains(name) || host.identifiers.contains(name) }

  private func center(of name: String) -> CGPoint? {
    if let frame = host.frame(of: name) { return CGPoint(x: frame.midX, y: frame.midY) }
    if let text = host.shownTexts.first(where: { $0.shownContent == name }) { return text.center }
    complaints.append("no \(name) in \(texts) and \(host.identifiers)")
    return nil
  }

  /// Advances the clock in small steps, so that tasks can run in between.
  private func pass(_ seconds: Double) async {
    let start = host.time
    let count = max(1, Int((seconds * 4).rounded(.up)))
    for step in 1...count {
      // Not a sum of steps, so that the last step ends exactly on time.
      host.advance(by: start + seconds * Double(step) / Double(count) - host.time)
      await settle()
    }
  }

  /// Gives tasks of views several turns of the main actor.
  private func settle() async {
    for _ in 0..<4 {
      for _ in 0..<8 { await Task.yield() }
      host.update()
    }
  }
}
