import TributaryDrawing
import TributaryGeometry

/// The parts of all pictures in a common order that is consistent with each picture, and the pictures in which each is
/// shown.
final class RecordedTimeline {
  /// A part for the pictures in which it is shown.
  final class Entry {
    /// The part in its last picture.
    private(set) var part: RecordedPart
    private(set) var pictures: ClosedRange<Int>
    /// The positions, scales, and opacities.
    private(set) var states = RecordedSteps<RecordedPart.State>([])
    /// The content; empty for a leaf.
    let inside = RecordedTimeline()

    init(_ part: RecordedPart, at picture: Int) {
      self.part = part
      pictures = picture...picture
      follow(part, to: picture)
    }

    /// Continues the part in another picture.
    func follow(_ part: RecordedPart, to picture: Int) {
      self.part = part
      pictures = pictures.lowerBound...picture
      if let content = part.content { inside.add(content, to: picture) }
      states.append(part.state, from: picture)
    }
  }

  private(set) var entries: [Entry] = []

  /// The content that was added last, and its picture.
  private var last: (content: DisplayFragment, picture: Int)?

  /// Adds the content of a picture.
  ///
  /// - Parameter picture: The number of the picture, which follows the previous one or the first in which this content
  ///   is shown.
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

  /// Returns the pairs of old and new parts that continue each other.
  ///
  /// Unchanged parts match first. Between those, parts that are equal except for their state match, and between those,
  /// parts that can be transformed into each other.
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

/// A value that changes between pictures.
struct RecordedSteps<Value> {
  /// The first picture of each value. The first value also applies to all earlier pictures.
  private(set) var steps: [(picture: Int, value: Value)]

  init(_ steps: [(picture: Int, value: Value)]) { self.steps = steps }

  func map<Other>(_ transform: (Value) -> Other) -> RecordedSteps<Other> {
    RecordedSteps<Other>(steps.map { ($0.picture, transform($0.value)) })
  }

  /// Returns the value of a picture, or `nil` if there are no values.
  func value(in picture: Int) -> Value? { (steps.last { $0.picture <= picture } ?? steps.first)?.value }
}

extension RecordedSteps where Value: Equatable {
  /// Appends a value from a picture onward.
  mutating func append(_ value: Value, from picture: Int) {
    if steps.last?.value != value { steps.append((picture, value)) }
  }

  /// Returns the steps for a range of pictures.
  func during(_ pictures: ClosedRange<Int>) -> RecordedSteps {
    var part = RecordedSteps([])
    if let first = value(in: pictures.lowerBound) { part.append(first, from: pictures.lowerBound) }
    for step in steps where step.picture > pictures.lowerBound && step.picture <= pictures.upperBound {
      part.append(step.value, from: step.picture)
    }
    return part
  }

  /// The value, if it never changes.
  var constant: Value? { steps.count == 1 ? steps[0].value : nil }
}

extension RecordedSteps<Double> {
  /// Returns the products of both values at each time.
  func multiplied(by other: RecordedSteps) -> RecordedSteps {
    var product = RecordedSteps([])
    for picture in Set((steps + other.steps).map(\.picture)).sorted() {
      product.append((value(in: picture) ?? 1) * (other.value(in: picture) ?? 1), from: picture)
    }
    return product
  }
}

/// Returns the index pairs of a longest common subsequence of two sequences, in order. For very long sequences the
/// subsequence may not be the longest.
///
/// - Parameter isSame: Returns whether the elements at two indices are equal.
/// - Complexity: O(*n*) if the sequences differ in one place, and otherwise O(*n*·*m*) in the lengths between the first
///   and the last difference.
func commonSubsequence(_ first: Int, _ second: Int, _ isSame: (Int, Int) -> Bool) -> [(Int, Int)] {
  var start = 0
  while start < first, start < second, isSame(start, start) { start += 1 }
  var tail = 0
  while tail < first - start, tail < second - start, isSame(first - 1 - tail, second - 1 - tail) { tail += 1 }
  var pairs = (0..<start).map { ($0, $0) }
  let (rows, columns) = (first - start - tail, second - start - tail)
  // Longer differences are treated as completely new. The document is then larger than necessary, but correct.
  if rows > 0, columns > 0, rows * columns <= 1_000_000 {
    var same = Array(repeating: false, count: rows * columns)
    // The length of the longest common subsequence from each pair of indices.
    var lengths = Array(repeating: 0, count: (rows + 1) * (columns + 1))
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let (place, width) = (row * (columns + 1) + column, columns + 1)
        same[row * columns + column] = isSame(start + row, start + column)
        lengths[place] =
          same[row * columns + column]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let (place, width) = (row * (columns + 1) + column, columns + 1)
      if same[row * columns + column] {
        pairs.append((start + row, start + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
  }
  return pairs + (0..<tail).map { (first - tail + $0, second - tail + $0) }
}
