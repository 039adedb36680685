public import Tributary
@_spi(Engine) import TributaryEngine
import TributaryHost
import TributaryViews

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

  /// Moves two fingers in the middle of a view apart or together, and turns them about each other.
  ///
  /// - Parameters:
  ///   - magnification: The distance between the fingers at the end, relative to the distance at the start.
  ///   - rotation: The rotation of the fingers at the end, clockwise.
  ///   - steps: The number of moves; each takes a sixtieth of a second.
  public func pinch(
    _ finder: ViewFinder, by magnification: CGFloat, rotatingBy rotation: Angle = .zero, steps: Int = 8,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let point = point(of: finder, "pinch", position) else { return }
    host.pinch(at: point, by: magnification, rotatingBy: rotation, steps: steps)
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

/// What keeps a pointer from a view.
@MainActor
struct Reach {
  /// Why a press at a point would not be the view's, as the end of a sentence; `nil` if it would.
  let obstacle: String?

  /// - Parameter point: In root coordinates, in points.
  init(of node: ViewNode, at point: CGPoint, in core: ViewGraph) {
    if let obstacle = Sight(of: node, in: core).obstacle {
      self.obstacle = "it is not visible: \(obstacle)"
      return
    }
    obstacle = core.answering {
      alreadyOnMainActor {
        Self.thief(of: node, at: point, in: core).map { "\($0) is in front of it and receives the press" }
      }
    }
  }

  /// What would take the press although it has nothing to do with the view. A press on what is drawn over a view is still
  /// the view's if the same gestures hear of it.
  private static func thief(of node: ViewNode, at point: CGPoint, in core: ViewGraph) -> String? {
    if node.isAbsent(.covered) { return "a modal presentation" }
    let items = node.standingItems
    guard let taker = core.root.hit(point).first(where: { $0 is GestureNode || $0 is ScrollNode }) else { return nil }
    let isRelated = items.contains { item in isInside(item, taker) || isInside(taker, item) }
    if isRelated || !items.allSatisfy({ DrawingOrder.isInFront(taker, of: $0) }) { return nil }
    return taker.layoutPath
  }

  private static func isInside(_ item: ItemNode, _ other: ItemNode) -> Bool {
    var node: ItemNode? = item
    while let current = node {
      if current === other { return true }
      node = current.container
    }
    return false
  }
}
