public import Tributary
import TributaryDiagnostics
import TributaryHost

/// Expectations about the frames of views. A failure is reported at the line of the expectation and lists the actual
/// values.
extension RenderedView {
  /// Expects a view to have the given frame in root coordinates, in points.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - frame: The expected frame in root coordinates, in points: the bounding box after all effects.
  ///   - accuracy: The allowed difference of each edge and length, in points.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectFrame(
    of finder: ViewFinder, _ frame: CGRect, accuracy: CGFloat = 0.001,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let view = found(finder, position) else { return }
    let parts: [(String, CGFloat, CGFloat)] = [
      ("x", view.frame.minX, frame.minX), ("y", view.frame.minY, frame.minY),
      ("width", view.frame.width, frame.width), ("height", view.frame.height, frame.height),
    ]
    expect(finder, view, parts, "frame", PointText.text(view.frame), PointText.text(frame), accuracy, position)
  }

  /// Expects the bounding box of a view in the root to have the given size, in points.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - size: The expected size of the bounding box, in points.
  ///   - accuracy: The allowed difference of each length, in points.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectSize(
    of finder: ViewFinder, _ size: CGSize, accuracy: CGFloat = 0.001,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let view = found(finder, position) else { return }
    let parts = [("width", view.frame.width, size.width), ("height", view.frame.height, size.height)]
    expect(
      finder, view, parts, "size", PointText.text(view.frame.size), PointText.text(size), accuracy, position)
  }

  private func expect(
    _ finder: ViewFinder, _ view: FoundView, _ parts: [(String, CGFloat, CGFloat)], _ what: String, _ actual: String,
    _ expected: String, _ accuracy: CGFloat, _ position: SourcePosition
  ) {
    let wrong = parts.filter { !(abs($0.1 - $0.2) <= accuracy) }
    if wrong.isEmpty { return }
    let differences = wrong.map { name, actual, expected in
      "\(name) is \(PointText.text(actual)), not \(PointText.text(expected)) "
        + "(\(actual > expected ? "+" : "")\(PointText.text(actual - expected)))"
    }
    fail(
      """
      The \(what) of \(words(finder)) is \(actual); \(expected) was expected.
        \(differences.joined(separator: "\n  "))
        the view: \(view)
        in a root of \(PointText.text(host.size))
      """, at: position)
  }

  /// Expects at least part of a view to be visible: it draws, and is not hidden, clipped, or scrolled out of view.
  ///
  /// Other views that cover it are not considered: see ``expectDrawn(_:inFrontOf:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectVisible(
    _ finder: ViewFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let node = node(finder, "Not visible", position) else { return }
    guard let obstacle = Sight(of: node, in: host.core).obstacle else { return }
    fail("\(words(finder)) is not visible: \(obstacle).\n  \(FoundView(node))", at: position)
  }

  /// Expects that no visible view matches a finder.
  ///
  /// - Parameters:
  ///   - finder: The views that must not match.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectNotVisible(
    _ finder: ViewFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    let search = search
    for node in search.nodes(matching: finder) {
      guard let frame = Sight(of: node, in: search.core).frame else { continue }
      fail(
        "\(words(finder)) is visible, \(PointText.text(frame)); it was expected not to be.\n  \(FoundView(node))",
        at: position)
    }
  }

  /// Expects that no view matches a finder, whether visible or hidden.
  ///
  /// - Parameters:
  ///   - finder: The views that must not match.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectAbsent(
    _ finder: ViewFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    let found = findAll(finder)
    if found.isEmpty { return }
    let lines = found.prefix(10).map { "\n  \($0)" }.joined()
    fail("\(words(finder)) exists; it was expected not to:\(lines)", at: position)
  }

  /// Expects a view to be drawn after another view, so that it covers the other where they overlap.
  ///
  /// - Parameters:
  ///   - front: The view that must be drawn later.
  ///   - back: The view that must be drawn earlier.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func expectDrawn(
    _ front: ViewFinder, inFrontOf back: ViewFinder, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let upper = node(front, "Cannot compare the drawing order", position),
      let lower = node(back, "Cannot compare the drawing order", position)
    else { return }
    let pairs = upper.standingItems.flatMap { item in lower.standingItems.map { (item, $0) } }
    if !pairs.isEmpty, pairs.allSatisfy({ DrawingOrder.isInFront($0, of: $1) }) { return }
    fail(
      """
      \(words(front)) is drawn behind \(words(back)); it was expected in front. Views are drawn in view order unless zIndex changes it.
        expected in front: \(FoundView(upper))
        expected behind: \(FoundView(lower))
      """, at: position)
  }

  private func found(_ finder: ViewFinder, _ position: SourcePosition) -> FoundView? {
    node(finder, "Cannot measure", position).map { FoundView($0) }
  }
}

/// A table of the frames of all identified views in root coordinates, in points, sorted by identifier.
///
///     identifier   x   y  width  height
///     label       56  34     88      32
@MainActor
struct FramesText {
  let lines: [String]

  init<Content: View>(_ host: ViewHost<Content>) {
    var rows = [["identifier", "x", "y", "width", "height"]]
    for identifier in host.identifiers {
      guard let frame = host.frame(of: identifier) else { continue }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      rows.append([VisibleText(identifier, limit: 100).text] + numbers.map { PointText.text($0) })
    }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    lines = rows.map { row in
      zip(row, widths).enumerated().map { index, cell in
        let pad = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + pad : pad + cell.0
      }.joined(separator: "  ")
    }
  }
}
