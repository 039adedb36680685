@_spi(Engine) public import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

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
