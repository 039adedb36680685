/// A record of an upward walk in constant memory, with which the downward walk is compared.
///
/// The record has a limited number of slots. In a sweep with more lengths, a slot covers several successive lengths and
/// holds the sum of their layouts:
///
///     lengths   0 1 2 │ 3 4 5 │ 6 7 8 │ …
///     slots       0       1       2
///
/// The upward walk adds the layout of each length, and the downward walk subtracts it. A slot that is not zero contains
/// a length at which the walks differ.
struct WalkRecord {
  /// The sum of the layouts of successive lengths.
  private struct Slot {
    /// The weighted sums of both numbers of the frames. A rounding error changes at most one of the numbers.
    var sums = (0, 0)
    /// The number of lengths that only the upward walk has added.
    var count: Int32 = 0
  }

  /// The largest number of slots.
  static let mostSlots = 4_096

  /// The number of lengths in a slot.
  let width: Int
  private var slots: [Slot]
  /// The first lengths of the recorded slots, ascending; `nil` if the record covers all lengths.
  private let starts: [Int]?
  /// The number of successive lengths from each start.
  private let slotLengths: Int
  /// The number of all lengths of the walk.
  private let count: Int

  /// Creates a record of all lengths.
  init(count: Int) {
    self.count = count
    width = (count + Self.mostSlots - 1) / Self.mostSlots
    starts = nil
    slotLengths = width
    slots = Array(repeating: Slot(), count: (count + width - 1) / width)
  }

  /// Creates a record of single lengths inside some slots of another record.
  private init(starts: [Int], slotLengths: Int, count: Int) {
    self.count = count
    self.starts = starts
    self.slotLengths = slotLengths
    width = 1
    slots = Array(repeating: Slot(), count: starts.count * slotLengths)
  }

  var slotCount: Int { slots.count }

  /// Returns the slot of a length; `nil` if it is not recorded.
  private func slot(of index: Int) -> Int? {
    guard let starts else { return index / width }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle + 1 } else { high = middle }
    }
    guard low > 0, index - starts[low - 1] < slotLengths else { return nil }
    return (low - 1) * slotLengths + index - starts[low - 1]
  }

  /// Adds the layout of the upward walk at a length.
  mutating func add(_ frames: (Int, Int), at index: Int) { change(frames, at: index, 1) }

  /// Subtracts the layout of the downward walk at a length.
  mutating func subtract(_ frames: (Int, Int), at index: Int) { change(frames, at: index, -1) }

  private mutating func change(_ frames: (Int, Int), at index: Int, _ sign: Int) {
    guard let slot = slot(of: index) else { return }
    // Odd factors that depend on the length distinguish layouts in another order.
    let factor = (2 * index + 1) &* sign
    slots[slot].sums.0 &+= frames.0 &* factor
    slots[slot].sums.1 &+= frames.1 &* factor
    slots[slot].count += Int32(sign)
  }

  /// The intervals of indices in which the walks differ, ascending.
  ///
  /// If a slot has several lengths, an interval consists of whole slots.
  var differences: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for slot in slots.indices where isDifferent(slot) {
      let start = starts.map { $0[slot / slotLengths] + slot % slotLengths } ?? slot * width
      let end = min(count, start + width)
      if let last = ranges.last, last.upperBound == start {
        ranges[ranges.count - 1] = last.lowerBound..<end
      } else {
        ranges.append(start..<end)
      }
    }
    return ranges
  }

  private func isDifferent(_ index: Int) -> Bool {
    let slot = slots[index]
    // A single length at which the downward walk does not settle is part of a loop.
    if width == 1, slot.count != 0 { return false }
    return slot.sums.0 != 0 && slot.sums.1 != 0
  }

  /// Returns a record of the single lengths at both ends of intervals of slots, and inside them as far as the number of
  /// slots permits.
  func refined(_ differences: [Range<Int>]) -> WalkRecord {
    let most = Self.mostSlots / width
    var chosen: Set<Int> = []
    for range in differences where chosen.count + 2 <= most {
      chosen.insert(range.lowerBound)
      chosen.insert((range.upperBound - 1) / width * width)
    }
    for start in differences.lazy.flatMap({ stride(from: $0.lowerBound, to: $0.upperBound, by: self.width) }) {
      if chosen.count >= most { break }
      chosen.insert(start)
    }
    return WalkRecord(starts: chosen.sorted(), slotLengths: width, count: count)
  }

  /// Returns intervals of slots, with the slots that a refined record covers replaced by its differences.
  func differences(_ coarse: [Range<Int>], refinedBy fine: WalkRecord) -> [Range<Int>] {
    let covered = Set(fine.starts ?? [])
    var exact = fine.differences[...]
    var ranges: [Range<Int>] = []
    func append(_ range: Range<Int>) {
      if let last = ranges.last, last.upperBound == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    for range in coarse {
      for start in stride(from: range.lowerBound, to: range.upperBound, by: width) {
        let slot = start..<min(count, start + width)
        guard covered.contains(start) else {
          append(slot)
          continue
        }
        while let next = exact.first, next.lowerBound < slot.upperBound {
          append(next.clamped(to: slot))
          if next.upperBound > slot.upperBound { break }
          exact = exact.dropFirst()
        }
      }
    }
    return ranges
  }
}
