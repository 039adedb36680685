/// Searches and scans of UTF-8, which are also fast without optimization.
extension String {
  /// Returns whether the text contains another one; neither has a NUL.
  func contains(bytesOf text: String) -> Bool {
    withCString { start in text.withCString { strstr(start, $0) != nil } }
  }

  /// Returns the part before the first occurrence of a text; the whole text if it does not occur. Neither has a NUL.
  func part(before text: String) -> String {
    withCString { start -> String in
      guard let end = text.withCString({ strstr(start, $0) }).map({ UnsafePointer($0) }) else { return self }
      return String(decoding: UnsafeRawBufferPointer(start: start, count: end - start), as: UTF8.self)
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
