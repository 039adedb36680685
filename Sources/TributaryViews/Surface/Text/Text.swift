public import Foundation
public import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// One or more lines of read-only text.
///
/// Text takes the width of its longest line and breaks lines where less is offered. Texts joined with `+` are one
/// paragraph, each part in its own font and style; a line is as high as its highest part.
public struct Text: Sendable {
  /// Everything that is shown, without attributes.
  @usableFromInline package var content: String
  /// `nil` for text without attributes, the frequent case.
  @usableFromInline package var attributes: TextAttributes?

  @inlinable
  package init(content: String, attributes: TextAttributes?) {
    self.content = content
    self.attributes = attributes
  }

  /// Shows a string as it is.
  @inlinable
  public init(verbatim content: String) {
    self.content = content
    attributes = nil
  }

  /// Shows a string as it is.
  @inlinable @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
    attributes = nil
  }

  /// Shows a localizable text. There are no string tables here: the key itself is shown.
  @inlinable
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = key.content
    attributes = key.attributes
  }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Shows what a formatter makes of a value; nothing if it makes nothing of it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Shows what a formatter makes of a value; nothing if it makes nothing of it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

extension Text: Equatable {
  @inlinable
  public static func == (a: Text, b: Text) -> Bool {
    a.content == b.content && TextAttributes.areEqual(a.attributes, b.attributes)
  }
}

extension Text {
  /// Two texts as one, each with its own attributes.
  public static func + (a: Text, b: Text) -> Text {
    if a.attributes == nil, b.attributes == nil { return Text(content: a.content + b.content, attributes: nil) }
    return Text(content: a.content + b.content, attributes: TextAttributes(runs: a.runs + b.runs))
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
  /// The letters that text is shown in.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }
}

extension Text.Case? {
  /// Returns a text in these letters, by the rules of Unicode that no language changes.
  package func applied(to text: String) -> String {
    switch self {
    case nil: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}

extension View {
  /// Sets the letters that text inside this view is shown in; `nil` for those that it is written in.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    modifier(EnvironmentTransformModifier { $0.values.textCase = textCase })
  }
}

extension Text {
  /// How a line below or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of the line.
    public var pattern: Pattern
    /// `nil` for that of the text.
    public var color: Color?

    /// Creates a line with a pattern; without a color it has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// An unbroken line in the color of the text.
    public static let single = LineStyle()

    /// The strokes that a line is made of.
    public struct Pattern: Hashable, Sendable {
      /// Dashes and gaps in turn, in widths of the line.
      package let dash: [CGFloat]

      /// An unbroken line.
      public static let solid = Pattern(dash: [])
      /// Dots.
      public static let dot = Pattern(dash: [1, 2])
      /// Dashes.
      public static let dash = Pattern(dash: [4, 2])
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(dash: [4, 2, 1, 2])
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(dash: [4, 2, 1, 2, 1, 2])
    }
  }
}

extension Text.LineStyle {
  /// Returns the line as it is drawn.
  package func decoration(in environment: EnvironmentValues) -> TextDecoration {
    TextDecoration(dash: pattern.dash, paint: color?._paint(in: environment))
  }
}

extension Text {
  /// How large a text is beside others.
  public struct Scale: Hashable, Sendable {
    fileprivate let factor: CGFloat

    /// As large as its font says.
    public static let `default` = Scale(factor: 1)
    /// Smaller than its font says.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Returns the text: scales change no font here.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Returns the text: whoever reads it aloud decides how.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  /// Returns the text: whoever reads it aloud decides how.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Makes texts in this view larger or smaller. Accepted for compatibility: scales change no font here.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Sets the language that lines are broken in. Accepted for compatibility: lines are broken alike in all languages.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Marks what a widget cannot show while it waits. Accepted for compatibility: there are no widgets.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension Text {
  /// Where text that does not fit gives way to an ellipsis.
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
