package import Foundation
import Synchronization

/// A text that is compared with the recorded text of the same name.
struct Snapshot {
  /// The title in messages, such as `picture`.
  let title: String
  /// The name of the file.
  let name: String
  /// The content, which ends with a line feed.
  let text: String

  init(title: String, name: String, text: String) {
    self.title = title
    self.name = name
    self.text = text.hasSuffix("\n") ? text : text + "\n"
  }
}

/// The content of a snapshot. Every format is text: equal views produce identical bytes on every machine.
public enum SnapshotFormat: String, Sendable, CaseIterable {
  /// The picture in characters, one line for each row of 16 points.
  case picture
  /// The picture as an SVG document.
  case svg
  /// The view tree, with identifiers, texts, and frames.
  case tree
  /// The frames of all identified views.
  case frames

  /// The file name extension.
  var ending: String { self == .svg ? "svg" : "\(rawValue).txt" }
}

/// The snapshot mode: recording or comparison, and the folder of the snapshots.
package struct SnapshotMode: Sendable {
  /// Whether snapshots are recorded instead of compared.
  package var records: Bool

  /// A replacement for the `__Snapshots__` folder, or `nil` to use the folder beside the test file.
  package var folder: URL?

  package init(records: Bool, folder: URL? = nil) {
    self.records = records
    self.folder = folder
  }

  @TaskLocal package static var current = SnapshotMode(records: ProcessInfo.processInfo.environment["RECORD"] == "1")
}

/// A registry of the snapshots that tests of this process have recorded or compared. Two snapshots must not share a
/// file.
enum SnapshotClaims {
  private static let claims = Mutex<[String: String]>([:])

  /// Returns whether a file is unclaimed, or claimed by a snapshot with the same text.
  static func claim(_ path: String, for text: String) -> Bool {
    claims.withLock { claims in
      if let known = claims[path] { return known == text }
      claims[path] = text
      return true
    }
  }
}
