public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

extension View {
  /// Sets the font of text inside this view; `nil` for the standard one.
  public nonisolated func font(_ font: Font?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.font = font })
  }

  /// Sets the weight of text inside this view; `nil` for that of the font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.fontWeight = weight })
  }

  /// Sets the design of text inside this view; `nil` for that of the font.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.fontDesign = design })
  }

  /// Sets the width of the characters of text inside this view; `nil` for that of the font.
  ///
  /// > Source: conformance FONT-20.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.fontWidth = width })
  }

  /// Makes text inside this view bold, or not.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.isBold = isActive })
  }

  /// Slants text inside this view, or not.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.isItalic = isActive })
  }

  /// Gives text inside this view characters of one width, or not.
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

  /// Gives text inside this view digits of one width, as the default face has them anyway.
  public nonisolated func monospacedDigit() -> some View { self }

  /// Sets the distance between lines of text inside this view, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.lineSpacing = lineSpacing })
  }

  /// Sets how the lines of text inside this view stand to each other.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.multilineTextAlignment = alignment })
  }

  /// Sets where text inside this view that does not fit is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.truncationMode = mode })
  }

  /// Sets how small text inside this view may become before it is cut.
  ///
  /// - Parameter factor: Of the font's size, from 0 to 1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.minimumScaleFactor = factor })
  }
}

extension View {
  /// Draws a line below text inside this view.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.values.underline = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      })
  }

  /// Draws a line through text inside this view.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.values.strikethrough = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
      })
  }

  /// Adds a distance after each character of text inside this view, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.kerning = kerning })
  }

  /// Adds a distance after each character of text inside this view, in points; it wins over kerning.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.tracking = tracking })
  }

  /// Draws text inside this view higher by a distance, in points; negative is lower. Lines grow by that.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.baselineOffset = baselineOffset })
  }

  /// Sets whether characters of text inside this view may move closer, by up to a twentieth of their font's size, before
  /// text that does not fit becomes smaller or is cut.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.allowsTightening = flag })
  }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct IsTextSelectableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether text can be selected here.
  package var isTextSelectable: Bool {
    get { self[IsTextSelectableKey.self] }
    set { self[IsTextSelectableKey.self] = newValue }
  }
}
