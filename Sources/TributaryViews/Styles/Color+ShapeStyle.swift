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

// Programs find `Color.red`, `.red` for a color, and `.red` for a style here. `Color` has no public property of the
// same name: with two candidates for each color, the compiler would check the closures of a statement again for each
// combination.
//
// Tested by: "The compiler names a missing member inside views with colors quickly".

extension ShapeStyle where Self == Color {
  /// Black in every appearance.
  @_disfavoredOverload
  public static var black: Color { Color.black }
  /// A blue that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var blue: Color { Color.blue }
  /// A brown that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var brown: Color { Color.brown }
  /// A fully transparent color.
  @_disfavoredOverload
  public static var clear: Color { Color.clear }
  /// A cyan that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var cyan: Color { Color.cyan }
  /// A gray that is the same in light and dark appearance.
  @_disfavoredOverload
  public static var gray: Color { Color.gray }
  /// A green that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var green: Color { Color.green }
  /// An indigo that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var indigo: Color { Color.indigo }
  /// A mint that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var mint: Color { Color.mint }
  /// An orange that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var orange: Color { Color.orange }
  /// A pink that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var pink: Color { Color.pink }
  /// A purple that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var purple: Color { Color.purple }
  /// A red that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var red: Color { Color.red }
  /// A teal that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var teal: Color { Color.teal }
  /// White in every appearance.
  @_disfavoredOverload
  public static var white: Color { Color.white }
  /// A yellow that adapts to light and dark appearance.
  @_disfavoredOverload
  public static var yellow: Color { Color.yellow }
}

extension Color {
  /// The color in light appearance. The value is never `nil`.
  public var cgColor: CGColor? { CGColor(resolve(in: EnvironmentValues())) }
}
