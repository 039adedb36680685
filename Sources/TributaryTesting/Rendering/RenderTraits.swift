public import Tributary

/// The conditions under which a view is rendered: the proposed size and values of its environment.
///
///     let view = render(RenderTraits(size: CGSize(width: 160, height: 80), colorScheme: .dark)) { Counter() }
public struct RenderTraits: Hashable, Sendable {
  /// The proposed size of the root, in points.
  public var size: CGSize

  /// The size of the default font, in points, or `nil` for the default. Views with an explicit font are not affected.
  public var textSize: CGFloat?

  /// The color scheme: light or dark.
  public var colorScheme: ColorScheme

  /// The direction of horizontal layout.
  public var layoutDirection: LayoutDirection

  /// The method of text measurement.
  public var measuring: TextMeasuring

  /// The date at the beginning of the virtual clock.
  public var startDate: Date

  /// Creates the traits of one rendering.
  ///
  /// - Parameters:
  ///   - size: The proposed size of the root, in points.
  ///   - textSize: The size of the default font, in points, or `nil` for the default.
  ///   - colorScheme: The color scheme: light or dark.
  ///   - layoutDirection: The direction of horizontal layout.
  ///   - measuring: The method of text measurement.
  ///   - startDate: The date at the beginning of the virtual clock: by default, midnight of January 1, 2001, UTC.
  public init(
    size: CGSize = CGSize(width: 400, height: 400), textSize: CGFloat? = nil, colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, measuring: TextMeasuring = .cells,
    startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    self.size = size
    self.textSize = textSize
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.measuring = measuring
    self.startDate = startDate
  }

  /// Returns every combination of the given traits, with sizes outermost, for a parameterized snapshot.
  ///
  ///     RenderTraits.combinations(sizes: [narrow, wide], colorSchemes: [.light, .dark])   // 4 renderings
  ///
  /// - Parameters:
  ///   - sizes: The proposed sizes of the root, in points.
  ///   - textSizes: The sizes of the default font, in points; `nil` for the default.
  ///   - colorSchemes: The color schemes.
  ///   - layoutDirections: The directions of horizontal layout.
  ///   - measuring: The method of text measurement of all combinations.
  /// - Returns: One element for each combination; the layout direction varies fastest.
  public static func combinations(
    sizes: [CGSize] = [CGSize(width: 400, height: 400)], textSizes: [CGFloat?] = [nil],
    colorSchemes: [ColorScheme] = [.light], layoutDirections: [LayoutDirection] = [.leftToRight],
    measuring: TextMeasuring = .cells
  ) -> [RenderTraits] {
    sizes.flatMap { size in
      textSizes.flatMap { textSize in
        colorSchemes.flatMap { scheme in
          layoutDirections.map { direction in
            RenderTraits(
              size: size, textSize: textSize, colorScheme: scheme, layoutDirection: direction, measuring: measuring)
          }
        }
      }
    }
  }

  /// The distinguishing part of a file name: `160x80-text20-dark-rightToLeft`.
  var name: String {
    var parts = ["\(PointText.text(size.width))x\(PointText.text(size.height))"]
    if let textSize { parts.append("text\(PointText.text(textSize))") }
    if colorScheme == .dark { parts.append("dark") }
    if layoutDirection == .rightToLeft { parts.append("rightToLeft") }
    if measuring == .proportional { parts.append("proportional") }
    return parts.joined(separator: "-")
  }
}

/// A method of text measurement. Each method gives the same numbers on every machine.
public enum TextMeasuring: String, Sendable, CaseIterable {
  /// Measures as a terminal does: a character is 8 points wide and 16 high, a wide one 16 × 16, in every font.
  case cells
  /// Measures with the built-in advance widths of a sans-serif face, which SVG documents also use.
  case proportional

  /// The text measurer that implements this method.
  public var measurer: any TextMeasurer {
    switch self {
    case .cells: CellTextMeasurer()
    case .proportional: EnvironmentValues().textMeasurer
    }
  }
}

/// Formats numbers of points with at most three decimals, without trailing zeros or `-0`, identically on every machine.
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

  /// Formats a rectangle: `88 × 32 at (56, 34)`.
  static func text(_ rect: CGRect) -> String { "\(text(rect.size)) at \(text(rect.origin))" }
}
