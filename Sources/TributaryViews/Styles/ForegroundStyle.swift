public import TributaryDrawing
@_spi(Engine) public import TributaryEngine

/// The foreground style of the environment, which applies to text and shapes that specify no style.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  /// Creates the foreground style.
  @inlinable public init() {}

  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: 0) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.level(0)) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  @inlinable public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension View {
  /// Sets the style of text and shapes inside this view.
  @_disfavoredOverload
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentTransformModifier { $0.setForeground([style._erased()]) })
  }

  /// Sets the foreground styles of the first two levels inside this view.
  ///
  /// - Parameters:
  ///   - primary: The style of the first level.
  ///   - secondary: The style of the second level.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(EnvironmentTransformModifier { $0.setForeground([primary._erased(), secondary._erased()]) })
  }

  /// Sets the foreground styles of the first three levels inside this view.
  ///
  /// - Parameters:
  ///   - primary: The style of the first level.
  ///   - secondary: The style of the second level.
  ///   - tertiary: The style of the third level.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.setForeground([primary._erased(), secondary._erased(), tertiary._erased()])
      })
  }

  /// Sets the color of text and shapes inside this view; `nil` for the standard foreground style.
  @_disfavoredOverload
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.values.foreground = color?._erased()
        if $0.hasStandardForeground { $0.hasStandardForeground = false }
      })
  }

  /// Sets the tint inside this view; `nil` for the standard one.
  public nonisolated func tint(_ tint: Color?) -> some View {
    modifier(
      EnvironmentTransformModifier {
        $0.values.tint = tint
        $0.values.tintPaint = nil
      })
  }

  /// Sets the tint inside this view to a style, resolved in the environment of this view; `nil` for the standard tint.
  ///
  /// Tinted content is drawn with a gradient if the style is one. A use of the tint as a color, such as `accentColor`,
  /// resolves to the middle color of the gradient.
  ///
  /// > Source: conformance STYLE-22.
  // `Color.red` is a color and a style. The compiler checks the closures of a statement once if it does not have to
  // compare the two.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(
      EnvironmentCodeModifier { values in
        let paint = tint?._paint(in: values)
        values.values.tint = paint.map { Color($0.singleColor) }
        values.values.tintPaint = paint?.isPlaceless == false ? paint : nil
      })
  }

  /// Sets whether colors inside this view resolve for light or dark appearance.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.colorScheme = colorScheme })
  }
}

extension View {
  /// Sets the tint inside this view; an earlier name of `tint(_:)`.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}

/// The foreground styles that a view sets, together with the foreground style that surrounds the view.
///
/// A style that refers to the foreground, such as `.secondary`, refers to the foreground around the view that sets it.
/// Without the binding, it would refer to itself.
package final class ForegroundBinding: Sendable {
  /// The styles from the primary level on; at least one.
  private let levels: [AnyShapeStyle]
  private let outer: AnyShapeStyle?

  package init(_ levels: [AnyShapeStyle], outer: AnyShapeStyle?) {
    self.levels = levels
    self.outer = outer
  }

  /// Whether no style is a custom style, which can read any observable value.
  package var readsNothing: Bool { levels.allSatisfy(\.readsNothing) && outer?.readsNothing ?? true }

  /// Returns the paint of a level. A level beyond the last style is the last style at reduced opacity.
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
      case .level(0):
        if builtIn.values.foreground == nil, !hasStandardForeground { hasStandardForeground = true }
        return
      case .level, .faded, .other: break
      }
    }
    values.foreground = AnyShapeStyle(.bound(ForegroundBinding(levels, outer: builtIn.values.foreground)))
  }

  /// Returns the paint of a level of the foreground style; level 0 is the foreground style itself.
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

// A control draws its label in a foreground style that client code sets around the control, and in its own style
// without one. The framework also sets foreground styles around client code, as the header of a section does. A control
// does not adopt them.

/// The foreground style that the framework has set around content of client code.
private struct ContentForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundBinding? { nil }
}

private struct StandardForegroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether client code has set the primary level of the standard foreground style.
  package var hasStandardForeground: Bool {
    get { self[StandardForegroundKey.self] }
    set { self[StandardForegroundKey.self] = newValue }
  }

  private var contentForeground: ForegroundBinding? {
    get { self[ContentForegroundKey.self] }
    set { self[ContentForegroundKey.self] = newValue }
  }

  /// Whether client code has set a foreground style, in which controls then draw their labels.
  package var hasChosenForeground: Bool {
    guard let foreground = builtIn.values.foreground else { return hasStandardForeground }
    guard case .bound(let binding) = foreground.storage else { return true }
    return binding !== contentForeground
  }

  /// Sets the foreground style for content of client code without changing the labels of controls in it.
  fileprivate mutating func setContentForeground(_ style: HierarchicalShapeStyle) {
    let isChosen = hasChosenForeground
    let wasStandard = hasStandardForeground
    setForeground([style._erased()])
    guard !isChosen else { return }
    if hasStandardForeground != wasStandard { hasStandardForeground = wasStandard }
    if case .bound(let binding) = builtIn.values.foreground?.storage { contentForeground = binding }
  }
}

extension View {
  /// Sets a level of the foreground style for content of client code. The labels of controls in the content keep their
  /// own styles.
  package nonisolated func contentForeground(_ style: HierarchicalShapeStyle) -> some View {
    modifier(EnvironmentTransformModifier { $0.setContentForeground(style) })
  }
}
