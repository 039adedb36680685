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

  /// The storage of numbers or of an array; `nil` for collections of other types, which may answer as they like.
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
