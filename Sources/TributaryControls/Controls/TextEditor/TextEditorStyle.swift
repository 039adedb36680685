@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// How text editors look. They look alike here, whatever style is set.
public protocol TextEditorStyle {}

/// The style where none is set.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style where none is set.
  public init() {}
}

/// Text without a frame.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Text without a frame.
  public init() {}
}

/// Text in a frame with round corners.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Text in a frame.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style where none is set.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text without a frame.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// Text in a frame with round corners.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Sets how text editors in this view look. Accepted for compatibility: they look alike.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }

  /// Shows the line to search an editor by. Accepted for compatibility: no editor has one, and the value stays as it is.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Keeps users from searching an editor. Accepted for compatibility: no editor has a search.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Keeps users from replacing in an editor. Accepted for compatibility: no editor has a search.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Keeps the submission of fields in this view from those around. Accepted for compatibility: fields submit to all around.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Chooses how much help with writing is offered. Accepted for compatibility: none is.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// How much help with writing is offered; none is here.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let number: UInt8

  /// As the system likes.
  public static let automatic = WritingToolsBehavior(number: 0)
  /// All there is.
  public static let complete = WritingToolsBehavior(number: 1)
  /// Beside the text.
  public static let limited = WritingToolsBehavior(number: 2)
  /// None.
  public static let disabled = WritingToolsBehavior(number: 3)
}
