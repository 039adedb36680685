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
