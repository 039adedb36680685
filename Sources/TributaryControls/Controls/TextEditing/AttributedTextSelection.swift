public import Foundation
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The selection in an attributed text: selected characters, or an insertion point with the attributes of the next
/// typed character.
///
/// The indices of a selection are valid for one value of the text. Change the text with `transform(updating:body:)`,
/// `transformAttributes(in:body:)`, or `replaceSelection(_:with:)`, which update the selection. A selection whose
/// indices are not valid for a text is an insertion point at its end.
///
/// > Source: conformance CONTROL-180 to CONTROL-183, CONTROL-188.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The indices of a selection.
  @frozen
  public enum Indices: Equatable, Sendable {
    /// The index of the character after the insertion point, or the end of the text.
    case insertionPoint(AttributedString.Index)
    /// The ranges of the selected characters. A selection in an editor is one range.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The indices; `nil` for an insertion point at the end of any text.
  private var indices: Indices?
  /// The version of the text that the indices are valid for, which their equality ignores: the same offsets in a
  /// changed text are a different selection.
  private let version: TextVersion?
  /// The attributes of the next typed character; `nil` if they follow from the text.
  private var typing: AttributeContainer?

  /// Creates an insertion point at the end of any text.
  public init() { version = nil }

  /// Creates an insertion point.
  ///
  /// - Parameters:
  ///   - insertionPoint: The position of the caret.
  ///   - typingAttributes: The attributes of the next typed character; `nil` if they follow from the text.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    indices = .insertionPoint(insertionPoint)
    version = TextVersion(insertionPoint)
    typing = typingAttributes
  }

  /// Creates a selection of a range of characters. An empty range is an insertion point.
  public init(range: Range<AttributedString.Index>) {
    version = TextVersion(range.lowerBound)
    indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several ranges of characters. Without ranges, it is an insertion point at the end of the
  /// text.
  public init(ranges: RangeSet<AttributedString.Index>) {
    indices = ranges.isEmpty ? nil : .ranges(ranges)
    version = ranges.ranges.first.flatMap { TextVersion($0.lowerBound) }
  }

  /// Returns the indices, or the end of the text if they are not valid for the text.
  public func indices(in text: AttributedString) -> Indices { validIndices(in: text) ?? .insertionPoint(text.endIndex) }

  /// Returns the indices; `nil` if they are not valid for the text.
  private func validIndices(in text: AttributedString) -> Indices? {
    switch indices {
    case .insertionPoint(let place)? where (place..<place).isValid(within: text): indices
    case .ranges(let ranges)? where ranges.isValid(within: text): indices
    default: nil
    }
  }

  /// Returns the attributes of the next typed character.
  ///
  /// They are the attributes of the first selected character, or at an insertion point those of the character before
  /// it. At the beginning of a paragraph, they are those of the first character of the paragraph. Attributes that added
  /// text does not inherit are not among them.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    explicitTypingAttributes(in: text) ?? text.attributesOfAddedText(at: indices(in: text))
  }

  /// Returns the attributes that the program set for the next typed character; `nil` if they follow from the text.
  func explicitTypingAttributes(in text: AttributedString) -> AttributeContainer? {
    if case .insertionPoint? = validIndices(in: text) { typing } else { nil }
  }

  /// Whether the selection is an insertion point at the end of any text.
  var isUnspecified: Bool { indices == nil }

  /// Returns the attributes of the selected runs, or the typing attributes at an insertion point.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    Attributes(selection: self, text: text)
  }

  /// The attributes of the selected runs of a text, or the typing attributes at an insertion point.
  public struct Attributes<Text> {
    let selection: AttributedTextSelection
    let text: Text
  }
}

/// The version of the text that an index is valid for.
private struct TextVersion: Equatable, Sendable {
  private let number: UInt

  /// Reads the version of an index; `nil` if Foundation does not store it as expected.
  init?(_ index: AttributedString.Index) {
    guard let offset = Self.offset else { return nil }
    number = withUnsafeBytes(of: index) { $0.load(fromByteOffset: offset, as: UInt.self) }
  }

  private static let offset: Int? = FieldRecord.fields(of: AttributedString.Index.self)?
    .first { $0.name == "_version" && $0.type == UInt.self }?.offset
}

extension AttributedTextSelection.Attributes: Sequence where Text == AttributedString {
  /// Returns an iterator over the attributes of each run.
  public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
    switch selection.indices(in: text) {
    case .insertionPoint: [selection.typingAttributes(in: text)].makeIterator()
    case .ranges(let ranges): text[ranges].runs.map(\.attributes).makeIterator()
    }
  }

  /// The values of an attribute, one for each run of equal values.
  public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
    switch selection.indices(in: text) {
    case .insertionPoint: [selection.typingAttributes(in: text)[type]]
    case .ranges(let ranges): text[ranges].runs[type].map { value, _ in value }
    }
  }

  /// The values of an attribute, one for each run of equal values.
  public subscript<K: AttributedStringKey>(keyPath: KeyPath<AttributeDynamicLookup, K>) -> some Sequence<K.Value?>
  where K.Value: Sendable { self[K.self] }
}
