public import TributaryDrawing
@_spi(Engine) public import TributaryEngine

/// The foreground style of the environment: what text and shapes are drawn with that name no style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// The style that text and shapes around are drawn with.
  @inlinable public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: 0) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.level(0)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  @inlinable public static var foreground: ForegroundStyle { ForegroundStyle() }
}

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

extension View {
  /// The older form of `tint(_:)`.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

/// The foreground styles that a view sets, together with the foreground that held around it.
///
/// A style that refers to the foreground, such as `.secondary`, means the one around the view that sets it. Without
/// the binding it would refer to itself.
package final class ForegroundBinding: Sendable {
  /// From primary on; at least one.
  private let levels: [AnyShapeStyle]
  private let outer: AnyShapeStyle?

  package init(_ levels: [AnyShapeStyle], outer: AnyShapeStyle?) {
    self.levels = levels
    self.outer = outer
  }

  /// Whether no style is one of users, which may read anything.
  package var readsNothing: Bool { levels.allSatisfy(\.readsNothing) && outer?.readsNothing ?? true }

  /// What a level is drawn with. Levels beyond the given ones are paler versions of the last one.
  package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    var around = environment
    around.values.foreground = outer
    let last = levels.count - 1
    guard last >= 0 else { return around.foregroundPaint(level: level) }
    let paint = levels[min(level, last)]._paint(in: around)
    return level <= last ? paint : paint.faded(by: HierarchicalShapeStyle.opacity(ofLevel: level - last))
  }
}

extension EnvironmentValues {
  /// Sets the foreground styles from the primary level on.
  package mutating func setForeground(_ levels: [AnyShapeStyle]) {
    guard let first = levels.first else { return }
    if levels.count == 1 {
      switch first.storage {
      case .color, .gradient, .tint, .background, .separator, .bound:
        values.foreground = first
        return
      case .level(0): return
      case .level, .faded, .other: break
      }
    }
    values.foreground = AnyShapeStyle(.bound(ForegroundBinding(levels, outer: builtIn.values.foreground)))
  }

  /// What a level of the foreground is drawn with; level 0 is the foreground itself.
  package func foregroundPaint(level: Int) -> Paint {
    guard let foreground = builtIn.values.foreground else {
      let isDark = builtIn.values.colorScheme == .dark
      if level == 0 { return .color(Color.primary.resolved(dark: isDark)) }
      var color = Color.secondary.resolved(dark: isDark)
      color.opacity = Float(HierarchicalShapeStyle.opacity(ofLevel: level))
      return .color(color)
    }
    if case .bound(let binding) = foreground.storage { return binding.paint(level: level, in: self) }
    let paint = foreground._paint(in: self)
    return level == 0 ? paint : paint.faded(by: HierarchicalShapeStyle.opacity(ofLevel: level))
  }
}
