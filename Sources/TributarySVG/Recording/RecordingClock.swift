/// When the pictures of a recording are shown.
struct RecordingClock {
  /// When each picture begins, in seconds since the first one did.
  let starts: [Double]

  /// How long it takes until all begins again, in seconds.
  let length: Double

  /// The start tag of a group that is shown for some pictures, with what shows and hides it.
  ///
  /// - Parameter pictures: Not all of them.
  func openGroup(during pictures: ClosedRange<Int>) -> String {
    let isShownLast = pictures.upperBound == starts.count - 1
    var steps = pictures.lowerBound > 0 ? [("none", 0.0)] : []
    steps.append(("inline", starts[pictures.lowerBound] / length))
    if !isShownLast { steps.append(("none", starts[pictures.upperBound + 1] / length)) }
    let values = steps.map(\.0).joined(separator: ";")
    // Six decimals: a picture may be shown for less than a thousandth of the whole.
    let times = steps.map { Self.decimal($0.1, places: 6) }.joined(separator: ";")
    return "<g\(isShownLast ? "" : " display=\"none\"")><animate attributeName=\"display\" calcMode=\"discrete\" "
      + "dur=\"\(Self.decimal(length, places: 3))s\" repeatCount=\"indefinite\" values=\"\(values)\" "
      + "keyTimes=\"\(times)\"/>\n"
  }

  /// A number that is not negative, without an exponent and without a fraction of zero.
  private static func decimal(_ value: Double, places: Int) -> String {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let count = Int((min(value, 1e9) * Double(unit)).rounded())
    let fraction = count % unit
    if fraction == 0 { return "\(count / unit)" }
    var digits = "\(unit + fraction)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(count / unit).\(digits)"
  }
}
