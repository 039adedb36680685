import TributaryGeometry

/// The swept lengths, ascending. The last one is the upper bound of the range.
///
/// The lengths are computed, so that the memory of a sweep does not depend on their number.
struct SweepLengths: RandomAccessCollection {
  private let range: ClosedRange<CGFloat>
  private let step: CGFloat
  let endIndex: Int
  var startIndex: Int { 0 }

  init(_ range: ClosedRange<CGFloat>, step: CGFloat) {
    self.range = range
    self.step = step
    func isBeforeEnd(_ index: Int) -> Bool { range.lowerBound + CGFloat(index) * step < range.upperBound }
    // The quotient can be wrong by a rounding error.
    var count = Swift.max(0, Int((range.upperBound - range.lowerBound) / step))
    while isBeforeEnd(count) { count += 1 }
    while count > 0, !isBeforeEnd(count - 1) { count -= 1 }
    endIndex = count + 1
  }

  subscript(index: Int) -> CGFloat {
    index == endIndex - 1 ? range.upperBound : range.lowerBound + CGFloat(index) * step
  }

  /// Returns the index of a length; `nil` if it is not one of the swept lengths.
  func index(of length: CGFloat) -> Int? {
    let index = length == range.upperBound ? endIndex - 1 : Int(((length - range.lowerBound) / step).rounded())
    return indices.contains(index) && self[index] == length ? index : nil
  }
}
