@_spi(Engine) public import TributaryEngine
public import TributaryDrawing
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
