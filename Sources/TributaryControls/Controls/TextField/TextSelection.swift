@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryGeometry

/// The selection in an edited text, or its insertion point.
///
/// > Source: conformance CONTROL-99.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected indices of the text.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A range of the text, which is empty at an insertion point.
    case selection(Range<String.Index>)
  }

  /// The selected indices of the text.
  public var indices: Indices

  /// Creates a selection with an insertion point.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Creates a selection of a range of the text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Whether the selection is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }
}

extension TextSelection {
  /// Creates a selection from a range of character offsets.
  init(_ places: Range<Int>, of text: String) {
    let start = text.index(text.startIndex, offsetBy: places.lowerBound, limitedBy: text.endIndex) ?? text.endIndex
    let end = text.index(start, offsetBy: places.count, limitedBy: text.endIndex) ?? text.endIndex
    self.init(range: start..<end)
  }

  /// Returns the range of character offsets of the selection, clamped to the text.
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
  /// Creates an editor with a binding to the selection. The editor applies the selection, and writes it when the user
  /// changes it.
  ///
  /// - Parameters:
  ///   - text: A binding to the text with its attributes.
  ///   - selection: A binding to the selected range or the position of the caret; `nil` if the editor has no focus.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title and a binding to the selection.
  ///
  /// The field applies the selection, and writes it when the user moves the caret or selects text.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selected range, which is empty at the caret. The field never sets `nil`, and
  ///     ignores it.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text; `nil` for
  ///     `horizontal`.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
    self.selection = selection
    self.axis = axis ?? .horizontal
  }

  /// Creates a field with a title and a binding to the selection.
  ///
  /// The field applies the selection, and writes it when the user moves the caret or selects text.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selected range, which is empty at the caret. The field never sets `nil`, and
  ///     ignores it.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text; `nil` for
  ///     `horizontal`.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
    self.selection = selection
    self.axis = axis ?? .horizontal
  }

  /// Creates a field with a title and a binding to the selection.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - text: A binding to the text.
  ///   - selection: A binding to the selected range, which is empty at the caret. The field never sets `nil`, and
  ///     ignores it.
  ///   - prompt: The text that the empty field displays; `nil` for the title.
  ///   - axis: The axis along which the field grows (`vertical`) or scrolls (`horizontal`) with its text; `nil` for
  ///     `horizontal`.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
    self.selection = selection
    self.axis = axis ?? .horizontal
  }
}
