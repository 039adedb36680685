public import Tributary
@_spi(Engine) import TributaryEngine
import TributaryHost

/// Expectations about what something costs. Counts repeat exactly on every machine.
extension RenderedView {
  /// Expects that at most so many bodies run while something happens.
  ///
  ///     view.expectBodies(atMost: 1) { view.tap("label") }
  ///
  /// Content closures that are evaluated by themselves count too: of geometry readers, of preference values and of rows of
  /// lazy containers. What controls are made of does not count: `FrameReport.counts` has everything. A failure tells which
  /// ran, and which state was written.
  public func expectBodies(
    atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, during body: () throws -> Void
  ) rethrows {
    let position = SourcePosition(fileID, filePath, line, column)
    try expectBodies(atMost: limit, of: nil, position, during: body)
  }

  /// Expects that the bodies of the views of one type run at most so often while something happens.
  public func expectBodies<V: View>(
    of type: V.Type, atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    during body: () throws -> Void
  ) rethrows {
    let position = SourcePosition(fileID, filePath, line, column)
    try expectBodies(atMost: limit, of: typeName(of: type), position, during: body)
  }

  private func expectBodies(
    atMost limit: Int, of type: String?, _ position: SourcePosition, during body: () throws -> Void
  ) rethrows {
    host.update()
    let run = try BodyRun(of: host) {
      try body()
      host.update()
    }
    let counted = zip(run.paths, run.types).filter { type == nil || $0.1 == type }.map(\.0)
    if counted.count <= limit { return }
    let what = (counted.count == 1 ? "body" : "bodies") + (type.map { " of \($0)" } ?? "")
    fail(
      "\(counted.count) \(what) ran; at most \(limit) \(limit == 1 ? "was" : "were") expected."
        + list("ran", counted) + list("written", run.changes)
        + (run.countOfOthers == 0 ? "" : "\n  not counted: \(run.countOfOthers) of built-in controls"),
      at: position)
  }

  private func list(_ title: String, _ lines: [String]) -> String {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for line in lines {
      if counts[line] == nil { order.append(line) }
      counts[line, default: 0] += 1
    }
    if order.isEmpty { return "\n  \(title): nothing" }
    let shown = order.prefix(12).map { "\n    \($0)\(counts[$0] == 1 ? "" : ", \(counts[$0] ?? 0) times")" }
    return "\n  \(title):" + shown.joined() + (order.count > 12 ? "\n    … and \(order.count - 12) more" : "")
  }

  /// Expects everything that happens to settle within a number of passes a frame, without any loop.
  ///
  /// - Parameter passes: 1 where nothing may feed back, 2 where one round of measuring is meant.
  public func expectSettles(
    within passes: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column,
    during body: () throws -> Void
  ) rethrows {
    let position = SourcePosition(fileID, filePath, line, column)
    host.update()
    let outer = host.core.callbacks.didRunFrame
    var frames = FrameReport(passes: 0, settled: true)
    host.core.callbacks.didRunFrame = { report in
      frames = frames.followed(by: report)
      outer?(report)
    }
    defer { host.core.callbacks.didRunFrame = outer }
    try body()
    host.update()
    frames.expectSettled(within: passes, position)
  }
}

/// Which bodies of a user's own views run, and which state is written, while something happens.
@MainActor
final class BodyRun {
  /// The paths of the views whose bodies ran, one each time.
  private(set) var paths: [String] = []
  /// The names of their types.
  private(set) var types: [String] = []
  /// Writes that changed something, as the account of events has them.
  private(set) var changes: [String] = []
  /// How often bodies of this package's own views ran: what controls, styles and stacks of pages are made of.
  private(set) var countOfOthers = 0

  /// Listens to a host for the time of `body`, beside whoever listens already.
  init<Content: View>(of host: ViewHost<Content>, during body: () throws -> Void) rethrows {
    let outer = host.core.callbacks.listener
    host.core.callbacks.listener = { [self] event in
      alreadyOnMainActor { record(event) }
      outer?(event)
    }
    defer { host.core.callbacks.listener = outer }
    try body()
  }

  private func record(_ event: FrameEvent) {
    switch event {
    case .willEvaluate(let node):
      if node.isFrameworkCode {
        countOfOthers += 1
      } else {
        paths.append(node.path)
        types.append(node.sourceType.map { typeName(of: $0) } ?? node.pathComponent ?? "")
      }
    case .didChange(let write):
      if let owner = write.owner, owner.isFrameworkCode { return }
      changes.append(event.description)
    default: break
    }
  }
}
