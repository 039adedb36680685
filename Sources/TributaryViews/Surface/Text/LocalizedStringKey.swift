import TributaryGeometry

/// Text as a literal in the source, with values put in.
///
/// There are no string tables: what the literal says is what is shown. Inline marks of Markdown in it are read: `**bold**`,
/// `*italic*`, `~~struck out~~`, code between backquotes and `[link](address)`, which is shown in the tint and leads nowhere;
/// marks in values that are put in are not. `^[\(n) item](inflect: true)` puts the last word into the plural if the number asks for
/// it, by the rules of English. Numbers are shown as Swift prints them, the same in every locale; use `format:` or
/// `specifier:` for another form.
///
/// > Source: conformance TEXT-29 (observed).
public struct LocalizedStringKey: Sendable, Equatable {
  @usableFromInline package var content: String
  /// Set only if a text with attributes was put in.
  @usableFromInline package var attributes: TextAttributes?

  /// Creates a key that is a string.
  @inlinable
  public init(_ value: String) {
    if Self.hasMarks(value) { self.init(marked: value) } else { self.init(plain: value) }
  }

  /// Whether a literal may have marks of Markdown.
  @inlinable
  static func hasMarks(_ literal: String) -> Bool {
    for byte in literal.utf8 {
      switch byte {
      // * [ \ _ ` ~
      case 0x2A, 0x5B, 0x5C, 0x5F, 0x60, 0x7E: return true
      default: continue
      }
    }
    return false
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
    let runs = interpolation.finishedRuns()
    content = runs.shownContent
    attributes = runs.hasAttributes ? TextAttributes(runs: runs) : nil
  }
}
