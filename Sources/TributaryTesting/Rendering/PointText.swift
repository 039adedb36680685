import Tributary

/// Numbers of points as text: at most three decimals, no trailing zeros, no `-0`; the same on every machine.
enum PointText {
  static func text(_ number: CGFloat) -> String {
    guard number.isFinite, number.magnitude < 1e12 else { return "\(number)" }
    let thousandths = Int64((number * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest)
    decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  static func text(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }

  /// A rectangle: `88 × 32 at (56, 34)`.
  static func text(_ rect: CGRect) -> String { "\(text(rect.size)) at \(text(rect.origin))" }
}
