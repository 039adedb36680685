#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file, which are read from the disk only as far as they are used.
final class MappedFile {
  let bytes: UnsafePointer<UInt8>
  let count: Int

  /// - Returns: `nil` if the file is empty or cannot be read.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let length = lseek(descriptor, 0, SEEK_END)
    guard length > 0, let start = mmap(nil, Int(length), PROT_READ, MAP_PRIVATE, descriptor, 0),
      start != MAP_FAILED
    else { return nil }
    (bytes, count) = (UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), Int(length))
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes), count) }
}
