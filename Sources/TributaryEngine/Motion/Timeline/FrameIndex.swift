/// Which track is that of an item's place and size, by the index of the item's handle.
struct FrameIndex {
  /// One more than the place among the tracks; zero for none.
  private var places: ContiguousArray<Int32> = []
  private(set) var count = 0

  subscript(index: UInt32) -> Int? {
    get {
      guard Int(index) < places.count, places[Int(index)] != 0 else { return nil }
      return Int(places[Int(index)]) - 1
    }
    set {
      let index = Int(index)
      if index >= places.count {
        if newValue == nil { return }
        places += ContiguousArray(repeating: 0, count: max(64, index + 1 - places.count, places.count))
      }
      count += (newValue == nil ? 0 : 1) - (places[index] == 0 ? 0 : 1)
      places[index] = newValue.map { Int32($0) + 1 } ?? 0
    }
  }
}
