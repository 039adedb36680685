/// Pictures that share most of their lines, each line once.
struct PictureLines {
  private(set) var lines: [String] = []
  private var places: [Substring: Int] = [:]

  /// - Returns: The picture as ranges of `lines`: start, count, start, count …
  mutating func add(_ picture: String) -> [Int] {
    var ranges: [Int] = []
    for line in picture.split(separator: "\n", omittingEmptySubsequences: true) {
      let place = places[line] ?? lines.count
      if place == lines.count {
        lines.append(String(line))
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
