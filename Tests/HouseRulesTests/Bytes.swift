import Foundation

/// Searches and scans of UTF-8, which are also fast without optimization.
extension String {
  /// Returns whether the text, which has no NUL, contains an ASCII text.
  func contains(bytesOf text: StaticString) -> Bool {
    text.withUTF8Buffer { _ in
      withCString { start in
        text.utf8Start.withMemoryRebound(to: CChar.self, capacity: text.utf8CodeUnitCount) { strstr(start, $0) != nil }
      }
    }
  }

  /// The lines, which end with a line feed.
  var lines: [String] {
    utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.baseAddress else { return [""] }
      var lines: [String] = []
      var position = 0
      while true {
        let end = memchr(start + position, 10, bytes.count - position).map {
          UnsafeRawPointer($0) - UnsafeRawPointer(start)
        }
        lines.append(
          String(decoding: UnsafeBufferPointer(rebasing: bytes[position..<(end ?? bytes.count)]), as: UTF8.self))
        guard let end else { return lines }
        position = end + 1
      }
    } ?? []
  }
}
