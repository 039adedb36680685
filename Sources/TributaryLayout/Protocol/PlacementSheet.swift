package import TributaryGeometry

/// The state that the subviews of one container share: whether they can be placed, and the queries in progress.
package final class PlacementSheet {
  /// Whether a layout is placing subviews, so that calls to `place` have an effect.
  private(set) var isOpen = false
  private var isDryRunning = false

  /// The corner of the bounds in which a built-in stack places its children; the stack's coordinates start at zero.
  var stackOrigin = CGPoint.zero

  /// The unit of default gaps along each axis in a built-in layout, in points; 0 for no unit.
  package var gapUnits = CGSize.zero

  /// The number of calls to `place` outside `placeSubviews`, since they were last read.
  private(set) var strayCalls = 0

  /// The number of subview measurements.
  package private(set) var measurements = 0

  /// The number of nested subview queries in progress.
  private var questions = 0

  /// A closure that returns whether the running code may query the subviews.
  package var mayAsk: () -> Bool = { true }

  /// The container, which sets this property to nil when it is deinitialized. Accessed only on the main thread.
  ///
  /// The class of the container is not known here, since it belongs to a later module.
  package unowned(unsafe) var owner: AnyObject?

  /// Called when a recursive query is rejected for the first time.
  package var refused: () -> Void = {}
  private var hasRefused = false

  package init() {}

  /// Begins a query of a subview, unless it is recursive.
  ///
  /// Client code in a subview may query the subviews of the container. A further query from inside such a query could
  /// recurse endlessly. If only the size of the stack limited the recursion, the number of queries would also be
  /// exponential.
  ///
  /// - Returns: Whether the query is allowed; if so, the caller must end it with `endQuestion()`.
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

  /// One query of a subview, and one query of its siblings from inside it.
  private static var mostQuestions: Int { 2 }

  func recordMeasurement() { measurements &+= 1 }

  func recordStrayCall() { strayCalls &+= 1 }

  /// Resets the number of stray calls.
  ///
  /// - Returns: Whether there were any.
  package func takeStrayCalls() -> Bool {
    defer { strayCalls = 0 }
    return strayCalls > 0
  }

  /// Runs a closure that places the subviews, all of which are unplaced at its start.
  package func place(_ proxies: ArraySlice<SubviewProxy>, _ body: () -> Void) {
    let wasOpen = isOpen
    isOpen = true
    for proxy in proxies { proxy.forgetPlacement() }
    body()
    isOpen = wasOpen
  }

  /// Runs a closure that places the subviews, returns the resulting positions, and discards the placements.
  ///
  /// - Returns: One placement per subview; nil within another dry run, because the recursion would be endless.
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

/// A call to `place`: the target position of a point of the subview, and the proposal.
package struct SubviewPlacement: Equatable {
  package var position: CGPoint
  package var anchor: UnitPoint
  package var proposal: ProposedViewSize

  /// Whether all components of the placement are finite.
  package var isUsable: Bool {
    position.isFinite && anchor.isFinite
  }

  /// Returns the top leading corner of a subview with a size, in points.
  package func origin(of size: CGSize) -> CGPoint {
    CGPoint(
      x: Self.start(position.x, anchor.x, size.width), y: Self.start(position.y, anchor.y, size.height))
  }
}

extension SubviewPlacement {
  /// Returns the start of a segment with a given length, a given fraction of which precedes a position. For a fraction
  /// of 0 the result is the position, even if the length is infinite.
  private static func start(_ position: CGFloat, _ fraction: CGFloat, _ length: CGFloat) -> CGFloat {
    (fraction == 0 ? position : position.asCoordinate - fraction.asCoordinate * length).asCoordinate
  }
}

/// The final placement of a subview.
package struct SettledPlacement {
  /// The top leading corner, in points, in the coordinates of the container.
  package var origin: CGPoint
  package var size: CGSize
  package var proposal: ProposedViewSize
}
