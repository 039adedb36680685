/// How text fields look.
public protocol TextFieldStyle {
  /// The look of the style; the styles are those of the package.
  static var _effect: TextFieldRendering { get }
}

/// Text without anything around it.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Text without anything around it.
  public init() {}
  public static var _effect: TextFieldRendering { TextFieldRendering(kind: .plain) }
}

/// Text on a ground with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Text on a ground with round corners.
  public init() {}
  public static var _effect: TextFieldRendering { TextFieldRendering(kind: .bordered) }
}

/// The style of text fields where none is set: the plain one.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style where none is set.
  public init() {}
  public static var _effect: TextFieldRendering { TextFieldRendering(kind: .plain) }
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
    environment(\.textFieldKind, S._effect.kind)
  }
}

extension TextFieldRendering.Kind: StyleValue {
  static var whereNoneIsSet: Self { DefaultTextFieldStyle._effect.kind }
}

extension EnvironmentValues {
  var textFieldKind: TextFieldRendering.Kind {
    get { self[StyleValueKey<TextFieldRendering.Kind>.self] }
    set { self[StyleValueKey<TextFieldRendering.Kind>.self] = newValue }
  }
}
