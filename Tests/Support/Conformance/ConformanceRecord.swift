import Synchronization

/// The results of the tests of all claims in this run.
///
/// Every claim compares its result with the table, or writes it to the table if `RECORD=1`. The table therefore
/// contains only statuses that a run produced.
package final class ConformanceRecord: Sendable {
  package static let shared = ConformanceRecord()

  private let statuses = Mutex<[String: ClaimRun.Status]>([:])
  private let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// Records the end of a case of a claim's test.
  ///
  /// - Parameter isWhole: Whether the test has no other cases.
  package func take(_ status: ClaimRun.Status, of id: String, isWhole: Bool) {
    statuses.withLock { statuses in
      // The status of a claim with several cases is the worst of them.
      let all = max(status, statuses[id] ?? .holds)
      statuses[id] = all
      if isRecording { Self.record(statuses) } else { Self.compare(all, with: id, isWhole) }
    }
  }

  private static func record(_ statuses: [String: ClaimRun.Status]) {
    do { try ConformanceTable.write(statuses) } catch { Issue.record(error) }
  }

  /// Compares the status of a run with the table. A claim differs if one case matches SwiftUI and another does not, so
  /// the status of a single case can be better.
  private static func compare(_ status: ClaimRun.Status, with id: String, _ isWhole: Bool) {
    guard let written = ConformanceTable.writtenStatuses[id] else { return }
    if status > written || isWhole && status < written {
      Issue.record("\(id) \(status.rawValue), but Conformance.md says that it \(written.rawValue): run with RECORD=1.")
    }
  }
}
