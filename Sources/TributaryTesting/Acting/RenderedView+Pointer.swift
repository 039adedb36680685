public import Tributary
import TributaryEngine
import TributaryViews
import TributaryHost

/// What a user does with a pointer. A view that is not there, or that the pointer would not reach, fails the test.
extension RenderedView {
  /// Taps the middle of a view.
  ///
  /// - Parameter count: How many taps follow each other at once.
  public func tap(
    _ finder: ViewFinder, count: Int = 1, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let point = point(of: finder, "tap", position) else { return }
    for _ in 0..<max(1, count) { host.tap(at: point) }
  }

  /// Taps a point of the root, in points.
  public func tap(at point: CGPoint) { host.tap(at: point) }

  /// Presses the middle of a view for some seconds of virtual time.
  public func press(
    _ finder: ViewFinder, for seconds: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let point = point(of: finder, "press", position) else { return }
    host.press(at: point, for: seconds)
  }

  /// Drags a view by its middle.
  ///
  /// - Parameters:
  ///   - distance: How far the pointer moves, in points.
  ///   - seconds: How long the pointer rests first.
  ///   - steps: Moves in between; each takes a sixtieth of a second.
  public func drag(
    _ finder: ViewFinder, by distance: CGSize, holding seconds: Double = 0, steps: Int = 8,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let start = point(of: finder, "drag", position) else { return }
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    host.drag(from: start, to: end, holding: seconds, steps: steps)
  }

  /// Drags a view by its middle to the middle of another one, where that stood when the drag began, after so many seconds of rest.
  public func drag(
    _ finder: ViewFinder, to target: ViewFinder, holding seconds: Double = 0, steps: Int = 8,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let start = point(of: finder, "drag", position),
      let end = node(target, "Nothing to drag to", position)?.middle
    else { return }
    host.drag(from: start, to: end, holding: seconds, steps: steps)
  }

  /// Moves the content of a scroll view: of the view that is meant, or the first in it, or the one around it.
  ///
  /// - Parameter delta: In points; positive shows what is further right and down, infinite goes to the end.
  public func scroll(
    _ finder: ViewFinder, by delta: CGSize, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let node = node(finder, "Nothing to scroll", position) else { return }
    let scrolls = node.standingItems.first.map { host.core.scrolls(of: $0) } ?? []
    if scrolls.isEmpty {
      return fail(
        "Cannot scroll \(words(finder)): no scroll view is in it or around it.\n  \(FoundView(node))",
        at: position)
    }
    host.core.scroll(scrolls, by: delta)
    host.update()
  }

  /// Where to press a view; what is wrong fails the test.
  private func point(
    of finder: ViewFinder, _ verb: String, _ position: SourcePosition
  ) -> CGPoint? {
    guard let node = node(finder, "Nothing to \(verb)", position) else { return nil }
    let point = host.core.answering { node.middle }
    if let obstacle = Reach(of: node, at: point, in: host.core).obstacle {
      fail(
        "Cannot \(verb) \(words(finder)) at \(PointText.text(point)): \(obstacle).\n  \(FoundView(node))",
        at: position)
      return nil
    }
    return point
  }
}
