public import TributaryGeometry

extension Font {
  /// The font of the environment: the font that a modifier set, or else the font of body text.
  ///
  /// > Source: conformance TEXT-81.
  public static let `default` = Font(.environment)

  /// Returns this font in bold, or in its regular weight.
  ///
  /// - Parameter isActive: `false` for the regular weight if this font is semibold or bolder; a lighter font is
  ///   unchanged.
  public func bold(_ isActive: Bool) -> Font {
    if isActive { return bold() }
    let current: Weight? = if case .style(let style) = base { weight ?? style.weight } else { weight }
    // The font of the environment can be bold, whatever its modifiers say.
    let isBold = current.map { $0.number >= Weight.semibold.number } ?? (base == .environment)
    return isBold ? weight(.regular) : self
  }

  /// Returns this font in italics, or without them.
  ///
  /// - Parameter isActive: Whether the letters are slanted.
  public func italic(_ isActive: Bool) -> Font {
    if isActive { return italic() }
    var font = self
    font.isItalic = false
    font.isUpright = base == .environment
    return font
  }

  /// Returns this font with the font of an environment in place of ``default``.
  ///
  /// - Parameter outer: The font of the environment; `nil` for the font of body text.
  package func completed(by outer: Font?) -> Font {
    guard base == .environment, let outer else { return self }
    var font = outer
    font.weight = weight ?? outer.weight
    font.design = design ?? outer.design
    font.isItalic = isItalic || outer.isItalic && !isUpright
    font.isUpright = isUpright && font.base == .environment
    font.capitals = capitals == .none ? outer.capitals : capitals
    font.faceWidth = faceWidth ?? outer.faceWidth
    return font
  }

  /// Returns the traits of this font in a context.
  ///
  /// > Source: conformance TEXT-81.
  public func resolve(in context: Context) -> Resolved {
    Resolved(font: completed(by: context.font).resolved(textSize: context.textSize))
  }

  /// The environment values that determine a font: the default font and the text size.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let font: Font?
    let textSize: DynamicTypeSize

    package init(font: Font?, textSize: DynamicTypeSize) {
      self.font = font
      self.textSize = textSize
    }

    /// The text size, for debugging.
    public var debugDescription: String { "Font.Context(textSize: \(textSize))" }
  }

  /// The traits of a font in a context.
  public struct Resolved: Hashable, Sendable {
    let font: ResolvedFont

    /// The size, in points.
    public var pointSize: CGFloat { font.size }
    /// The thickness of the strokes.
    public var weight: Weight { font.weight }
    /// The width of the characters, relative to the standard width of the face.
    public var width: Width { font.faceWidth }
    /// Whether the font is semibold or bolder.
    public var isBold: Bool { font.weight.number >= Weight.semibold.number }
    /// Whether the letters are slanted.
    public var isItalic: Bool { font.isItalic }
    /// Whether all characters have the same width. The widths of a font with a family name are not known: `false`.
    public var isMonospaced: Bool { font.family == nil && font.design == .monospaced }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { font.smallCaps == .all }
    /// Whether lowercase letters are small capitals.
    public var isLowercaseSmallCaps: Bool { font.smallCaps == .lowercase || isSmallCaps }
    /// Whether uppercase letters are small capitals.
    public var isUppercaseSmallCaps: Bool { font.smallCaps == .uppercase || isSmallCaps }
  }
}
