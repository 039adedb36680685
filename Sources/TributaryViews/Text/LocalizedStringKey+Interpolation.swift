public import TributaryGeometry

extension LocalizedStringKey {
  /// A string literal under construction.
  ///
  /// Without interpolated text that has attributes, the literal is stored as one string without further allocations.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The text after the last run.
    @usableFromInline var tail: String
    /// The runs, followed by the ranges of the literals in the tail. One array holds both, since it is almost always
    /// empty.
    @usableFromInline var pieces: [Piece] = []

    /// A part of an interpolated text.
    @usableFromInline
    enum Piece: Sendable {
      case runs(TextRunList)
      /// The range of a literal in the tail, in bytes. Ranges are recorded from the first literal with Markdown on.
      case literal(Range<Int>)
      /// The runs that replace the placeholder at an offset in the tail, in bytes. Markdown around them applies to
      /// them.
      case embedded(TextRunList, at: Int)
    }

    @inlinable
    public init(literalCapacity: Int, interpolationCount: Int) {
      tail = ""
      // A string of up to 15 bytes is stored inline.
      if literalCapacity > 15 { tail.reserveCapacity(literalCapacity + 4 * interpolationCount) }
    }

    @inlinable
    public mutating func appendLiteral(_ literal: String) {
      // A literal, usually an empty one, precedes and follows each value.
      guard !literal.isEmpty else { return }
      if !pieces.isEmpty || LocalizedStringKey.hasMarks(literal) { append(marked: literal) } else { tail += literal }
    }

    /// Appends a literal that contains Markdown or follows one that does.
    @usableFromInline
    mutating func append(marked literal: String) {
      let start = tail.utf8.count
      tail += literal
      if followsMark || LocalizedStringKey.hasMarks(literal) { pieces.append(.literal(start..<tail.utf8.count)) }
    }

    /// Whether the tail has a literal with Markdown.
    private var followsMark: Bool {
      switch pieces.last {
      case .literal, .embedded: true
      case .runs, nil: false
      }
    }

    /// Appends a string unchanged.
    @inlinable
    public mutating func appendInterpolation(_ string: String) { tail += string }

    /// Appends the decimal digits of an integer, independent of the locale.
    @inlinable
    public mutating func appendInterpolation(_ value: Int) {
      let digits = String(decimal: value)
      if tail.isEmpty { tail = digits } else { tail += digits }
    }

    /// Appends the `description` of a value.
    @inlinable
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) { tail += value.description }

    /// Appends the string that Swift prints for a value.
    @inlinable @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { tail += String(describing: value) }

    /// Appends a number in the format of a `printf` specifier.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      tail += String(format: specifier, value)
    }

    /// Appends a value in a format, in the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Appends the string that a formatter returns for a value.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      tail += formatter.string(for: subject) ?? ""
    }

    /// Appends the string that a formatter returns for an object.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      tail += formatter.string(for: subject) ?? ""
    }

    /// Appends a text with its attributes.
    public mutating func appendInterpolation(_ text: Text) {
      if text.attributes == nil {
        tail += text.content
      } else if followsMark {
        pieces.append(.embedded(text.runList, at: tail.utf8.count))
        tail.append(InlineMarkdown.placeholder)
      } else {
        finishRun()
        pieces.append(.runs(text.runList))
      }
    }

    /// Converts the tail to runs and parses the Markdown in its literals.
    mutating func finishRun() {
      if tail.isEmpty { return }
      var literals: [Range<Int>] = []
      var embedded: [Int: TextRunList] = [:]
      while followsMark, let piece = pieces.popLast() {
        switch piece {
        case .literal(let range): literals.append(range)
        case .embedded(let runs, let offset): embedded[offset] = runs
        case .runs: break
        }
      }
      if literals.isEmpty {
        pieces.append(.runs(TextRunList([TextRun(tail, TextTraits())])))
      } else {
        let markdown = InlineMarkdown(tail, literals: literals.reversed(), embedded: embedded)
        pieces.append(.runs(TextRunList(markdown.runs)))
      }
      tail = ""
    }

    /// Returns the runs of the complete literal.
    consuming func finishedRuns() -> TextRunList {
      finishRun()
      var list = TextRunList()
      for case .runs(let runs) in pieces { list.append(runs) }
      return list
    }
  }
}

extension String {
  /// Creates the decimal digits of a number, equal to its `description`.
  ///
  /// The initializer takes a third of the time of `description` for numbers that fit into an inline string. Numbers are
  /// the part of text that changes most often.
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
