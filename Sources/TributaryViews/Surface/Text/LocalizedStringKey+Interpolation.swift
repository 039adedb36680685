public import TributaryGeometry

extension LocalizedStringKey {
  /// A literal in the making.
  ///
  /// As long as no text with attributes is put in, this is one string and costs no more than that.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// What follows the last run.
    @usableFromInline var tail: String
    @usableFromInline package var runs: [TextRun] = []
    /// Where literals stand in the tail, in bytes, from the first one on that has a mark of Markdown.
    @usableFromInline var literals: [Range<Int>] = []

    @inlinable
    public init(literalCapacity: Int, interpolationCount: Int) {
      tail = ""
      // Up to 15 bytes a string needs no memory of its own.
      if literalCapacity > 15 { tail.reserveCapacity(literalCapacity + 4 * interpolationCount) }
    }

    @inlinable
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty, !literals.isEmpty || LocalizedStringKey.hasMarks(literal) {
        literals.append(tail.utf8.count..<tail.utf8.count + literal.utf8.count)
      }
      tail += literal
    }

    @inlinable
    public mutating func appendInterpolation(_ string: String) { tail += string }

    @inlinable
    public mutating func appendInterpolation(_ value: Int) {
      let digits = String(decimal: value)
      if tail.isEmpty { tail = digits } else { tail += digits }
    }

    /// Puts in a value as it describes itself.
    @inlinable
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) { tail += value.description }

    /// Puts in a value as Swift prints it.
    @inlinable @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { tail += String(describing: value) }

    /// Puts in a number in the form that a `printf` specifier asks for.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      tail += String(format: specifier, value)
    }

    /// Puts in a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      tail += format.format(input)
    }

    /// Puts in what a formatter makes of a value.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      tail += formatter.string(for: subject) ?? ""
    }

    /// Puts in what a formatter makes of a value.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      tail += formatter.string(for: subject) ?? ""
    }

    /// Puts in a text with its attributes.
    public mutating func appendInterpolation(_ text: Text) {
      if text.attributes == nil {
        tail += text.content
      } else {
        finishRun()
        runs += text.runs
      }
    }

    /// Not to be used: pictures do not stand in text here. Put them beside it, in a stack.
    @available(*, unavailable, message: "Put the image beside the text, in an HStack.")
    public mutating func appendInterpolation(_ image: Image) {}

    /// Makes runs of what follows the last run: of its literals the marks of Markdown are read.
    mutating func finishRun() {
      if tail.isEmpty { return }
      if literals.isEmpty {
        runs.append(TextRun(tail, TextTraits()))
      } else {
        runs += InlineMarkdown(tail, literals: literals).runs
        literals = []
      }
      tail = ""
    }
  }
}

extension String {
  /// The decimal digits of a number, as `description` has them: a third of its cost for numbers that fit into a string
  /// without memory of its own. Numbers in text are what changes most often.
  @usableFromInline
  init(decimal value: Int) {
    guard value.magnitude < 100_000_000_000_000 else {
      self = value.description
      return
    }
    self.init(unsafeUninitializedCapacity: 15) { bytes in
      var rest = value.magnitude
      var count = value < 0 ? 2 : 1
      var limit: UInt = 10
      while rest >= limit {
        count += 1
        limit *= 10
      }
      var index = count
      repeat {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        index -= 1
        bytes[index] = UInt8(truncatingIfNeeded: 0x30 + digit)
        rest = quotient
      } while rest > 0
      if value < 0 { bytes[0] = 0x2D }
      return count
    }
  }
}
