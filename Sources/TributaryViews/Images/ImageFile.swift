package import TributaryDrawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The reading of image files.
package enum ImageFile {
  /// The maximum length of a file, in bytes. Longer files are rejected.
  package static let maximumLength = 32 << 20

  /// Returns the bytes of a regular file; `nil` if the file does not exist.
  ///
  /// Pipes, devices, and directories are rejected, since reading them may never end.
  package static func read(_ path: String) throws(ImageIssue) -> [UInt8]? {
    // Nonblocking, since opening a pipe would otherwise wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if [ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno) { return nil }
      throw .unusable("the file cannot be opened")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unusable("the path is not a regular file")
    }
    guard status.st_size <= maximumLength else { throw .unusable("the file is larger than 32 MB") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    var buffer: [UInt8] = Array(repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Self.fill($0, from: descriptor) }
      if count == 0 { return bytes }
      guard count > 0 else { throw .unusable("the file cannot be read") }
      bytes += buffer.prefix(count)
      // The file may grow during the loop.
      guard bytes.count <= maximumLength else { throw .unusable("the file is larger than 32 MB") }
    }
  }

  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }
}
