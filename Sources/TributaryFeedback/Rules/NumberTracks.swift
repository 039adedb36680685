/// The numbers inside the values of a loop, each through the last passes: what rules about numbers look at.
@MainActor
package struct NumberTracks {
  /// Of equal length, oldest first.
  package private(set) var tracks: [[Double]] = []
  /// Whether anything else in the values changes as well.
  package private(set) var hasOtherChanges = false

  /// The numbers of the states; of what is delivered where the states are not known.
  package init(of series: LoopValues, last count: Int) {
    add(series.standingValues(last: count), series.areEqual)
    if tracks.isEmpty { add(series.deliveredValues(last: count), series.areEqual) }
  }

  private mutating func add(_ histories: [[Any?]], _ areEqual: LoopValues.Equality) {
    for values in histories {
      let shapes = values.map { ValueShape($0) }
      guard let last = shapes.last else { continue }
      for (path, _) in last.numbers {
        var numbers: [Double] = []
        for shape in shapes.reversed() {
          guard let number = shape.numbers.first(where: { $0.path == path })?.number else { break }
          numbers.append(number.value)
        }
        tracks.append(numbers.reversed())
      }
      for (path, value) in last.others where shapes.contains(where: { !$0.holds(value, at: path, areEqual) }) {
        hasOtherChanges = true
      }
    }
  }
}

extension ValueShape {
  /// Whether a leaf that is no number has a value.
  @MainActor
  fileprivate func holds(_ value: Any, at path: String, _ areEqual: LoopValues.Equality) -> Bool {
    others.contains { $0.path == path && areEqual($0.value, value) }
  }
}
