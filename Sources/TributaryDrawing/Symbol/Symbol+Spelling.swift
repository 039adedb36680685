extension Symbol {
  /// The names that a misspelt or unknown one may stand for, the likeliest first; at most five.
  package static func names(near name: String) -> [String] {
    // What is longer than any name is like none; comparing it would take its time.
    guard name.utf8.count <= 64 else { return [] }
    let wanted = Set(name.split(separator: "."))
    let scored = names.compactMap { known -> (name: String, score: Int)? in
      let distance = Self.distance(Array(known.utf8), Array(name.utf8))
      let shared = wanted.intersection(known.split(separator: ".")).count
      guard distance <= 2 || shared > 0 else { return nil }
      return (known, distance - 4 * shared)
    }
    return scored.sorted { ($0.score, $0.name) < ($1.score, $1.name) }.prefix(5).map(\.name)
  }

  /// How many letters have to be put in, taken out or replaced to make one word of another.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (index, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in b.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
