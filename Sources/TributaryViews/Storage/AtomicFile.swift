import Foundation

/// A namespace for atomic writes of whole files that preserve the file mode.
package enum AtomicFile {
  /// The error code of a failed system call.
  package struct Failure: Error {
    package let code: Int32
  }

  /// Writes a temporary file in the same folder, and replaces the target file with it.
  ///
  /// An existing file keeps its mode, and its owner if the system permits it. A new file has the default mode of the
  /// user's mask, or is accessible only to its owner. The file is never readable for users without access to the
  /// original.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - path: The path of the file.
  ///   - isPrivate: Whether a new file is accessible only to its owner.
  /// - Throws: `Failure` with the error code of the failed system call.
  package static func write(_ bytes: [UInt8], to path: String, isPrivate: Bool = false) throws(Failure) {
    var known = stat()
    let exists = stat(path, &known) == 0
    // Replacing a file does not require write permission for the file itself, but a write-protected file must not be
    // replaced.
    if exists, access(path, W_OK) != 0 { throw Failure(code: errno) }
    var name = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw Failure(code: errno) }
    do throws(Failure) {
      defer { close(file) }
      try write(bytes, to: file)
      if exists {
        _ = fchown(file, known.st_uid, known.st_gid)
        try check(fchmod(file, known.st_mode & 0o7777))
      } else if !isPrivate {
        let mask = umask(0)
        umask(mask)
        try check(fchmod(file, 0o666 & ~mask))
      }
    } catch {
      unlink(name)
      throw error
    }
    guard rename(name, path) == 0 else {
      let code = errno
      unlink(name)
      throw Failure(code: code)
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(Failure) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  private static func check(_ result: Int32) throws(Failure) {
    if result != 0 { throw Failure(code: errno) }
  }
}

/// Calls the C function, which the method above shadows.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
