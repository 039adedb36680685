/// A search for the name that is most similar to a misspelled one.
package enum NameSuggestion {
  /// Returns the most similar name, or `nil` if no name is similar.
  ///
  /// - Complexity: O(*n* · *m*²) for *n* names of *m* characters.
  package static func nearest(to name: String, in names: some Sequence<String>) -> String? {
    let limit = max(name.count > 3 ? 2 : 1, name.count / 3)
    let near = names.map { (name: $0, distance: distance(Array(name), Array($0))) }
      .filter { $0.distance > 0 && $0.distance <= limit }
    return near.min { $0.distance < $1.distance }?.name
  }

  /// Returns the number of characters to insert, remove, replace, or swap with their neighbors.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.count > 64 || b.count > 64 { return .max }
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var distance = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, rows[i - 1][j - 1] + 1) }
        row.append(distance)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
