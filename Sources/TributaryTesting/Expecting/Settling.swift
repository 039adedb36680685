public import Tributary
import TributaryEngine
import TributaryHost

/// Settling as an expectation: for tests that fail as soon as an edit closes a loop.
extension ViewHost {
  /// Expects the frame to settle within a number of passes, without any loop.
  ///
  /// A failure has the page about the loop as its message.
  ///
  /// - Parameter passes: 1 where nothing may feed back, 2 where one round of measuring is meant.
  /// - Returns: What the frame did.
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

  /// Whether the frame settles within a number of passes, without any loop.
  public func settles(within passes: Int) -> Bool {
    let report = update()
    return report.settled && report.passes <= passes && !report.diagnostics.contains(where: \.isFeedback)
  }

  /// Makes every loop of this host fail the test that runs, with the page about it as the message.
  public func failsTestOnFeedback(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    TestRun.registerSwiftTesting()
    feedbackPolicy = .call { fail($0.description, at: position) }
  }

  /// Expects that no cycle of this host has a gain of 1 or more: none that could loop under other values.
  ///
  /// Switches that stay where they are put are allowed.
  @discardableResult
  public func expectNoLatentFeedback(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> [FeedbackGain] {
    let position = SourcePosition(fileID, filePath, line, column)
    let known = diagnostics.count
    let gains = probeFeedback()
    for diagnostic in diagnostics.dropFirst(known)
    where diagnostic.code == .latentFeedback && diagnostic.severity > .note {
      fail(diagnostic.description, at: position)
    }
    return gains
  }
}

/// Expects views to settle within a number of passes, without any loop.
///
/// - Parameters:
///   - passes: 1 where nothing may feed back, 2 where one round of measuring is meant.
///   - size: The proposal to the root, in points.
/// - Returns: The host, settled.
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
  /// Whether this is a loop, and more than a note about one.
  fileprivate var isFeedback: Bool { code == .feedbackLoop && severity > .note }
}

extension FrameReport {
  /// Fails the test for loops, and for more passes than expected.
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
  /// What the engine does while `body` runs, one line an event, without addresses: the same on every run.
  ///
  ///     pass 1
  ///     evaluate Counter
  ///     publish WidthKey at Counter › HStack
  public func events(during body: () -> Void) -> [String] {
    var lines: [String] = []
    let outer = core.callbacks.listener
    core.callbacks.listener = { event in
      lines.append(event.description)
      outer?(event)
    }
    defer { core.callbacks.listener = outer }
    body()
    return lines
  }
}
