public import Tributary
import TributaryEngine
import TributaryHost

/// Expectations that views settle: they fail as soon as an edit introduces a feedback loop.
extension ViewHost {
  /// Expects the next frame to settle within a given number of passes, without a feedback loop.
  ///
  /// The message of a failure is the diagnostic of the loop.
  ///
  /// - Parameters:
  ///   - passes: 1 if no view may feed back, or 2 if one round of measurement is expected.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  /// - Returns: The report of the frame.
  @discardableResult
  public func expectSettles(
    within passes: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> FrameReport {
    let position = SourcePosition(fileID, filePath, line, column)
    let report = update()
    report.expectSettled(within: passes, position)
    return report
  }

  /// Returns whether the next frame settles within a given number of passes, without a feedback loop.
  ///
  /// - Parameter passes: 1 if no view may feed back, or 2 if one round of measurement is expected.
  public func settles(within passes: Int) -> Bool {
    let report = update()
    return report.settled && report.passes <= passes && !report.diagnostics.contains(where: \.isFeedback)
  }

  /// Makes every feedback loop of this host fail the running test, with the diagnostic as the message.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func failOnFeedback(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    TestRun.registerSwiftTesting()
    feedbackPolicy = .call { fail($0.description, at: position) }
  }

  /// Expects no cycle of this host to be unstable, which means that it keeps, alternates, or amplifies a change.
  ///
  /// Other values, such as longer texts, can make an unstable cycle loop. `probeFeedback()` finds the cycles near the
  /// current state, and the test fails once for each unstable one (`isUnstable`). A bistable cycle, whose Booleans keep
  /// their values, is not unstable.
  ///
  /// - Parameters:
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  /// - Returns: One entry for each cycle with feedback, including stable and bistable ones, in view order of its first
  ///   state.
  @discardableResult
  public func expectNoUnstableCycles(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [FeedbackCycle] {
    let position = SourcePosition(fileID, filePath, line, column)
    let cycles = probeFeedback()
    for cycle in cycles where cycle.isUnstable { fail(cycle.diagnostic.description, at: position) }
    return cycles
  }
}

/// Expects views to settle within a given number of passes, without a feedback loop.
///
/// - Parameters:
///   - passes: 1 if no view may feed back, or 2 if one round of measurement is expected.
///   - size: The proposed size of the root, in points.
///   - fileID: The module and file of the call, for messages.
///   - filePath: The path of the file of the call.
///   - line: The line number of the call, from 1.
///   - column: The column number of the call, from 1.
///   - content: The views. They run in a new host.
/// - Returns: The settled host.
@MainActor @discardableResult
public func expectSettles<Content: View>(
  within passes: Int, size: CGSize = CGSize(width: 400, height: 400),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @ViewBuilder content: () -> Content
) -> ViewHost<Content> {
  let host = ViewHost(size: size, content: content)
  host.expectSettles(within: passes, fileID: fileID, filePath: filePath, line: line, column: column)
  return host
}

extension Diagnostic {
  /// Whether this diagnostic reports a feedback loop with a severity above note.
  fileprivate var isFeedback: Bool { code == .feedbackLoop && severity > .note }
}

extension FrameReport {
  /// Fails the test for each feedback loop, and for a larger number of passes than expected.
  func expectSettled(within passes: Int, _ position: SourcePosition) {
    for diagnostic in diagnostics where diagnostic.isFeedback {
      fail(diagnostic.description, at: position)
    }
    if loops.isEmpty, !settled {
      fail("The frame did not settle within \(self.passes) passes.", at: position)
    }
    if settled, self.passes > passes {
      fail(
        "The frame settled in \(self.passes) passes; at most \(passes) \(passes == 1 ? "was" : "were") expected.",
        at: position)
    }
  }
}

extension ViewHost {
  /// Returns the events of the engine while `body` runs, one line per event. The lines contain no addresses and are the
  /// same on every run.
  ///
  ///     pass 1
  ///     evaluate Counter
  ///     publish WidthKey at Counter › HStack
  ///
  /// - Parameter body: A closure that runs frames of this host.
  public func events(during body: () -> Void) -> [String] {
    var lines: [String] = []
    let outer = core.callbacks.listener
    core.callbacks.listener = { event in
      switch event {
      case .didFindPart, .didPassOn: break  // Steps of one fold, whose number depends on the engine's caches.
      default: lines.append(event.description)
      }
      outer?(event)
    }
    defer { core.callbacks.listener = outer }
    body()
    return lines
  }
}
