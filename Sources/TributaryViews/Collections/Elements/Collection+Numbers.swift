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
  /// The numbers of a range of either kind, at most as many as can be counted; `nil` if it is another collection.
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
