@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A type that defines the appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that ``_body(configuration:)`` returns.
  associatedtype _Body: View

  /// The label of the text field.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view that represents a text field. A text field in that view has the next outer style.
  ///
  /// > Source: conformance CONTROL-94.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field in its style.
public struct _TextFieldStyleLabel {
  let part: ControlPart
}

extension _TextFieldStyleLabel: View, BuiltInComposite {
  public var body: some View { part }
}

/// A text field style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle, CompleteStyle {
  /// Creates a plain style.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { EditedField(configuration, .plain) }
}

/// A text field style with a rounded background.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, CompleteStyle {
  /// Creates a style with a rounded background.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { EditedField(configuration, .bordered) }
}

/// A text field style with a background in the shape that `textInputBorderShape(_:)` sets.
public struct BorderedTextFieldStyle: TextFieldStyle, CompleteStyle {
  /// Creates a style with a background.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { EditedField(configuration, .bordered) }
}

/// A text field style with a rectangular background.
public struct SquareBorderTextFieldStyle: TextFieldStyle, CompleteStyle {
  /// Creates a style with a rectangular background.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { EditedField(configuration, .square) }
}

/// The default text field style: plain, or with a rounded background in the columns of a form.
public struct DefaultTextFieldStyle: TextFieldStyle, CompleteStyle {
  /// Creates the default style.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { EditedField(configuration, .automatic) }

  nonisolated(unsafe) fileprivate static let style = ControlStyle<TextField<_Label>>(Self()) {
    $0._body(configuration: $1)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A text field style without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A text field style with a rounded background.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
  /// A text field style with a background in the shape that `textInputBorderShape(_:)` sets.
  public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A text field style with a rectangular background.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field style: plain, or with a rounded background in the columns of a form.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension View {
  /// Sets the style of the text fields in this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(\.textFieldStyle, ControlStyle(style) { $0._body(configuration: $1) })
  }
}

extension TextField: ControlStyleConfiguration where Label == _TextFieldStyleLabel {
  static var defaultStyle: ControlStyle<Self> { DefaultTextFieldStyle.style }
}

extension EnvironmentValues {
  var textFieldStyle: ControlStyle<TextField<_TextFieldStyleLabel>> {
    get { self[ControlStyleKey<TextField<_TextFieldStyleLabel>>.self] }
    set { self[ControlStyleKey<TextField<_TextFieldStyleLabel>>.self] = newValue }
  }
}

/// The shape of the background of bordered text fields.
public struct TextInputBorderShape: Hashable, Sendable {
  /// The radius of the corners, in points.
  let radius: CGFloat

  /// The default shape: a rectangle with a corner radius of 5 points.
  public static let automatic = TextInputBorderShape(radius: 5)
  /// A capsule.
  public static let capsule = TextInputBorderShape(radius: 10_000)  // The size of the field limits the radius.
  /// A rectangle with a corner radius of 5 points.
  public static let roundedRectangle = TextInputBorderShape(radius: 5)
}

private struct TextInputBorderShapeKey: EnvironmentKey {
  static var defaultValue: TextInputBorderShape { .automatic }
}

extension EnvironmentValues {
  var textInputBorderShape: TextInputBorderShape {
    get { self[TextInputBorderShapeKey.self] }
    set { self[TextInputBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the background of the bordered text fields in this view.
  ///
  /// > Source: conformance CONTROL-173.
  public nonisolated func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    environment(\.textInputBorderShape, shape)
  }
}
