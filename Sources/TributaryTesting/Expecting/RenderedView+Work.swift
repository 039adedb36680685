public import Tributary
@_spi(Engine) import TributaryEngine
import TributaryHost

/// Expectations about the amount of work. The counts are the same on every machine.
extension RenderedView {
  /// Expects at most a given number of body evaluations while a closure runs.
  ///
  ///     view.expectBodies(atMost: 1) { view.tap("label") }
  ///
  /// Separately evaluated content closures also count: those of geometry readers, preference values, and rows of lazy
  /// containers. The closures of `ForEach` and `ScrollViewReader`, and the internal views of controls do not count;
  /// `FrameReport.counts` includes the latter. A failure lists the evaluated bodies and the written state.
  ///
  /// - Parameters:
  ///   - limit: The largest allowed number of evaluations.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  ///   - body: The work to measure.
  /// - Throws: The error that `body` throws.
  public func expectBodies(
    atMost limit: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, during body: () throws -> Void
  ) rethrows {
    let position = SourcePosition(fileID, filePath, line, column)
    try expectBodies(atMost: limit, of: nil, position, during: body)
  }

  /// Expects at most a given number of body evaluations of one view type while a closure runs.
  ///
  /// - Parameters:
  ///   - type: The type of the views to count.
  ///   - limit: The largest allowed number of evaluations.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  ///   - body: The work to measure.
  /// - Throws: The error that `body` throws.
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

  /// Expects every frame during a closure to settle within a given number of passes, without a feedback loop.
  ///
  /// - Parameters:
  ///   - passes: 1 if no view may feed back, or 2 if one round of measurement is expected.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  ///   - body: A closure that changes the view, such as by taps.
  /// - Throws: The error that `body` throws.
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

/// A recording of the evaluated client bodies and the written state while a closure runs.
@MainActor
final class BodyRun {
  /// The paths of the evaluated views, one entry for each evaluation.
  private(set) var paths: [String] = []
  /// The type names of the evaluated views, in the same order as `paths`.
  private(set) var types: [String] = []
  /// The writes that changed a value, as descriptions of their events.
  private(set) var changes: [String] = []
  /// The number of evaluated bodies of Tributary's own views, such as the parts of controls, styles, and navigation
  /// stacks.
  private(set) var countOfOthers = 0

  /// Records the events of a host while `body` runs. An existing listener keeps receiving the events.
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
      // The closure of a `ForEach` is not a body.
      if node.isFrameworkCode || node is any PassedOnClosureNode {
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
