@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// Content comes to rest where a target of scrolling begins; see `scrollTargetLayout(isEnabled:)`.
///
/// A fast movement goes to the next target at least.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How far one movement goes at most.
  public struct LimitBehavior: Sendable {
    enum Limit: Sendable { case automatic, viewport, one, none }

    let limit: Limit

    /// As far as what was in the viewport in compact horizontal size classes, any distance in others.
    public static var automatic: LimitBehavior { LimitBehavior(limit: .automatic) }
    /// As far as what was in the viewport.
    public static var always: LimitBehavior { LimitBehavior(limit: .viewport) }
    /// As far as what was in the viewport.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: .viewport) }
    /// One target.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }
    /// Any distance.
    public static var never: LimitBehavior { LimitBehavior(limit: .none) }
  }

  private let limitBehavior: LimitBehavior

  /// Content comes to rest where a target begins.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      if let stop = stop(target, along: axis, context) { target.rect.origin[axis] = stop }
    }
  }

  private func stop(_ target: ScrollTarget, along axis: Axis, _ context: TargetContext) -> CGFloat? {
    let start = context.originalTarget.rect.origin[axis]
    let isForward = context.speed(along: axis) > 0
    var wish = target.rect.origin[axis]
    if limit(in: context) == .viewport {
      let viewport = context.containerSize.length(along: axis)
      wish = min(max(wish, start - viewport), start + viewport)
    }
    let stops = Set(context.stops(axis, wish) + context.stops(axis, start)).sorted()
    guard let nearest = stops.min(by: { abs($0 - wish) < abs($1 - wish) }) else { return nil }
    let next = isForward ? stops.first { $0 > start + 0.5 } : stops.last { $0 < start - 0.5 }
    guard abs(context.speed(along: axis)) >= ScrollNode.leastVelocity else { return nearest }
    if limit(in: context) == .one { return next ?? nearest }
    return isForward ? max(nearest, next ?? nearest) : min(nearest, next ?? nearest)
  }

  private func limit(in context: TargetContext) -> LimitBehavior.Limit {
    guard limitBehavior.limit == .automatic else { return limitBehavior.limit }
    return context.environment.horizontalSizeClass == .compact ? .viewport : .none
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Content comes to rest where a target of scrolling begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Content comes to rest where a target of scrolling begins, with a limit to how far one movement goes.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}
