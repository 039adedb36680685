import TributaryDrawing
public import TributaryGeometry

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
