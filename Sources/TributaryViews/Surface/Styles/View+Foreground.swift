@_spi(Engine) public import TributaryEngine
public import TributaryDrawing

extension View {
  /// Sets the style that text and shapes inside this view are drawn with.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentTransformModifier { $0.setForeground([style._erased()]) })
  }

  /// Sets the foreground styles of the first two levels inside this view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(EnvironmentTransformModifier { $0.setForeground([primary._erased(), secondary._erased()]) })
  }

  /// Sets the foreground styles of the first three levels inside this view.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.setForeground([primary._erased(), secondary._erased(), tertiary._erased()])
      })
  }

  /// Sets the colour that text and shapes inside this view are drawn with; `nil` for the standard one.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.foreground = color?._erased() })
  }

  /// Sets the tint inside this view; `nil` for the standard one.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.values.tint = tint
        $0.values.tintPaint = nil
      })
  }

  /// Sets the tint inside this view to what a style looks like here; `nil` for the standard one.
  ///
  /// What is drawn in the tint is drawn with a gradient then; as a colour, of `accentColor` for instance, it is the one in the
  /// middle of the gradient.
  ///
  /// > Source: conformance STYLE-22.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(
      EnvironmentCodeModifier { values in
        let paint = tint?._paint(in: values)
        values.values.tint = paint.map { Color($0.singleColor) }
        values.values.tintPaint = paint?.isPlaceless == false ? paint : nil
      })
  }

  /// Sets whether colours inside this view stand on a light or a dark ground.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.colorScheme = colorScheme })
  }
}
