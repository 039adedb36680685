public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

// Modifiers that `Text` also has are disfavored, so that the compiler does not try both for each text.

extension View {
  /// Sets the font of text inside this view; `nil` for the default font.
  @_disfavoredOverload
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.font = font })
  }

  /// Sets the font weight of text inside this view; `nil` for the weight of the font.
  @_disfavoredOverload
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.fontWeight = weight })
  }

  /// Sets the font design of text inside this view; `nil` for the design of the font.
  @_disfavoredOverload
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.fontDesign = design })
  }

  /// Sets the font width of text inside this view; `nil` for the width of the font.
  ///
  /// > Source: conformance FONT-20.
  @_disfavoredOverload
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.fontWidth = width })
  }

  /// Sets whether text inside this view is bold.
  @_disfavoredOverload
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.isBold = isActive })
  }

  /// Sets whether text inside this view is italic.
  @_disfavoredOverload
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.isItalic = isActive })
  }

  /// Sets whether text inside this view has monospaced characters.
  @_disfavoredOverload
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    modifier(
      EnvironmentTransformModifier {
        if isActive {
          $0.values.fontDesign = .monospaced
        } else if $0.builtIn.values.fontDesign == .monospaced {
          $0.values.fontDesign = nil
        }
      })
  }

  /// Returns this view unchanged, since the default typeface has monospaced digits.
  @_disfavoredOverload
  public nonisolated func monospacedDigit() -> some View { self }

  /// Sets the additional distance between lines of text inside this view, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.lineSpacing = lineSpacing })
  }

  /// Sets the alignment of the lines of text inside this view relative to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.multilineTextAlignment = alignment })
  }

  /// Sets the position of the ellipsis in truncated text inside this view.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.truncationMode = mode })
  }

  /// Sets the smallest factor by which text inside this view is scaled down before it is truncated.
  ///
  /// - Parameter factor: The factor of the font's size, from 0 to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.minimumScaleFactor = factor })
  }
}

extension View {
  /// Underlines text inside this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  @_disfavoredOverload
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.values.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      })
  }

  /// Strikes through text inside this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is drawn.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  @_disfavoredOverload
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.values.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      })
  }

  /// Adds space after each character of text inside this view, in points.
  @_disfavoredOverload
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.kerning = kerning })
  }

  /// Adds space after each character of text inside this view, in points, which takes precedence over kerning.
  @_disfavoredOverload
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.tracking = tracking })
  }

  /// Moves text inside this view up by a distance in points; negative distances move it down. Lines grow by the
  /// distance.
  @_disfavoredOverload
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.baselineOffset = baselineOffset })
  }

  /// Sets whether characters of text inside this view may move closer before the text is scaled down or truncated.
  ///
  /// Tightening reduces the distance between characters by up to a twentieth of the font's size.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.allowsTightening = flag })
  }
}

/// A type that determines whether text can be selected.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// A selectability that allows selecting text.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// A selectability that prevents selecting text.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A selectability that allows selecting text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A selectability that prevents selecting text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct IsTextSelectableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether text can be selected.
  package var isTextSelectable: Bool {
    get { self[IsTextSelectableKey.self] }
    set { self[IsTextSelectableKey.self] = newValue }
  }
}

extension View {
  /// Sets the maximum number of lines of text inside this view; `nil` for no limit.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: nil, atMost: number) })
  }

  /// Sets the maximum number of lines of text inside this view.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines. Values less than 1 count as 1.
  ///   - reservesSpace: Whether shorter text is as high as the maximum number of lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: reservesSpace ? limit : nil, atMost: limit) })
  }

  /// Sets the maximum number of lines of text inside this view.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: nil, atMost: limit.upperBound) })
  }

  /// Sets the minimum number of lines that text inside this view reserves space for.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: limit.lowerBound, atMost: nil) })
  }

  /// Sets the minimum number of reserved lines and the maximum number of lines of text inside this view.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(EnvironmentTransformModifier { $0.setLines(atLeast: limit.lowerBound, atMost: limit.upperBound) })
  }
}

private enum ReservedLinesKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  /// Sets the numbers of lines of text. Values less than 1 count as 1.
  package mutating func setLines(atLeast fewest: Int?, atMost most: Int?) {
    values.lineLimit = most.map { max($0, 1) }
    values.lineLimitReservesSpace = fewest != nil
    if let fewest { self[ReservedLinesKey.self] = max(fewest, 1) }
  }

  /// The minimum number of lines that text reserves space for.
  package var reservedLines: Int {
    builtIn.values.lineLimitReservesSpace ? self[ReservedLinesKey.self] : 1
  }

  /// The number of reserved lines, in a compact representation.
  package var reservedLineCount: Int32 { Int32(clamping: reservedLines) }
}

extension BuiltInEnvironment {
  /// Returns the number of lines that text reserves in a scope with these values.
  package func reservedLineCount(in scope: EnvironmentScope) -> Int32 {
    values.lineLimitReservesSpace ? scope.currentValues.reservedLineCount : 1
  }
}
