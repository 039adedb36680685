public import TributaryGeometry

extension LocalizedStringKey {
  /// A literal in the making.
  ///
  /// As long as no text with attributes is put in, this is one string and costs no more than that.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// What follows the last run.
    @usableFromInline var tail: String
    /// The runs; behind the last one, where literals stand in the tail. One list of both: it is empty nearly always.
    @usableFromInline var pieces: [Piece] = []

    @usableFromInline
    enum Piece: Sendable {
      case run(TextRun)
      /// A literal in the tail, in bytes, from the first one on that has a mark of Markdown.
      case literal(Range<Int>)
    }

    @inlinable
    public init(literalCapacity: Int, interpolationCount: Int) {
      tail = ""
      // Up to 15 bytes a string needs no memory of its own.
      if literalCapacity > 15 { tail.reserveCapacity(literalCapacity + 4 * interpolationCount) }
    }

    @inlinable
    public mutating func appendLiteral(_ literal: String) {
      // Before and after each value stands a literal, and most are empty.
      guard !literal.isEmpty else { return }
      if !pieces.isEmpty || LocalizedStringKey.hasMarks(literal) { append(marked: literal) } else { tail += literal }
    }

    /// Puts in a literal in which marks of Markdown may stand, or which may follow one.
    @usableFromInline
    mutating func append(marked literal: String) {
      let start = tail.utf8.count
      tail += literal
      let followsMark = if case .literal = pieces.last { true } else { false }
      if followsMark || LocalizedStringKey.hasMarks(literal) { pieces.append(.literal(start..<tail.utf8.count)) }
    }

    /// Puts in a string as it is.
    @inlinable
    public mutating func appendInterpolation(_ string: String) { tail += string }

    /// Puts in a whole number with its digits alone, whatever the locale.
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
        pieces += text.runs.map { .run($0) }
      }
    }

    /// Makes runs of what follows the last run: of its literals the marks of Markdown are read.
    mutating func finishRun() {
      if tail.isEmpty { return }
      var literals: [Range<Int>] = []
      while case .literal(let range) = pieces.last {
        literals.append(range)
        pieces.removeLast()
      }
      if literals.isEmpty {
        pieces.append(.run(TextRun(tail, TextTraits())))
      } else {
        pieces += InlineMarkdown(tail, literals: literals.reversed()).runs.map { .run($0) }
      }
      tail = ""
    }

    /// Returns the runs of all that was put in.
    consuming func finishedRuns() -> [TextRun] {
      finishRun()
      return pieces.compactMap { if case .run(let run) = $0 { run } else { nil } }
    }
  }
}

extension String {
  /// Creates the decimal digits of a number, as `description` has them: a third of its cost for numbers that fit into a
  /// string without memory of its own. Numbers in text are what changes most often.
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
