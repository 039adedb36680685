import TributaryDrawing
import TributaryGeometry

/// The parts of all pictures in one order that is the order of each picture, with the pictures in which each is shown.
final class RecordedTimeline {
  /// A part, for as long as it stays.
  final class Entry {
    /// As it was last.
    private(set) var part: RecordedPart
    private(set) var pictures: ClosedRange<Int>
    /// Its place, size and opacity.
    private(set) var states = RecordedSteps<RecordedPart.State>([])
    /// What is inside; nothing of a leaf.
    let inside = RecordedTimeline()

    init(_ part: RecordedPart, at picture: Int) {
      self.part = part
      pictures = picture...picture
      follow(part, to: picture)
    }

    /// Goes on in another picture.
    func follow(_ part: RecordedPart, to picture: Int) {
      self.part = part
      pictures = pictures.lowerBound...picture
      if let content = part.content { inside.add(content, to: picture) }
      states.append(part.state, from: picture)
    }
  }

  private(set) var entries: [Entry] = []

  /// What was added last, and to which picture.
  private var last: (content: DisplayFragment, picture: Int)?

  /// Adds what is seen in a picture.
  ///
  /// - Parameter picture: Counts on from the one before, or from where this came to be seen.
  func add(_ content: DisplayFragment, to picture: Int) {
    let shown = entries.indices.filter { entries[$0].pictures.upperBound == picture - 1 }
    defer { last = (content, picture) }
    if let last, last.content === content, last.picture == picture - 1 {
      for index in shown { entries[index].follow(entries[index].part, to: picture) }
      return
    }
    let parts = content.commands.map(RecordedPart.init)
    let matches = matches(shown.map { entries[$0].part }, parts)
    var merged: [Entry] = []
    var (taken, match) = (0, 0)
    for (index, part) in parts.enumerated() {
      if match < matches.count, matches[match].1 == index {
        let place = shown[matches[match].0]
        merged += entries[taken...place]
        entries[place].follow(part, to: picture)
        (taken, match) = (place + 1, match + 1)
      } else {
        merged.append(Entry(part, at: picture))
      }
    }
    entries = merged + entries[taken...]
  }

  /// What goes on as what: first all that stays as it is, then, between those, what is the same in another place, size or
  /// opacity, and between those what can become the other.
  private func matches(_ old: [RecordedPart], _ new: [RecordedPart]) -> [(Int, Int)] {
    let relations: [(RecordedPart, RecordedPart) -> Bool] = [
      { $0.state == $1.state && $0.isSame(as: $1) }, { $0.isSame(as: $1) }, { $0.isAlike($1) },
    ]
    return matches(old[...], new[...], relations[...])
  }

  private func matches(
    _ old: ArraySlice<RecordedPart>, _ new: ArraySlice<RecordedPart>,
    _ relations: ArraySlice<(RecordedPart, RecordedPart) -> Bool>
  ) -> [(Int, Int)] {
    guard let relation = relations.first, !old.isEmpty, !new.isEmpty else { return [] }
    var matches: [(Int, Int)] = []
    var start = (old.startIndex, new.startIndex)
    let pairs = commonSubsequence(old.count, new.count) { relation(old[start.0 + $0], new[start.1 + $1]) }
      .map { (old.startIndex + $0.0, new.startIndex + $0.1) }
    for end in pairs + [(old.endIndex, new.endIndex)] {
      matches += self.matches(old[start.0..<end.0], new[start.1..<end.1], relations.dropFirst())
      if end.0 < old.endIndex { matches.append(end) }
      start = (end.0 + 1, end.1 + 1)
    }
    return matches
  }
}
