import TributaryGeometry

/// Text as a literal in the source, with values put in.
///
/// There are no string tables: what the literal says is what is shown, and Markdown in it is not read. Numbers are
/// shown as Swift prints them, the same in every locale; use `format:` or `specifier:` for another form.
public struct LocalizedStringKey: Sendable, Equatable {
  @usableFromInline package var content: String
  /// Set only if a text with attributes was put in.
  @usableFromInline package var attributes: TextAttributes?

  /// A key that is a string.
  @inlinable
  public init(_ value: String) {
    content = value
    attributes = nil
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
    if stringInterpolation.runs.isEmpty {
      self.init(stringInterpolation.tail)
    } else {
      self.init(joining: stringInterpolation)
    }
  }

  @usableFromInline
  init(joining interpolation: StringInterpolation) {
    var interpolation = interpolation
    interpolation.finishRun()
    content = interpolation.runs.reduce(into: "") { $0 += $1.content }
    attributes = TextAttributes(runs: interpolation.runs)
  }
}
