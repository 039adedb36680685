import TributaryGeometry

/// Content comes to rest at whole pages: at multiples of the viewport's lengths.
///
/// A movement goes one page at most; a fast one goes one page however short it is.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Whole pages.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize.length(along: axis)
      guard page > 0 else { continue }
      let start = context.originalTarget.rect.origin[axis] / page
      let speed = context.speed(along: axis)
      let base = start.rounded()
      var number = min(max((target.rect.origin[axis] / page).rounded(), base - 1), base + 1)
      if number == base, abs(speed) >= ScrollNode.leastVelocity {
        // From between two pages a push goes to the next one in its direction.
        number = speed > 0 ? (start + 1e-6).rounded(.down) + 1 : (start - 1e-6).rounded(.up) - 1
      }
      target.rect.origin[axis] = number * page
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Content comes to rest at whole pages: at multiples of the viewport's lengths.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
