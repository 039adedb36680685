@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryGeometry

/// What is chosen of a text that is being edited, or where the caret is.
///
/// > Source: conformance CONTROL-99.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// Which part of the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// What lies between two places; of no length where the caret is.
    case selection(Range<String.Index>)
  }

  /// Which part of the text.
  public var indices: Indices

  /// A caret before a place of the text.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// What lies between two places of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Whether nothing is chosen: there is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

extension TextSelection {
  /// A part of a text, by numbers of characters.
  init(_ places: Range<Int>, of text: String) {
    let start = text.index(text.startIndex, offsetBy: places.lowerBound, limitedBy: text.endIndex) ?? text.endIndex
    let end = text.index(start, offsetBy: places.count, limitedBy: text.endIndex) ?? text.endIndex
    self.init(range: start..<end)
  }

  /// The part by numbers of characters, as far as the text has any there.
  func places(in text: String) -> Range<Int> {
    switch indices {
    case .selection(let range):
      let end = min(range.upperBound, text.endIndex)
      let start = min(range.lowerBound, end)
      let first = text[..<start].count
      return first..<max(first, text[..<end].count)
    }
  }
}

extension TextEditor {
  /// An editor of a text, with what is chosen of it: read, and written when the user chooses.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// A field with a title and with what is chosen of its text: read, and written when the user moves the caret or chooses.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
    self.selection = selection
    self.axis = axis ?? .horizontal
  }

  /// A field with a title and with what is chosen of its text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
    self.selection = selection
    self.axis = axis ?? .horizontal
  }
}
