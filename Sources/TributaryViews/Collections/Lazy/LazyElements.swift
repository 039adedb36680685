/// The ids of the elements of a `ForEach` in a lazy container.
///
/// A long range of integers is not stored as an array, so that its cost depends only on the visible rows.
package enum LazyElements<ID: Hashable> {
  /// An array of all ids, and the integers if the elements are a range.
  case listed(ContiguousArray<ID>, numbers: Range<Int>?)
  /// A range of integers with a function that returns the id of each.
  case counted(Range<Int>, id: (Int) -> ID)

  /// The maximum number of integers whose ids are stored. Only stored ids are checked for duplicates and followed
  /// individually.
  package static var mostListedNumbers: Int { 100_000 }

  /// The maximum number of ids that are stored, which bounds the use of memory.
  package static var mostListed: Int { 100_000_000 }

  /// The number of elements with a row, limited by the 32-bit index of rows.
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

  /// Returns whether the ids are equal and in the same order.
  package func isSame(as other: LazyElements) -> Bool {
    switch (self, other) {
    case (.listed(let ids, _), .listed(let others, _)): ids == others
    case (.counted(let numbers, _), .counted(let others, _)):
      numbers == others && (numbers.isEmpty || self[0] == other[0])
    default: false
    }
  }

  /// Returns the index of the first element with the given id.
  package func firstIndex(of id: ID) -> Int? {
    switch self {
    case .listed(let ids, _): return ids.firstIndex(of: id)
    case .counted(let numbers, let make):
      // The id of an integer is usually the integer.
      if let number = id as? Int, numbers.contains(number), make(number) == id { return number - numbers.lowerBound }
      return numbers.prefix(Self.mostListedNumbers).firstIndex { make($0) == id }.map { $0 - numbers.lowerBound }
    }
  }
}
