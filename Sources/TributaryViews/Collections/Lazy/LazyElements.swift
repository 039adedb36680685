/// What a `ForEach` in a lazy container lists: the ids of its elements.
///
/// A long range of numbers is not written out: what its rows cost follows from those that are seen.
package enum LazyElements<ID: Hashable> {
  /// Every id; the numbers if the elements are a range.
  case listed(ContiguousArray<ID>, numbers: Range<Int>?)
  /// Numbers, each with the id that is made of it.
  case counted(Range<Int>, id: (Int) -> ID)

  /// How many numbers are written out: fewer follow their ids also where two have the same.
  package static var mostListedNumbers: Int { 100_000 }

  /// How many ids are written out: more would not stand in memory.
  package static var mostListed: Int { 100_000_000 }

  /// How many elements have a row: what numbers rows goes no further than two thousand millions.
  package var count: Int {
    switch self {
    case .listed(let ids, _): ids.count
    case .counted(let numbers, _): min(numbers.count, Int(Int32.max))
    }
  }

  package subscript(index: Int) -> ID {
    switch self {
    case .listed(let ids, _): ids[index]
    case .counted(let numbers, let id): id(numbers.lowerBound + index)
    }
  }

  package var numbers: Range<Int>? {
    switch self {
    case .listed(_, let numbers): numbers
    case .counted(let numbers, _): numbers
    }
  }

  /// Whether the ids are the same in the same order.
  package func isSame(as other: LazyElements) -> Bool {
    switch (self, other) {
    case (.listed(let ids, _), .listed(let others, _)): ids == others
    case (.counted(let numbers, _), .counted(let others, _)):
      numbers == others && (numbers.isEmpty || self[0] == other[0])
    default: false
    }
  }

  /// Returns the first element with an id.
  package func firstIndex(of id: ID) -> Int? {
    switch self {
    case .listed(let ids, _): return ids.firstIndex(of: id)
    case .counted(let numbers, let make):
      // Most ids of numbers are the numbers.
      if let number = id as? Int, numbers.contains(number), make(number) == id { return number - numbers.lowerBound }
      return numbers.prefix(Self.mostListedNumbers).firstIndex { make($0) == id }.map { $0 - numbers.lowerBound }
    }
  }
}
