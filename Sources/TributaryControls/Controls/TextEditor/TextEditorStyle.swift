@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A type that defines the appearance of text editors. All styles have the same appearance.
public protocol TextEditorStyle {}

/// The default text editor style. All styles have the same appearance.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the default style.
  public init() {}
}

/// A text editor style without a border.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates a plain style.
  public init() {}
}

/// A text editor style with a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Creates a style with a rounded border.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default text editor style. All styles have the same appearance.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor style without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A text editor style with a rounded border.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Sets the style of the text editors in this view. The modifier has no effect, because all styles have the same
  /// appearance.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  /// Presents the find navigator of a text editor. The modifier has no effect, and leaves the value unchanged.
  ///
  /// - Parameter isPresented: A binding to whether the views are presented. Dismissing them sets the value to `false`.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Disables the find navigator of a text editor. The modifier has no effect, because editors have no find navigator.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Disables replacing in a text editor. The modifier has no effect, because editors have no find navigator.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Limits the scope of submissions of fields in this view. The modifier has no effect: fields notify all outer
  /// submit actions.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Sets the behavior of writing tools. The modifier has no effect, because there are no writing tools.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// The behavior of writing tools, which are not available.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let number: UInt8

  /// No preference. All values are equivalent.
  public static let automatic = WritingToolsBehavior(number: 0)
  /// The complete writing tools.
  public static let complete = WritingToolsBehavior(number: 1)
  /// Writing tools beside the text.
  public static let limited = WritingToolsBehavior(number: 2)
  /// No writing tools.
  public static let disabled = WritingToolsBehavior(number: 3)
}
