/// A folder for snapshots that is removed when the test ends.
final class Folder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "tributary-kit-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The sorted contents, including folders.
  var names: [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    return all.filter { $0.contains(".") }.sorted()
  }

  func text(_ name: String) throws -> String { try String(contentsOf: url.appending(path: name), encoding: .utf8) }

  /// Records snapshots in this folder.
  @MainActor func record(_ body: @MainActor () -> Void) {
    SnapshotMode.$current.withValue(SnapshotMode(records: true, folder: url)) { body() }
  }

  /// Compares snapshots with those in this folder.
  func failures(of body: @MainActor @escaping @Sendable () throws -> Void) async throws -> [String] {
    try await SnapshotMode.$current.withValue(SnapshotMode(records: false, folder: url)) {
      try await TributaryTestingTests.failures(of: body)
    }
  }
}
