public import Foundation
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A view that displays one or more lines of read-only text.
///
/// Text has the width of its longest line and wraps if the proposed width is smaller. Texts joined with `+` form one
/// paragraph, in which each part keeps its font and style. A line has the height of its highest part.
public struct Text: Sendable {
  /// The complete text, without attributes.
  @usableFromInline package var content: String
  /// The attributes, and whether the text comes from a key. One pointer holds both, so that a text stays small.
  @usableFromInline package var form: Form

  @usableFromInline
  package enum Form: Sendable {
    /// A text without attributes that is displayed unchanged in every language.
    case verbatim
    /// A text without attributes from a key, which a translation can replace.
    case localizable
    case attributed(TextAttributes)
  }

  @inlinable
  package init(content: String, form: Form) {
    self.content = content
    self.form = form
  }

  @inlinable
  package init(content: String, attributes: TextAttributes?) {
    self.init(content: content, form: attributes.map { .attributed($0) } ?? .verbatim)
  }

  /// Creates a text view that displays a string unchanged.
  @inlinable
  public init(verbatim content: String) {
    self.content = content
    form = .verbatim
  }

  /// Creates a text view that displays a string unchanged.
  @inlinable @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
    form = .verbatim
  }

  /// Creates a text view that displays a localizable text. Tributary has no string tables: the key itself is displayed.
  ///
  /// - Parameters:
  ///   - key: The text, as a localizable key, which is displayed without translation.
  ///   - tableName: The name of the string table. The value has no effect.
  ///   - bundle: The bundle of the string table. The value has no effect.
  ///   - comment: A comment for translators. The value has no effect.
  @inlinable
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = key.content
    form = key.attributes.map { .attributed($0) } ?? .localizable
  }

  /// Creates a text view that displays a value in a format.
  ///
  /// The locale of the environment replaces that of the format. The calendar and the time zone of the environment apply
  /// to dates, unless the format has its own.
  ///
  /// > Source: conformance TEXT-76, TEXT-77.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(live: .formatted(FormattedValue(input, format)))
  }

  /// Creates a text view that displays the string that a formatter returns for a value; an empty string for `nil`.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text view that displays the string that a formatter returns for an object; an empty string for `nil`.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension Text {
  /// The attributes; `nil` for text without attributes, which is the common case.
  @inlinable package var attributes: TextAttributes? {
    if case .attributed(let attributes) = form { attributes } else { nil }
  }

  /// Whether the foreground style of the environment draws the whole text.
  package var hasForegroundOfEnvironment: Bool {
    guard let attributes else { return true }
    return attributes.isEven && attributes.traits.foreground == nil
  }

  /// Whether the text, or a text that it was joined from, comes from a key that a translation can replace.
  @inlinable package var isLocalizable: Bool {
    switch form {
    case .verbatim: false
    case .localizable: true
    case .attributed(let attributes): attributes.isLocalizable
    }
  }
}

extension Text: Equatable {
  @inlinable
  public static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && a.isLocalizable == b.isLocalizable && TextAttributes.areEqual(a.attributes, b.attributes)
  }
}

extension Text {
  /// Returns the concatenation of two texts, each with its attributes.
  public static func + (a: Text, b: Text) -> Text {
    let isLocalizable = a.isLocalizable || b.isLocalizable
    if a.attributes == nil, b.attributes == nil {
      return Text(content: a.content + b.content, form: isLocalizable ? .localizable : .verbatim)
    }
    var list = a.runList
    list.append(b.runList)
    return Text(
      content: a.content + b.content, attributes: TextAttributes(list: list, isLocalizable: isLocalizable))
  }
}

extension Text: NodeView {
  public typealias Body = Never

  @inlinable public static var _isSingleItem: Bool { true }

  @inlinable
  package static func makeNode(_ view: UnsafePointer<Text>, _ inputs: NodeInputs) -> TextNode {
    TextNode(view, inputs)
  }

  @inlinable
  package static func updateNode(_ view: UnsafePointer<Text>, _ node: TextNode) {
    node.update(view)
  }
}

extension Text {
  /// The letter case of text.
  public enum Case: Hashable, Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase
  }
}

extension Text.Case? {
  /// Returns a text in this letter case, by the language-independent rules of Unicode.
  package func applied(to text: String) -> String {
    switch self {
    case nil: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

extension View {
  /// Sets the letter case of text inside this view; `nil` for unchanged text.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.textCase = textCase })
  }
}

extension Text {
  /// The style of an underline or a strikethrough line.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of the line.
    public var pattern: Pattern
    /// The color of the line; `nil` for the color of the text.
    public var color: Color?

    /// Creates a line style with a pattern. Without a color, the line has the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    /// The dash pattern of a line.
    public struct Pattern: Hashable, Sendable {
      /// The alternating lengths of dashes and gaps, in multiples of the line width.
      package let dash: [CGFloat]

      /// A solid line.
      public static let solid = Pattern(dash: [])
      /// A dotted line.
      public static let dot = Pattern(dash: [1, 2])
      /// A dashed line.
      public static let dash = Pattern(dash: [4, 2])
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(dash: [4, 2, 1, 2])
      /// A line in which two dots follow each dash.
      public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
    }
  }
}

extension Text.LineStyle {
  /// Returns the decoration with the line's pattern and its paint in an environment.
  package func decoration(in environment: EnvironmentValues) -> TextDecoration {
    TextDecoration(dash: pattern.dash, paint: color?._paint(in: environment))
  }
}

extension Text {
  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    fileprivate let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// A size smaller than that of the font.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Returns this text unchanged. Scales have no effect.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Returns this text unchanged. The language has no effect.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  /// Returns this text unchanged. The value has no effect, since screen readers determine pronunciation.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Sets the scale of text inside this view. The modifier is accepted for compatibility; scales have no effect.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Sets the typesetting language of text inside this view. The modifier is accepted for compatibility and has no
  /// effect.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Marks content of a widget as outdated. The modifier is accepted for compatibility; Tributary has no widgets.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension Text {
  /// The position of the ellipsis in truncated text.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning of the last line.
    case head
    /// At the end of the last line.
    case tail
    /// In the middle of the last line.
    case middle
  }
}

extension Text.TruncationMode {
  package var truncation: TextTruncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
