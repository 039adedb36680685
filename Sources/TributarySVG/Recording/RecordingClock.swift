import TributaryGeometry

/// When the pictures of a recording are shown.
struct RecordingClock {
  /// When each picture begins, in seconds since the first one did.
  let starts: [Double]

  /// How long it takes until all begins again, in seconds.
  let length: Double

  /// The start tag of a group that is shown for some pictures, with what shows and hides it.
  ///
  /// - Parameter pictures: Not all of them.
  func shownGroup(during pictures: ClosedRange<Int>) -> String {
    let isShownLast = pictures.upperBound == starts.count - 1
    var steps = pictures.lowerBound > 0 ? [(picture: 0, value: "none")] : []
    steps.append((pictures.lowerBound, "inline"))
    if !isShownLast { steps.append((pictures.upperBound + 1, "none")) }
    return "<g\(isShownLast ? "" : " display=\"none\"")><animate attributeName=\"display\"\(animation(steps))/>\n"
  }

  /// The start tag of a group that is moved from place to place.
  ///
  /// This and the others below have their first value from the beginning on, since nothing is shown before.
  func movedGroup(_ places: RecordedSteps<CGPoint>) -> String {
    let values = places.map { "\(Self.number($0.x)) \(Self.number($0.y))" }
    return "<g transform=\"translate(\(values.steps.last?.value ?? "0"))\"><animateTransform "
      + "attributeName=\"transform\" type=\"translate\"\(animation(values))/>\n"
  }

  /// The start tag of a group that is made larger and smaller, seen from its origin.
  func scaledGroup(_ scales: RecordedSteps<CGSize>) -> String {
    // Three decimals more, so that what is far from the origin is where it should be.
    let values = scales.map { "\(Self.factor($0.width)) \(Self.factor($0.height))" }
    return "<g transform=\"scale(\(values.steps.last?.value ?? "1"))\"><animateTransform "
      + "attributeName=\"transform\" type=\"scale\"\(animation(values))/>\n"
  }

  /// The start tag of a group whose opacity changes.
  func fadedGroup(_ opacities: RecordedSteps<Double>) -> String {
    let values = opacities.map { Self.number(CGFloat($0)) }
    return
      "<g opacity=\"\(values.steps.last?.value ?? "1")\"><animate attributeName=\"opacity\"\(animation(values))/>\n"
  }

  private func animation(_ values: RecordedSteps<String>) -> String {
    animation(values.steps.enumerated().map { index, step in (index == 0 ? 0 : step.picture, step.value) })
  }

  /// What steps have in common: one value after the other, each from its picture on.
  private func animation(_ steps: [(picture: Int, value: String)]) -> String {
    let values = steps.map(\.value).joined(separator: ";")
    // Six decimals: a picture may be shown for less than a thousandth of the whole.
    let times = steps.map { Self.decimal(starts[$0.picture] / length * 1_000_000, unit: 1_000_000) }
    return " calcMode=\"discrete\" dur=\"\(Self.decimal(length * 1_000, unit: 1_000))s\" repeatCount=\"indefinite\" "
      + "values=\"\(values)\" keyTimes=\"\(times.joined(separator: ";"))\""
  }

  private static func number(_ value: CGFloat) -> String {
    var output = SVGOutput()
    output.number(Thousandths(value))
    return output.text
  }

  /// A number with six decimals.
  private static func factor(_ value: CGFloat) -> String {
    (value < 0 ? "-" : "") + decimal(abs(Double(value)) * 1_000_000, unit: 1_000_000)
  }

  /// A number of parts of a unit that is a power of ten, as a decimal number; without an exponent or a fraction of zero.
  private static func decimal(_ parts: Double, unit: Int) -> String {
    let count = Int(min(parts, 1e15).rounded())
    if count % unit == 0 { return "\(count / unit)" }
    var digits = "\(unit + count % unit)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(count / unit).\(digits)"
  }
}
