import Foundation
import Synchronization
import Testing

/// What the tests of all claims have given in this run.
///
/// Every claim compares what it gave with what the table says of it, or writes it into the table where `RECORD=1`. So a
/// status stands in the table only if a run has given it.
final class ConformanceRecord: Sendable {
  static let shared = ConformanceRecord()

  private let statuses = Mutex<[String: ClaimRun.Status]>([:])
  private let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// A case of a claim's test has ended.
  ///
  /// - Parameter isWhole: Whether the test has no other cases.
  func take(_ status: ClaimRun.Status, of id: String, isWhole: Bool) {
    statuses.withLock { statuses in
      // A claim with several cases is as good as the worst of them.
      let all = max(status, statuses[id] ?? .holds)
      statuses[id] = all
      if isRecording { Self.record(statuses) } else { Self.compare(all, with: id, isWhole) }
    }
  }

  private static func record(_ statuses: [String: ClaimRun.Status]) {
    do {
      try ConformanceTable.write(statuses)
    } catch {
      Issue.record(error)
    }
  }

  /// A claim of which one case holds as in SwiftUI, and another does not, differs; so one case alone may be better.
  private static func compare(_ status: ClaimRun.Status, with id: String, _ isWhole: Bool) {
    guard let written = ConformanceTable.writtenStatuses[id] else { return }
    if status > written || isWhole && status < written {
      Issue.record("\(id) \(status.rawValue), but Conformance.md says that it \(written.rawValue): run with RECORD=1.")
    }
  }
}
