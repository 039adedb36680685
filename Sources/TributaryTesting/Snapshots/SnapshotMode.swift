package import Foundation

/// Whether snapshots are recorded or compared, and where they lie.
package struct SnapshotMode: Sendable {
  /// Whether what is there is written, instead of compared.
  package var records: Bool

  /// Takes the place of the `__Snapshots__` folder; `nil` means the one beside the test.
  package var folder: URL?

  package init(records: Bool, folder: URL? = nil) {
    self.records = records
    self.folder = folder
  }

  @TaskLocal package static var current = SnapshotMode(records: ProcessInfo.processInfo.environment["RECORD"] == "1")
}
