import Tributary
import TributaryHost

/// Waiting for work outside the view tree, such as the tasks of views.
extension RenderedView {
  /// Waits until a view matches a finder, while tasks run.
  ///
  ///     let view = render { Inbox(source: source) }   // loads its messages in `task`
  ///     await view.wait(for: .text("3 messages"))
  ///
  /// The virtual clock does not advance. The test fails if no view matches in time.
  ///
  /// - Parameters:
  ///   - finder: The view to wait for.
  ///   - limit: The largest number of seconds of real time.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func wait(
    for finder: ViewFinder, within limit: Double = 5, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    let position = SourcePosition(fileID, filePath, line, column)
    if await settle(within: limit, until: { !findAll(finder).isEmpty }) { return }
    let purpose = "After \(PointText.text(limit)) seconds of waiting"
    fail(ViewNotFound(finder, purpose, found: [], in: search).description, at: position)
  }

  /// Waits until a condition is true, while tasks run. The tree is settled before each evaluation.
  ///
  /// The virtual clock does not advance. The test fails if the condition is not true in time.
  ///
  /// - Parameters:
  ///   - limit: The largest number of seconds of real time.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  ///   - condition: The condition. It is evaluated on the main actor.
  public func wait(
    within limit: Double = 5, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, until condition: () -> Bool
  ) async {
    let position = SourcePosition(fileID, filePath, line, column)
    if await settle(within: limit, until: condition) { return }
    fail("The condition is not true after \(PointText.text(limit)) seconds of waiting.", at: position)
  }

  /// The least number of turns that tasks get, also if other tests occupy the main actor for longer than the limit.
  private static var fewestTurns: Int { 32 }

  /// Gives tasks turns of the main actor until a condition is true, and returns whether it became true in time.
  private func settle(within limit: Double, until condition: () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(limit)
    var turns = 0
    while true {
      host.update()
      if condition() { return true }
      if Task.isCancelled || (clock.now >= end && turns >= Self.fewestTurns) { return false }
      turns += 1
      // Tasks on the main actor usually need a few turns only; others need time.
      if turns <= 16 { await Task.yield() } else { try? await clock.sleep(for: .milliseconds(1)) }
    }
  }
}
