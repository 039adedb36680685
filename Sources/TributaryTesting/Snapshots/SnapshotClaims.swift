import Synchronization

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
