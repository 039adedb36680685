import Foundation

/// A comparison or recording of several snapshots that is reported as one failure.
struct SnapshotComparison {
  private let place: SnapshotLocation
  private var complaints: [String] = []
  private var differences: [SnapshotPage.Difference] = []
  private var missing: [(name: String, text: String)] = []
  private var canBeRecorded = false

  init(_ snapshots: [Snapshot], at place: SnapshotLocation) {
    self.place = place
    for snapshot in snapshots { take(snapshot) }
  }

  private mutating func take(_ snapshot: Snapshot) {
    let file = place.folder.appending(path: snapshot.name)
    let shown = "\(place.shownFolder)/\(snapshot.name)"
    guard SnapshotClaims.claim(file.path, for: snapshot.text) else {
      complaints.append("Two snapshots have the name \(shown). Pass `named:` to distinguish them.")
      return
    }
    let recorded = try? Data(contentsOf: file)
    if recorded == Data(snapshot.text.utf8) { return }
    if SnapshotMode.current.records { return record(snapshot, in: file, shown) }
    canBeRecorded = true
    guard let recorded else { return missing.append((shown, snapshot.text)) }
    let difference = SnapshotPage.Difference(
      name: shown, old: String(decoding: recorded, as: UTF8.self), new: snapshot.text,
      isPicture: snapshot.name.hasSuffix(".svg"))
    differences.append(difference)
    complaints.append(
      "The \(snapshot.title) differs from \(shown) (- recorded, + now):\n" + difference.lines.text(limit: 60))
  }

  /// The message about missing snapshots: the text of a single one, or the names of several.
  private var missingOnes: [String] {
    guard let first = missing.first else { return [] }
    if missing.count > 1 { return ["These snapshots do not exist:"] + missing.map { "  \($0.name)" } }
    let lines = first.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.count > 30 ? ["  … \(lines.count) lines"] : []
    return ["The snapshot \(first.name) does not exist. RECORD=1 would record:"] + lines.prefix(30).map { "  \($0)" }
      + rest
  }

  private mutating func record(_ snapshot: Snapshot, in file: URL, _ shown: String) {
    do {
      try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
      try Data(snapshot.text.utf8).write(to: file, options: .atomic)
    } catch {
      complaints.append("\(shown) cannot be recorded: \(error)")
    }
  }

  /// Fails the test if a snapshot is missing or differs, and writes the page of differences.
  func report(at position: SourcePosition) {
    let page = place.folder.appending(path: place.name("difference.html"))
    if differences.isEmpty {
      // The page of an earlier run is outdated.
      if FileManager.default.fileExists(atPath: page.path) { try? FileManager.default.removeItem(at: page) }
    }
    if complaints.isEmpty, missing.isEmpty { return }
    var message = missingOnes + complaints
    if !differences.isEmpty {
      let document = SnapshotPage(title: "\(place.shownFolder)/\(place.test)", differences).html
      if let path = Self.write(document, to: page) {
        message.append("Old, new and difference: \(path)")
      } else {
        message.append("The page with the differences could not be written.")
      }
    }
    if canBeRecorded {
      message.append("To record the current output: RECORD=1 swift test. Review it before you commit it.")
    }
    fail(message.joined(separator: "\n"), at: position)
  }

  /// - Returns: The path of the page: beside the snapshots, or in the temporary directory if that folder is not
  ///   writable.
  private static func write(_ document: String, to page: URL) -> String? {
    let other = FileManager.default.temporaryDirectory.appending(path: page.lastPathComponent)
    return [page, other].first { file in
      (try? Data(document.utf8).write(to: file, options: .atomic)) != nil
    }?.path
  }
}
