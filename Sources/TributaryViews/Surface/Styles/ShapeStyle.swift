public import TributaryDrawing
@_spi(Engine) public import TributaryEngine

/// What shapes, text and backgrounds are covered with: a colour, or something that becomes one in an environment.
///
/// A style of your own implements ``resolve(in:)`` and answers another style:
///
///     struct Alarm: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.orange : Color.red
///       }
///     }
///
/// The requirements whose names begin with an underscore are the engine's; they have defaults.
public protocol ShapeStyle: Sendable {
  /// The style that this one becomes in an environment; `Never` for the styles that the engine knows.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that this one becomes in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What is drawn in an environment.
  func _paint(in environment: EnvironmentValues) -> Paint

  /// This style with its type hidden.
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
  /// Not to be called: the engine draws this style directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by the engine; it becomes no other style.")
  }

  // A style that says nothing about itself looks like the foreground.
  public func _paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint(level: 0) }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

/// A style that is a view fills the space that it is offered.
extension ShapeStyle where Self: View, Self.Body == ShapeView<Rectangle, Self> {
  /// A rectangle filled with the style.
  @MainActor @preconcurrency
  public var body: ShapeView<Rectangle, Self> { ShapeView(shape: Rectangle(), style: self) }
}
