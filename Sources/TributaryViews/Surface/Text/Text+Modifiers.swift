public import TributaryDrawing
public import TributaryGeometry

// Of two modifiers that say the same thing the inner one wins, as it does between views.
extension Text {
  /// This text in a font; `nil` for that of the environment.
  public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }

  /// This text in a weight; `nil` for that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changing { $0.weight = $0.weight ?? weight } }

  /// This text in a design; `nil` for that of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { changing { $0.design = $0.design ?? design } }

  /// This text with characters of a width; `nil` for that of the font.
  public func fontWidth(_ width: Font.Width?) -> Text { changing { $0.width = $0.width ?? width } }

  /// This text in bold.
  public func bold() -> Text { changing { $0.weight = $0.weight ?? .bold } }

  /// This text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { changing { $0.weight = $0.weight ?? (isActive ? .bold : nil) } }

  /// This text slanted.
  public func italic() -> Text { changing { $0.isItalic = $0.isItalic ?? true } }

  /// This text slanted, or not.
  public func italic(_ isActive: Bool) -> Text { changing { $0.isItalic = $0.isItalic ?? (isActive ? true : nil) } }

  /// This text with characters of one width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { $0.design = $0.design ?? (isActive ? .monospaced : nil) }
  }

  /// This text with digits of one width, as the default face has them anyway.
  public func monospacedDigit() -> Text { self }

  /// This text in a color; `nil` for the foreground style of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    changing { $0.foreground = $0.foreground ?? color?._erased() }
  }

  /// This text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.foreground = $0.foreground ?? style._erased() }
  }

  /// This text with a line below each of its lines.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// This text with a line below each of its lines.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changing { $0.underline = $0.underline ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// This text with a line through each of its lines.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// This text with a line through each of its lines.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changing { $0.strikethrough = $0.strikethrough ?? (isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// This text with a distance added after each of its characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changing { $0.kerning = $0.kerning ?? kerning } }

  /// This text with a distance added after each of its characters, in points; it wins over kerning.
  public func tracking(_ tracking: CGFloat) -> Text { changing { $0.tracking = $0.tracking ?? tracking } }

  /// This text drawn higher by a distance, in points; negative is lower. Its lines grow by that.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changing { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }
}
