package import TributaryGeometry

/// What the subviews of one container share: whether they may be placed now, and what was asked of them.
package final class PlacementSheet {
  /// Whether a layout is placing, so that calls of `place` count.
  private(set) var isOpen = false
  private var isDryRunning = false

  /// The corner of the bounds that a built-in stack places in; it counts from zero.
  var stackOrigin = CGPoint.zero

  /// Calls of `place` from outside `placeSubviews`, since the last look.
  private(set) var strayCalls = 0

  /// Sizes that were asked of subviews.
  package private(set) var measurements = 0

  /// Questions to subviews that are being answered, each inside the one before.
  private var questions = 0

  /// Whether code that runs now may ask the subviews anything.
  package var mayAsk: () -> Bool = { true }

  /// The container, which clears this when it goes. Looked at on the main thread only.
  package unowned(unsafe) var owner: AnyObject?

  /// Told when a question is refused for the first time, since it leads back to itself.
  package var refused: () -> Void = {}
  private var hasRefused = false

  package init() {}

  /// A subview is about to be asked something.
  ///
  /// Code of users in a subview may ask the subviews around it in turn. What it asks from inside the answer to that would
  /// have no end; were it left to the end of the stack, then as many times as there are ways to get there.
  ///
  /// - Returns: Whether it may be; then the question has to be ended.
  func beginQuestion() -> Bool {
    guard questions < Self.mostQuestions else {
      if !hasRefused { refused() }
      hasRefused = true
      return false
    }
    questions += 1
    return true
  }

  func endQuestion() { questions -= 1 }

  /// One to a subview, and one back to those around who answers it.
  private static var mostQuestions: Int { 2 }

  func recordMeasurement() { measurements &+= 1 }

  func recordStrayCall() { strayCalls &+= 1 }

  /// Forgets the stray calls.
  ///
  /// - Returns: Whether there were any.
  package func takeStrayCalls() -> Bool {
    defer { strayCalls = 0 }
    return strayCalls > 0
  }

  /// Runs what places the subviews, with nobody placed at first.
  package func place(_ proxies: ArraySlice<SubviewProxy>, _ body: () -> Void) {
    let wasOpen = isOpen
    isOpen = true
    for proxy in proxies { proxy.forgetPlacement() }
    body()
    isOpen = wasOpen
  }

  /// Runs what places the subviews to learn where they would stand, and forgets it again.
  ///
  /// - Returns: One place per subview; nil from inside another dry run, which would have no end.
  func dryRun(
    _ proxies: ArraySlice<SubviewProxy>, in bounds: CGRect, proposal: ProposedViewSize, _ body: () -> Void
  ) -> [SettledPlacement]? {
    if isDryRunning { return nil }
    isDryRunning = true
    defer { isDryRunning = false }
    let standing = proxies.map(\.calls)
    place(proxies, body)
    let places = proxies.map { $0.settledPlacement(in: bounds, proposal: proposal) }
    for (proxy, calls) in zip(proxies, standing) { proxy.calls = calls }
    return places
  }
}

/// One call of `place`: where a point of the subview goes, and the size that it is offered.
package struct SubviewPlacement: Equatable {
  package var position: CGPoint
  package var anchor: UnitPoint
  package var proposal: ProposedViewSize

  /// Whether every number of the place is one.
  package var isUsable: Bool {
    position.isFinite && anchor.isFinite
  }

  /// The top leading corner of a subview of a size, in points.
  package func origin(of size: CGSize) -> CGPoint {
    CGPoint(
      x: Self.start(position.x, anchor.x, size.width), y: Self.start(position.y, anchor.y, size.height))
  }
}

extension SubviewPlacement {
  /// Where a length starts of which a fraction lies before a position; nothing lies before its start, also if it is
  /// infinite.
  private static func start(_ position: CGFloat, _ fraction: CGFloat, _ length: CGFloat) -> CGFloat {
    (fraction == 0 ? position : position.asCoordinate - fraction.asCoordinate * length).asCoordinate
  }
}

/// Where a subview stands in the end.
package struct SettledPlacement {
  /// The top leading corner, in points of the container.
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
}
