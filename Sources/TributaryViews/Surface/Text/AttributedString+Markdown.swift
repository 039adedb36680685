import TributaryDrawing
public import TributaryGeometry

/// What marks of Markdown say of a piece of an attributed string.
struct InlineMarks: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = InlineMarks(rawValue: 1)
  static let italic = InlineMarks(rawValue: 2)
  static let struck = InlineMarks(rawValue: 4)
  static let code = InlineMarks(rawValue: 8)
  static let link = InlineMarks(rawValue: 16)

  enum Attribute: AttributedStringKey {
    typealias Value = InlineMarks
    static let name = "Tributary.InlineMarks"
  }

  /// What a piece of a literal says.
  fileprivate init(_ traits: TextTraits) {
    self = []
    if traits.weight == .bold { insert(.bold) }
    if traits.isItalic == true { insert(.italic) }
    if traits.strikethrough != nil { insert(.struck) }
    if traits.design == .monospaced { insert(.code) }
    if traits.foreground != nil { insert(.link) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

#if !canImport(Darwin)
  // Foundation has it elsewhere.
  extension AttributedString {
    /// A string by its inline marks of Markdown, as they are read in literals. Marks of blocks stay as they stand.
    public init(markdown: String) throws {
      self.init()
      for run in InlineMarkdown(markdown, literals: [0..<markdown.utf8.count]).runs {
        var piece = AttributedString(run.content)
        let marks = InlineMarks(run.traits)
        if !marks.isEmpty { piece[InlineMarks.Attribute.self] = marks }
        append(piece)
      }
    }
  }
#endif
