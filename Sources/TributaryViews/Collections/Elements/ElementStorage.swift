/// The storage of the elements of a list, whose ids need not be read again if the storage is unchanged.
///
/// Invariant: an address belongs to an array that is retained while the value is compared. A retained array is not
/// modified in place, so an equal address implies equal elements.
///
/// Tested by `ElementStorageTests`.
@usableFromInline
package enum ElementStorage: Equatable {
  case numbers(Range<Int>)
  case array(address: UnsafeRawPointer, count: Int)

  /// Creates the storage of a range of integers or of an array; `nil` for other collections, whose elements can vary.
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
  /// The number of elements. The count of a range of integers is clamped to `Int.max`.
  @inlinable package var elementCount: Int {
    // The compiler evaluates these comparisons for known types. A failing cast would cost more than the rest of the
    // function.
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
  /// Creates the range of the integers in `Range<Int>` or `ClosedRange<Int>`, clamped to `Int.max` elements; otherwise
  /// `nil`.
  @usableFromInline
  package init?(numbersIn data: some RandomAccessCollection) {
    let bounds: (first: Int, end: Int)
    if let range = data as? Range<Int> {
      bounds = (range.lowerBound, range.upperBound)
    } else if let range = data as? ClosedRange<Int> {
      // The end of a range up to `Int.max` is not representable.
      bounds = (range.lowerBound, range.upperBound == .max ? .max : range.upperBound + 1)
    } else {
      return nil
    }
    let isCountable = !bounds.end.subtractingReportingOverflow(bounds.first).overflow
    self = bounds.first..<(isCountable ? bounds.end : bounds.first + .max)
  }
}
