import TributaryGeometry

extension VectorArithmetic {
  func isEqual(to other: any VectorArithmetic) -> Bool { (other as? Self) == self }

  func adding(_ other: any VectorArithmetic) -> Self { (other as? Self).map { self + $0 } ?? self }

  func subtracting(_ other: any VectorArithmetic) -> Self { (other as? Self).map { self - $0 } ?? self }

  var negated: Self { .zero - self }
}
