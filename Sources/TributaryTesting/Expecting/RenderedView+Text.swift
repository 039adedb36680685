import Tributary
import TributaryViews

/// Expectations about what can be read.
extension RenderedView {
  /// Expects that a text is shown which reads exactly so, and can be seen.
  public func expectText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    let search = search
    let nodes = search.nodes(matching: .text(text))
    if nodes.isEmpty {
      return fail(
        ViewNotFound(.text(text), "Nothing to read", found: [], in: search).description, at: position)
    }
    let obstacles = nodes.map { Sight(of: $0, in: search.core).obstacle }
    if obstacles.contains(nil) { return }
    fail(
      "The text \"\(text)\" exists and is not visible: \(obstacles.compactMap(\.self).joined(separator: "; ")).",
      at: position)
  }

  /// Expects that no text is to be seen which reads exactly so.
  public func expectNoText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    expectNotVisible(.text(text), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Expects the texts of a view, joined by spaces in view order, to read exactly so.
  public func expectText(
    of finder: ViewFinder, _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let node = node(finder, "Nothing to read", position) else { return }
    let actual = node.shownTexts.joined(separator: " ")
    if actual == text { return }
    fail(
      "\(words(finder)) reads \"\(actual)\"; \"\(text)\" was expected.\n  \(FoundView(node))", at: position)
  }
}
