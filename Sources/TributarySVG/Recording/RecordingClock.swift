import TributaryGeometry

/// The times at which the pictures of a recording are shown.
struct RecordingClock {
  /// The start of each picture, in seconds since the first picture.
  let starts: [Double]

  /// The length of the loop, in seconds.
  let length: Double

  /// Returns the start tag of a group that is visible in a range of pictures, with the animation that shows and hides
  /// it.
  ///
  /// - Parameter pictures: The range, which must not include all pictures.
  func shownGroup(during pictures: ClosedRange<Int>) -> String {
    let isShownLast = pictures.upperBound == starts.count - 1
    var steps = pictures.lowerBound > 0 ? [(picture: 0, value: "none")] : []
    steps.append((pictures.lowerBound, "inline"))
    if !isShownLast { steps.append((pictures.upperBound + 1, "none")) }
    return "<g\(isShownLast ? "" : " display=\"none\"")><animate attributeName=\"display\"\(animation(steps))/>\n"
  }

  /// Returns the start tag of a group whose position is animated.
  ///
  /// Like the following groups, it has its first value from the beginning, because it is not visible earlier.
  func movedGroup(_ places: RecordedSteps<CGPoint>) -> String {
    let values = places.map { "\(Self.number($0.x)) \(Self.number($0.y))" }
    return "<g transform=\"translate(\(values.steps.last?.value ?? "0"))\"><animateTransform "
      + "attributeName=\"transform\" type=\"translate\"\(animation(values))/>\n"
  }

  /// Returns the start tag of a group whose scale is animated about its origin.
  func scaledGroup(_ scales: RecordedSteps<CGSize>) -> String {
    // Six decimals keep content far from the origin in its place.
    let values = scales.map { "\(Self.factor($0.width)) \(Self.factor($0.height))" }
    return "<g transform=\"scale(\(values.steps.last?.value ?? "1"))\"><animateTransform "
      + "attributeName=\"transform\" type=\"scale\"\(animation(values))/>\n"
  }

  /// Returns the start tag of a group whose opacity is animated.
  ///
  /// - Parameter mode: The name of the mode in which the group is blended with the content behind it.
  func fadedGroup(_ opacities: RecordedSteps<Double>, blending mode: StaticString? = nil) -> String {
    let values = opacities.map { Self.number(CGFloat($0)) }
    let style = mode.map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
    return "<g\(style) opacity=\"\(values.steps.last?.value ?? "1")\">"
      + "<animate attributeName=\"opacity\"\(animation(values))/>\n"
  }

  private func animation(_ values: RecordedSteps<String>) -> String {
    animation(values.steps.enumerated().map { index, step in (index == 0 ? 0 : step.picture, step.value) })
  }

  /// Returns the common attributes of discrete animations, with each value from its picture onward.
  private func animation(_ steps: [(picture: Int, value: String)]) -> String {
    let values = steps.map(\.value).joined(separator: ";")
    // Six decimals, because a picture may be shown for less than 0.001 of the length.
    let times = steps.map { Self.decimal(starts[$0.picture] / length * 1_000_000, unit: 1_000_000) }
    return " calcMode=\"discrete\" dur=\"\(Self.decimal(length * 1_000, unit: 1_000))s\" repeatCount=\"indefinite\" "
      + "values=\"\(values)\" keyTimes=\"\(times.joined(separator: ";"))\""
  }

  private static func number(_ value: CGFloat) -> String {
    var output = SVGOutput()
    output.number(Thousandths(value))
    return output.text
  }

  /// Returns a number with six decimals.
  private static func factor(_ value: CGFloat) -> String {
    (value < 0 ? "-" : "") + decimal(abs(Double(value)) * 1_000_000, unit: 1_000_000)
  }

  /// Returns a given number of parts of a power of ten as a decimal number, without an exponent or trailing zeros.
  private static func decimal(_ parts: Double, unit: Int) -> String {
    let count = Int(min(parts, 1e15).rounded())
    if count % unit == 0 { return "\(count / unit)" }
    var digits = "\(unit + count % unit)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(count / unit).\(digits)"
  }
}
