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

  /// Returns the components of the color in the environment of a node.
  package func resolved(in scope: EnvironmentScope) -> Resolved {
    if case .system(.accentColor, _) = storage { return resolve(in: scope.currentValues) }
    return resolved(dark: BuiltInEnvironment.reference(in: scope).with { $0.values.colorScheme == .dark })
  }

  public func _paint(in environment: EnvironmentValues) -> Paint { .color(resolve(in: environment)) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.color(self)) }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> Paint { .color(self) }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.color(Color(self))) }
}

// `Color.red` finds a property of `Color` and one of `ShapeStyle`. The latter is disfavored: the compiler would otherwise
// check the closures of a statement again for each combination of equal candidates.

extension ShapeStyle where Self == Color {
  /// The color black.
  @_disfavoredOverload
  public static var black: Color { Color.black }
  /// The color blue.
  @_disfavoredOverload
  public static var blue: Color { Color.blue }
  /// The color brown.
  @_disfavoredOverload
  public static var brown: Color { Color.brown }
  /// A fully transparent color.
  @_disfavoredOverload
  public static var clear: Color { Color.clear }
  /// The color cyan.
  @_disfavoredOverload
  public static var cyan: Color { Color.cyan }
  /// The color gray.
  @_disfavoredOverload
  public static var gray: Color { Color.gray }
  /// The color green.
  @_disfavoredOverload
  public static var green: Color { Color.green }
  /// The color indigo.
  @_disfavoredOverload
  public static var indigo: Color { Color.indigo }
  /// The color mint.
  @_disfavoredOverload
  public static var mint: Color { Color.mint }
  /// The color orange.
  @_disfavoredOverload
  public static var orange: Color { Color.orange }
  /// The color pink.
  @_disfavoredOverload
  public static var pink: Color { Color.pink }
  /// The color purple.
  @_disfavoredOverload
  public static var purple: Color { Color.purple }
  /// The color red.
  @_disfavoredOverload
  public static var red: Color { Color.red }
  /// The color teal.
  @_disfavoredOverload
  public static var teal: Color { Color.teal }
  /// The color white.
  @_disfavoredOverload
  public static var white: Color { Color.white }
  /// The color yellow.
  @_disfavoredOverload
  public static var yellow: Color { Color.yellow }
}

extension Color {
  /// The color in light appearance. The value is never `nil`.
  public var cgColor: CGColor? { CGColor(resolve(in: EnvironmentValues())) }
}
