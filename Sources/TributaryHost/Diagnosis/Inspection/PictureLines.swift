/// Pictures that share most of their lines, each line once.
struct PictureLines {
  private(set) var lines: [String] = []
  private var places: [Substring: Int] = [:]
  /// Bytes of all lines.
  private var size = 0

  /// Takes a picture.
  ///
  /// - Parameter room: Bytes that all lines may have.
  /// - Returns: The picture as ranges of `lines`: start, count, start, count …; `nil` if there is no room for it.
  mutating func add(_ picture: String, within room: Int) -> [Int]? {
    var ranges: [Int] = []
    if size + picture.utf8.count > room {
      var new = 0
      for line in picture.split(separator: "\n") where places[line] == nil { new += line.utf8.count }
      if size + new > room { return nil }
    }
    for line in picture.split(separator: "\n", omittingEmptySubsequences: true) {
      let place = places[line] ?? lines.count
      if place == lines.count {
        lines.append(String(line))
        size += line.utf8.count
        places[line] = place
      }
      if let last = ranges.indices.last, ranges[last - 1] + ranges[last] == place {
        ranges[last] += 1
      } else {
        ranges += [place, 1]
      }
    }
    return ranges
  }
}
