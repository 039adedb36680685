public import Tributary

/// What a view is rendered under: the room that it has, and what it reads from its environment.
public struct RenderTraits: Hashable, Sendable {
  /// What is proposed to the root, in points.
  public var size: CGSize

  /// The size of the default font, in points; `nil` leaves it as it is. Views that name a font keep theirs.
  public var textSize: CGFloat?

  /// Light or dark.
  public var colorScheme: ColorScheme

  /// Which way a line runs.
  public var layoutDirection: LayoutDirection

  /// How text is measured.
  public var measuring: TextMeasuring

  /// Traits of one rendering; the sizes are in points.
  public init(
    size: CGSize = CGSize(width: 400, height: 400), textSize: CGFloat? = nil, colorScheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, measuring: TextMeasuring = .cells
  ) {
    self.size = size
    self.textSize = textSize
    self.colorScheme = colorScheme
    self.layoutDirection = layoutDirection
    self.measuring = measuring
  }

  /// Every combination, sizes outermost and in points: what one parametrised snapshot is taken of.
  ///
  ///     RenderTraits.combinations(sizes: [narrow, wide], colorSchemes: [.light, .dark])   // 4 renderings
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

  /// What sets these traits apart, as part of the name of a file: `160x80-text20-dark-rightToLeft`.
  var name: String {
    var parts = ["\(PointText.text(size.width))x\(PointText.text(size.height))"]
    if let textSize { parts.append("text\(PointText.text(textSize))") }
    if colorScheme == .dark { parts.append("dark") }
    if layoutDirection == .rightToLeft { parts.append("rightToLeft") }
    if measuring == .proportional { parts.append("proportional") }
    return parts.joined(separator: "-")
  }
}

/// How text is measured; both ways give the same numbers on every machine.
public enum TextMeasuring: String, Sendable, CaseIterable {
  /// As a terminal does: a character is 8 points wide and 16 high, a wide one 16, whatever its font.
  case cells
  /// By the advance widths of a sans face that are built in: what SVG documents are drawn with.
  case proportional

  /// What measures.
  public var measurer: any TextMeasurer {
    switch self {
    case .cells: CellTextMeasurer()
    case .proportional: EnvironmentValues().textMeasurer
    }
  }
}

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
