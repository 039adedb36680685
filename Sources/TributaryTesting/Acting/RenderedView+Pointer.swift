public import Tributary
@_spi(Engine) import TributaryEngine
import TributaryHost
import TributaryViews

/// Pointer input. A test fails if the view does not exist, or if the pointer cannot reach it.
extension RenderedView {
  /// Taps the center of a view.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - count: The number of consecutive taps; at least 1.
  ///   - inputKinds: The device. By default, gestures for every device accept the press.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func tap(
    _ finder: ViewFinder, count: Int = 1, inputKinds: GestureInputKinds = .all, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let point = point(of: finder, "tap", position) else { return }
    for _ in 0..<max(1, count) { host.tap(at: point, inputKinds: inputKinds) }
  }

  /// Taps a point in root coordinates, in points.
  ///
  /// - Parameters:
  ///   - point: The point in root coordinates, in points.
  ///   - inputKinds: The device. By default, gestures for every device accept the press.
  public func tap(at point: CGPoint, inputKinds: GestureInputKinds = .all) {
    host.tap(at: point, inputKinds: inputKinds)
  }

  /// Presses the center of a view for a duration of virtual time, in seconds.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - seconds: The virtual time between the press and the release, in seconds.
  ///   - inputKinds: The device. By default, gestures for every device accept the press.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func press(
    _ finder: ViewFinder, for seconds: Double, inputKinds: GestureInputKinds = .all,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let point = point(of: finder, "press", position) else { return }
    host.press(at: point, for: seconds, inputKinds: inputKinds)
  }

  /// Drags a view from its center by a distance.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - distance: The distance that the pointer moves, in points.
  ///   - seconds: The time that the pointer is held still before it moves, in seconds.
  ///   - steps: The number of intermediate moves; each takes 1/60 of a second.
  ///   - inputKinds: The device. By default, gestures for every device accept the press.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func drag(
    _ finder: ViewFinder, by distance: CGSize, holding seconds: Double = 0, steps: Int = 8,
    inputKinds: GestureInputKinds = .all,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let start = point(of: finder, "drag", position) else { return }
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    host.drag(from: start, to: end, holding: seconds, steps: steps, inputKinds: inputKinds)
  }

  /// Drags a view from its center to the center of another view.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - target: The view to drag to. Its position is read before the drag begins.
  ///   - seconds: The time that the pointer is held still before it moves, in seconds.
  ///   - steps: The number of intermediate moves; each takes 1/60 of a second.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func drag(
    _ finder: ViewFinder, to target: ViewFinder, holding seconds: Double = 0, steps: Int = 8,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let start = point(of: finder, "drag", position),
      let end = node(target, "Cannot drag", position)?.middle
    else { return }
    host.drag(from: start, to: end, holding: seconds, steps: steps)
  }

  /// Moves two fingers apart or together around the center of a view, and rotates them about each other.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - magnification: The distance between the fingers at the end, relative to the distance at the start.
  ///   - rotation: The rotation of the fingers at the end, clockwise.
  ///   - steps: The number of moves; each takes a sixtieth of a second.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func pinch(
    _ finder: ViewFinder, by magnification: CGFloat, rotatingBy rotation: Angle = .zero, steps: Int = 8,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let point = point(of: finder, "pinch", position) else { return }
    host.pinch(at: point, by: magnification, rotatingBy: rotation, steps: steps)
  }

  /// Scrolls the content of a scroll view: the found view, the first scroll view inside it, or the one that contains
  /// it.
  ///
  /// - Parameters:
  ///   - finder: The view. The test fails if no view or several views match.
  ///   - delta: The distance in points. Positive values reveal content to the right and below; infinity scrolls to the
  ///     end.
  ///   - fileID: The module and file of the call, for messages.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line number of the call, from 1.
  ///   - column: The column number of the call, from 1.
  public func scroll(
    _ finder: ViewFinder, by delta: CGSize, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let position = SourcePosition(fileID, filePath, line, column)
    guard let node = node(finder, "Cannot scroll", position) else { return }
    let scrolls = node.standingItems.first.map { InputState.of(host.core).scrolls(of: $0) } ?? []
    if scrolls.isEmpty {
      return fail(
        "Cannot scroll \(words(finder)): it neither contains nor is inside a scroll view.\n  \(FoundView(node))",
        at: position)
    }
    InputState.of(host.core).scroll(scrolls, by: delta)
    host.update()
  }

  /// Returns the point at which to press a view, or records a failure and returns `nil`.
  private func point(
    of finder: ViewFinder, _ verb: String, _ position: SourcePosition
  ) -> CGPoint? {
    guard let node = node(finder, "Cannot \(verb)", position) else { return nil }
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

/// The result of a test whether a pointer can reach a view.
@MainActor
struct Reach {
  /// The reason why a press at the point does not reach the view, as the end of a sentence, or `nil` if it does.
  let obstacle: String?

  /// - Parameter point: A point in root coordinates, in points.
  init(of node: ViewNode, at point: CGPoint, in core: ViewGraph) {
    if let obstacle = Sight(of: node, in: core).obstacle {
      self.obstacle = "it is not visible: \(obstacle)"
      return
    }
    obstacle = core.answering {
      alreadyOnMainActor {
        Self.receiver(of: node, at: point, in: core).map { "\($0) is in front of it and receives the press" }
      }
    }
  }

  /// Returns the path of an unrelated view that receives the press instead, or `nil`.
  ///
  /// A press on content drawn over the view still counts as the view's if it reaches the same gestures.
  private static func receiver(of node: ViewNode, at point: CGPoint, in core: ViewGraph) -> String? {
    if node.isAbsent(.covered) { return "a modal presentation" }
    let items = node.standingItems
    guard let receiver = core.root.hit(point).first(where: { $0 is GestureNode || $0 is ScrollNode }) else {
      return nil
    }
    let isRelated = items.contains { item in isInside(item, receiver) || isInside(receiver, item) }
    if isRelated || !items.allSatisfy({ DrawingOrder.isInFront(receiver, of: $0) }) { return nil }
    return receiver.layoutPath
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
