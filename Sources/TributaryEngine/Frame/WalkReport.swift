package import TributaryDiagnostics

/// A report that a node makes once after the walk, however often it is scheduled during the walk.
///
///     schedule ──▶ action in the queue ──▶ report
///     schedule ──╯
///
/// The report reads its values when it is made, so that it contains the last ones of the walk.
///
/// Tested by `WalkReportTests`.
@MainActor
package final class WalkReport {
  private let name: ActionName
  private var isScheduled = false

  /// - Parameter name: The name of the action in traces and reports.
  package nonisolated init(_ name: ActionName) { self.name = name }

  /// Schedules the report of a node, unless it is scheduled already.
  ///
  /// - Parameter report: A closure that must not retain the node.
  package func schedule(by node: ViewNode, _ report: @escaping @MainActor () -> Void) {
    if isScheduled { return }
    isScheduled = true
    node.host.enqueueAction(
      node,
      .plain(name) { [self] in
        isScheduled = false
        report()
      })
  }
}
