import TributaryGeometry

/// A length as a whole number of thousandths: the only form in which a number reaches a document.
struct Thousandths: Equatable {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  /// The nearest one; halves go away from zero. Not a number counts as 0, the rest is held within ±1,000,000,000.
  init(_ value: CGFloat) {
    let value = Double(value)
    count = value.isNaN ? 0 : Int((min(max(value, -1e9), 1e9) * 1_000).rounded())
  }

  static func - (a: Thousandths, b: Thousandths) -> Thousandths { Thousandths(count: a.count - b.count) }
}
