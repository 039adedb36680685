import Foundation

/// Writes files that are there as a whole or not at all, with the mode that they had.
package enum AtomicFile {
  /// Why the system refused.
  package struct Failure: Error {
    package let code: Int32
  }

  /// Writes beside the file, under another name, and puts the result in its place.
  ///
  /// A file that is there keeps its mode, and its owner where the system lets it; a new one has the mode that the user's mask leaves,
  /// or is its owner's alone.
  /// At no time may anybody read it who could not before.
  package static func write(_ bytes: [UInt8], to path: String, isPrivate: Bool = false) throws(Failure) {
    var known = stat()
    let exists = stat(path, &known) == 0
    // Replacing needs no permission to write the file itself; who has locked it means it.
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

/// The C function, which the method above hides.
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
