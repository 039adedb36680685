@_spi(Engine) public import TributaryEngine

/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view that ``_body(configuration:)`` answers.
  associatedtype _Body: View

  /// The label of a field, as its owner wrote it.
  typealias _Label = _TextFieldStyleLabel

  /// The view of a field. The field that it is given has the style that is set further out.
  ///
  /// > Source: conformance CONTROL-94.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a text field, as its owner wrote it.
public struct _TextFieldStyleLabel {
  let part: ControlPart
}

extension _TextFieldStyleLabel: View, FrameworkComposite {
  public var body: some View { part }
}

/// Text without anything around it.
public struct PlainTextFieldStyle: TextFieldStyle, CompleteStyle {
  /// Text without anything around it.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { EditedField(configuration, .plain) }
}

/// Text on a ground with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, CompleteStyle {
  /// Text on a ground with round corners.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { EditedField(configuration, .bordered) }
}

/// The style of text fields where none is set: the plain one, and in the columns of a form the one on a ground.
public struct DefaultTextFieldStyle: TextFieldStyle, CompleteStyle {
  /// The style where none is set.
  public nonisolated init() {}

  public func _body(configuration: TextField<Self._Label>) -> some View { EditedField(configuration, .automatic) }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Text without anything around it.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// Text on a ground with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style where none is set.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension View {
  /// Sets the look of the text fields in this view.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(\.textFieldStyle, ControlStyle(style) { $0._body(configuration: $1) })
  }
}

extension TextField: ControlStyleConfiguration where Label == _TextFieldStyleLabel {
  static var defaultStyle: ControlStyle<Self> {
    ControlStyle(DefaultTextFieldStyle()) { $0._body(configuration: $1) }
  }
}

extension EnvironmentValues {
  var textFieldStyle: ControlStyle<TextField<_TextFieldStyleLabel>> {
    get { self[ControlStyleKey<TextField<_TextFieldStyleLabel>>.self] }
    set { self[ControlStyleKey<TextField<_TextFieldStyleLabel>>.self] = newValue }
  }
}
