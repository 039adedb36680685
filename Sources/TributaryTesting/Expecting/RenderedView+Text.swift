public import Tributary
import TributaryEngine
import TributaryHost
import TributaryViews

/// Expectations about text.
extension RenderedView {
  /// Expects a visible text with exactly the given content.
  ///
  /// - Parameters:
  ///   - text: The complete content of the text.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    let search = search
    let nodes = search.nodes(matching: .text(text))
    if nodes.isEmpty {
      return fail(
        ViewNotFound(.text(text), "Cannot read", found: [], in: search).description, at: position)
    }
    let obstacles = nodes.map { Sight(of: $0, in: search.core).obstacle }
    if obstacles.contains(nil) { return }
    fail(
      "The text \"\(text)\" exists and is not visible: \(obstacles.compactMap(\.self).joined(separator: "; ")).",
      at: position)
  }

  /// Expects that no visible text has exactly the given content.
  ///
  /// - Parameters:
  ///   - text: The complete content of the text.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectNoText(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    expectNotVisible(.text(text), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Expects the texts in a view, joined by spaces in view order, to equal the given text.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - text: The expected content of all texts in the view, joined by spaces.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectText(
    of finder: ViewFinder, _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let node = node(finder, "Cannot read", position) else { return }
    let actual = node.shownTexts.joined(separator: " ")
    if actual == text { return }
    fail(
      "\(words(finder)) reads \"\(actual)\"; \"\(text)\" was expected.\n  \(FoundView(node))", at: position)
  }
}

/// Expectations about preferences.
extension RenderedView {
  /// Expects the value of a preference at the root. A failure lists the views that wrote it, and the views that hid it.
  ///
  /// - Parameters:
  ///   - key: The type of the preference key.
  ///   - value: The expected value at the root.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectPreference<K: PreferenceKey>(
    _ key: K.Type, _ value: K.Value, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where K.Value: Equatable {
    let position = SourcePosition(fileID, filePath, line, column)
    host.update()
    let actual = host.preference(key)
    if actual == value { return }
    fail(
      """
      The preference \(typeName(of: key)) is \(describe(actual)); \(describe(value)) was expected. Its writers:
      \(host.explain(key).description)
      """, at: position)
  }
}
