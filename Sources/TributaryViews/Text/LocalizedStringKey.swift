import TributaryGeometry

/// A text from a string literal with interpolated values.
///
/// Tributary has no string tables: the literal itself is displayed. Inline Markdown in the literal is parsed:
/// `**bold**`, `*italic*`, `~~struck out~~`, code between backquotes, and `[link](address)`, which appears in the tint
/// and is not interactive. Markup in interpolated values is displayed unchanged. `^[\(n) item](inflect: true)` replaces
/// the last word with its English plural if the number requires it. Numbers appear as Swift prints them, independent of
/// the locale; use `format:` or `specifier:` for other formats.
///
/// > Source: conformance TEXT-29 (observed).
public struct LocalizedStringKey: Sendable, Equatable {
  @usableFromInline package var content: String
  /// The attributes; `nil` unless the literal contains markup or interpolated text with attributes.
  @usableFromInline package var attributes: TextAttributes?

  /// Creates a key from a string.
  @inlinable
  public init(_ value: String) {
    if Self.hasMarks(value) { self.init(marked: value) } else { self.init(plain: value) }
  }

  /// Returns whether a literal may contain Markdown.
  @inlinable
  static func hasMarks(_ literal: String) -> Bool {
    // The closure is called for the bytes of every string that Swift stores itself, without an index for each byte.
    literal.utf8.withContiguousStorageIfAvailable { $0.contains(where: isMark) } ?? literal.utf8.contains(where: isMark)
  }

  @inlinable
  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    // * [ \ _ ` ~
    case 0x2A, 0x5B, 0x5C, 0x5F, 0x60, 0x7E: true
    default: false
    }
  }

  @usableFromInline
  init(marked value: String) {
    var interpolation = StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    interpolation.appendLiteral(value)
    self.init(joining: interpolation)
  }

  @inlinable
  public static func == (a: LocalizedStringKey, b: LocalizedStringKey) -> Bool {
    a.content == b.content && TextAttributes.areEqual(a.attributes, b.attributes)
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  @inlinable
  public init(stringLiteral value: String) {
    self.init(value)
  }

  @inlinable
  public init(stringInterpolation: StringInterpolation) {
    if stringInterpolation.pieces.isEmpty {
      self.init(plain: stringInterpolation.tail)
    } else {
      self.init(joining: stringInterpolation)
    }
  }

  @inlinable
  init(plain value: String) {
    content = value
    attributes = nil
  }

  @usableFromInline
  init(joining interpolation: StringInterpolation) {
    let list = interpolation.finishedRuns()
    content = list.shownContent
    attributes = list.hasAttributes ? TextAttributes(list: list, isLocalizable: true) : nil
  }
}
