/// The documentation comments of all declarations in sources and examples, including those that no other module sees.
struct SummaryTests {
  private static let files = SourceFile.all(below: "Sources") + SourceFile.all(below: "Examples")

  /// A documentation comment.
  private struct DocumentationComment {
    let place: String
    /// The first paragraph, on one line.
    let summary: String
    /// The first line after the comment that is not a plain comment.
    let declaration: Substring
  }

  private static func comments(in file: SourceFile) -> [DocumentationComment] {
    var comments: [DocumentationComment] = []
    var index = 0
    while index < file.lines.count {
      let start = index
      var lines: [Substring] = []
      while index < file.lines.count, let text = text(of: file.lines[index]) {
        lines.append(text)
        index += 1
      }
      guard start < index else {
        index += 1
        continue
      }
      let rest = file.lines[index...].lazy.map { $0.drop { $0 == " " } }
      comments.append(
        DocumentationComment(
          place: "\(file.path):\(start + 1)", summary: lines.prefix { !$0.isEmpty }.joined(separator: " "),
          declaration: rest.first { !$0.hasPrefix("//") } ?? ""))
    }
    return comments
  }

  /// Returns the text of a line of a documentation comment; `nil` for another line.
  private static func text(of line: String) -> Substring? {
    guard line.contains(bytesOf: "///") else { return nil }
    let text = line.drop { $0 == " " }
    return text.hasPrefix("///") ? text.dropFirst(3).drop { $0 == " " } : nil
  }

  @Test func `Every documentation comment has a summary and precedes a declaration`() {
    let comments = Self.files.flatMap(Self.comments)
    expect(comments.count, above: 5_000)
    for comment in comments {
      expect(!comment.summary.isEmpty, "\(comment.place): the first line is empty")
      #expect(
        comment.summary.last.map { ".:)`".contains($0) } ?? true,
        "\(comment.place): the summary is not a sentence: \(comment.summary)")
      #expect(
        !comment.declaration.isEmpty && !comment.declaration.hasPrefix("}"),
        "\(comment.place): the comment describes no declaration")
    }
  }

  @Test func `A comment without a summary or without a declaration is found`() {
    let file = SourceFile(
      path: "Sources/A/B.swift",
      text: """
        ///
        /// Late.
        struct A {}

        /// Lost.

        /// Returns one.
        // It is constant.
        //
        func one() -> Int { 1 }
        """)
    let comments = Self.comments(in: file)
    expect(comments.map(\.summary), equals: ["", "Lost.", "Returns one."])
    expect(comments.map(\.declaration), equals: ["struct A {}", "", "func one() -> Int { 1 }"])
  }
}
