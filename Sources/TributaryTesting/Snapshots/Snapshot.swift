package import Foundation
import Synchronization

/// A text that is compared with what was recorded under its name.
struct Snapshot {
  /// What it is, for messages: `picture`.
  let title: String
  /// The name of its file.
  let name: String
  /// Ends with a line feed.
  let text: String

  init(title: String, name: String, text: String) {
    self.title = title
    self.name = name
    self.text = text.hasSuffix("\n") ? text : text + "\n"
  }
}

/// What a snapshot shows of a view. All are text: equal views give equal bytes on every machine.
public enum SnapshotFormat: String, Sendable, CaseIterable {
  /// The picture in characters, one line a row of 16 points.
  case picture
  /// The picture as an SVG document.
  case svg
  /// The views, with identifiers, texts and frames.
  case tree
  /// The frames of all identifiers.
  case frames

  /// How the names of files end.
  var ending: String { self == .svg ? "svg" : "\(rawValue).txt" }
}

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

/// What was recorded or compared under each name by the tests of this process: two snapshots must not share a file.
enum SnapshotClaims {
  private static let claims = Mutex<[String: String]>([:])

  /// Whether a file is this snapshot's, or of one that is the same.
  static func claim(_ path: String, for text: String) -> Bool {
    claims.withLock { claims in
      if let known = claims[path] { return known == text }
      claims[path] = text
      return true
    }
  }
}
