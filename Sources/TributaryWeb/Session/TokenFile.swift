import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that keeps the token of a program on a fixed port, so that the open pages reconnect after a restart.
///
/// The file is in the user's folder for the current login session, which only the user can read. The system removes the
/// folder when the user logs out. The token gives access to the program, so a folder or a file with another owner,
/// type, or mode is ignored, and an existing file is never changed.
///
/// Tested by `TokenFileTests`.
package struct TokenFile: Sendable {
  private let folder: String
  private let name: String

  /// Creates a description of the file without accessing it.
  ///
  /// - Parameters:
  ///   - program: The file name of the program.
  ///   - port: The port. A program on a free port, which is 0, has another address after each start and no file.
  ///   - folder: The absolute path of the user's folder for the session, or `nil` if there is none.
  package init?(program: String, port: UInt16, folder: String? = TokenFile.sessionFolder) {
    guard port != 0, let folder, folder.hasPrefix("/"), !program.isEmpty, !program.contains("/") else { return nil }
    self.folder = folder
    name = "tributary-\(program)-\(port).token"
  }

  /// The path of the user's folder for the current login session, as specified by the environment.
  package static var sessionFolder: String? { ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] }

  /// The token in the file, or `nil` if the file does not exist or is not a private file with a token.
  var token: AccessToken? {
    withFolder { folder in
      // Opening a named pipe must not block.
      let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      guard Self.isPrivate(descriptor, S_IFREG, 0o600) else { return nil }
      var bytes: [UInt8] = Array(repeating: 0, count: 64)
      guard read(descriptor, &bytes, bytes.count) == 33, bytes[32] == UInt8(ascii: "\n") else { return nil }
      return AccessToken(String(decoding: bytes[..<32], as: UTF8.self))
    }
  }

  /// Creates the file with a token, unless it exists.
  ///
  /// - Returns: Whether the file contains the token.
  func keep(_ token: AccessToken) -> Bool {
    if let kept = self.token { return kept.text == token.text }
    let isKept = withFolder { folder -> Bool? in
      let descriptor = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      let bytes = Array("\(token.text)\n".utf8)
      // The mask of the process can have removed permissions of the owner.
      guard fchmod(descriptor, 0o600) == 0, write(descriptor, bytes, bytes.count) == bytes.count else {
        unlinkat(folder, name, 0)
        return nil
      }
      return true
    }
    return isKept ?? false
  }

  /// Calls a closure with the descriptor of the folder, if the folder is private.
  private func withFolder<Value>(_ body: (Int32) -> Value?) -> Value? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return Self.isPrivate(descriptor, S_IFDIR, 0o700) ? body(descriptor) : nil
  }

  /// Returns whether an open file belongs to the user, and has a type and a mode.
  private static func isPrivate(_ descriptor: Int32, _ type: mode_t, _ permissions: mode_t) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else { return false }
    return status.st_mode & S_IFMT == type && status.st_mode & 0o777 == permissions
  }
}
