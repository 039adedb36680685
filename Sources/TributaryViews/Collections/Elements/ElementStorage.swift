/// Which elements a list of ids was read from, so that it need not be read again from the same.
///
/// Invariant: an address is that of elements in an array that somebody keeps for as long as the value is compared. Nobody
/// writes to an array in place that somebody else keeps, so that the same address has the same elements.
///
/// Tested by `ElementStorageTests`.
@usableFromInline
package enum ElementStorage: Equatable {
  case numbers(Range<Int>)
  case array(address: UnsafeRawPointer, count: Int)

  /// Creates the storage of numbers or of an array; `nil` for collections of other types, which may answer as they
  /// like.
  package init?<Data: RandomAccessCollection>(of data: Data, numbers: Range<Int>?) {
    if let numbers {
      self = .numbers(numbers)
      return
    }
    let type: Any.Type = Data.self
    guard
      type == [Data.Element].self || type == ContiguousArray<Data.Element>.self || type == ArraySlice<Data.Element>.self
    else { return nil }
    let elements = data.withContiguousStorageIfAvailable {
      (address: UnsafeRawPointer($0.baseAddress), count: $0.count)
    }
    guard let elements, let address = elements.address else { return nil }
    self = .array(address: address, count: elements.count)
  }
}

extension RandomAccessCollection {
  /// How many elements there are; of a range of numbers at most as many as can be counted.
  @inlinable package var elementCount: Int {
    // The compiler answers these where it knows the type; a cast that it makes nothing of costs more than the rest.
    if Self.self == Range<Int>.self {
      let range = unsafeBitCast(self, to: Range<Int>.self)
      let (count, isTooLarge) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      return isTooLarge ? .max : count
    }
    if Self.self == ClosedRange<Int>.self {
      let range = unsafeBitCast(self, to: ClosedRange<Int>.self)
      let (distance, isTooLarge) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
      return isTooLarge || distance == .max ? .max : distance + 1
    }
    return count
  }
}

extension Range<Int> {
  /// Creates the numbers of a range of either kind, at most as many as can be counted; `nil` if it is another
  /// collection.
  @usableFromInline
  package init?(numbersIn data: some RandomAccessCollection) {
    let bounds: (first: Int, end: Int)
    if let range = data as? Range<Int> {
      bounds = (range.lowerBound, range.upperBound)
    } else if let range = data as? ClosedRange<Int> {
      // One more number than can be counted has no end.
      bounds = (range.lowerBound, range.upperBound == .max ? .max : range.upperBound + 1)
    } else {
      return nil
    }
    let isCountable = !bounds.end.subtractingReportingOverflow(bounds.first).overflow
    self = bounds.first..<(isCountable ? bounds.end : bounds.first + .max)
  }
}
