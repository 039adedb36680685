public import TributaryDrawing
@_spi(Engine) public import TributaryEngine

/// A color, gradient, or other style that fills shapes, text, and backgrounds, and resolves to a paint in an
/// environment.
///
/// A custom style implements ``resolve(in:)`` and returns another style:
///
///     struct Alarm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.orange : Color.red
///       }
///     }
///
/// The engine uses the requirements whose names begin with an underscore; they have default implementations.
public protocol ShapeStyle: Sendable {
  /// The type of style that this style resolves to; `Never` for built-in styles.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this style resolves to in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the paint of this style in an environment.
  func _paint(in environment: EnvironmentValues) -> Paint

  /// Returns a type-erased copy of this style.
  func _erased() -> AnyShapeStyle
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues) -> Paint {
    if RecursionGuard.hasNoRoom { return .clear }
    return resolve(in: environment)._paint(in: environment)
  }

  public func _erased() -> AnyShapeStyle { AnyShapeStyle(.other(AnyShapeStyle.ErasedStyle(self))) }
}

extension ShapeStyle where Resolved == Never {
  /// Terminates the program. The engine draws a built-in style without resolving it.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by the engine; it does not resolve to another style.")
  }

  // A style without an implementation of either requirement has the paint of the foreground style.
  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: 0) }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}
