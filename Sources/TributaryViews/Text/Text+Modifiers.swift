public import TributaryDrawing
public import TributaryGeometry

// If several modifiers set the same trait, the inner one takes precedence, as with views.
extension Text {
  /// Returns this text in a font; `nil` for the default font, regardless of the environment.
  ///
  /// > Source: conformance TEXT-79.
  public func font(_ font: Font?) -> Text {
    changing { $0.font = $0.font?.completed(by: font ?? .body) ?? font ?? .body }
  }

  /// Returns this text in a font weight; `nil` for the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }

  /// Returns this text in a font design; `nil` for the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { changing { $0.design = $0.design ?? design } }

  /// Returns this text in a font width; `nil` for the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { changing { $0.width = $0.width ?? width } }

  /// Returns this text in bold.
  public func bold() -> Text { changing { $0.weight = $0.weight ?? .bold } }

  /// Returns this text in bold if `isActive` is `true`.
  public func bold(_ isActive: Bool) -> Text { changing { $0.weight = $0.weight ?? (isActive ? .bold : nil) } }

  /// Returns this text in italics.
  public func italic() -> Text { changing { $0.isItalic = $0.isItalic ?? true } }

  /// Returns this text in italics if `isActive` is `true`.
  public func italic(_ isActive: Bool) -> Text { changing { $0.isItalic = $0.isItalic ?? (isActive ? true : nil) } }

  /// Returns this text with monospaced characters if `isActive` is `true`.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { $0.design = $0.design ?? (isActive ? .monospaced : nil) }
  }

  /// Returns this text unchanged, since the default typeface has monospaced digits.
  public func monospacedDigit() -> Text { self }

  /// Returns this text in a color; `nil` for the standard foreground style, regardless of the environment.
  ///
  /// > Source: conformance TEXT-79.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.foreground = $0.foreground ?? (color ?? .primary)._erased() }
  }

  /// Returns this text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.foreground = $0.foreground ?? style._erased() }
  }

  /// Returns this text with an underline.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Returns this text with an underline that has a pattern.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changing { $0.underline = $0.underline ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// Returns this text with a strikethrough line.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Returns this text with a strikethrough line that has a pattern.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changing { $0.strikethrough = $0.strikethrough ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// Returns this text with additional space after each character, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = $0.kerning ?? kerning } }

  /// Returns this text with additional space after each character, in points, which takes precedence over kerning.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = $0.tracking ?? tracking } }

  /// Returns this text moved up by a distance in points; negative distances move it down. Its lines grow by the
  /// distance.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changing { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }
}
