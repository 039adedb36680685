public import TributaryDrawing
@_spi(Engine) public import TributaryEngine

extension Color: ShapeStyle {
  /// Returns the components of the color in the appearance of an environment, with the accent color replaced by the
  /// tint.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .system(.accentColor, let opacity) = storage {
      var color = environment.tintColor
      color.opacity *= opacity
      return color
    }
    return resolved(dark: environment.builtIn.values.colorScheme == .dark)
  }

  public func _paint(in environment: EnvironmentValues) -> Paint { .color(resolve(in: environment)) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.color(self)) }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> Paint { .color(self) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.color(Color(self))) }
}

extension ShapeStyle where Self == Color {
  /// `Color.black`.
  public static var black: Color { Color.black }
  /// `Color.blue`.
  public static var blue: Color { Color.blue }
  /// `Color.brown`.
  public static var brown: Color { Color.brown }
  /// `Color.clear`.
  public static var clear: Color { Color.clear }
  /// `Color.cyan`.
  public static var cyan: Color { Color.cyan }
  /// `Color.gray`.
  public static var gray: Color { Color.gray }
  /// `Color.green`.
  public static var green: Color { Color.green }
  /// `Color.indigo`.
  public static var indigo: Color { Color.indigo }
  /// `Color.mint`.
  public static var mint: Color { Color.mint }
  /// `Color.orange`.
  public static var orange: Color { Color.orange }
  /// `Color.pink`.
  public static var pink: Color { Color.pink }
  /// `Color.purple`.
  public static var purple: Color { Color.purple }
  /// `Color.red`.
  public static var red: Color { Color.red }
  /// `Color.teal`.
  public static var teal: Color { Color.teal }
  /// `Color.white`.
  public static var white: Color { Color.white }
  /// `Color.yellow`.
  public static var yellow: Color { Color.yellow }
}

extension Color {
  /// The color in light appearance. The value is never `nil`.
  public var cgColor: CGColor? { CGColor(resolve(in: EnvironmentValues())) }
}
