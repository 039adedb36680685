@_spi(Engine) import TributaryEngine
public import TributaryGeometry

/// A behavior that stops content at the start of a scroll target; see `scrollTargetLayout(isEnabled:)`.
///
/// A fast movement scrolls at least to the next target.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The limit of a single movement.
  public struct LimitBehavior: Sendable {
    enum Limit: Sendable { case automatic, viewport, one, none }

    let limit: Limit

    /// The visible part in compact horizontal size classes, and no limit in others.
    public static var automatic: LimitBehavior { LimitBehavior(limit: .automatic) }
    /// The visible part of the content.
    public static var always: LimitBehavior { LimitBehavior(limit: .viewport) }
    /// The visible part of the content.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(limit: .viewport) }
    /// A single target.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(limit: .one) }
    /// No limit.
    public static var never: LimitBehavior { LimitBehavior(limit: .none) }
  }

  private let limitBehavior: LimitBehavior
  private let anchor: UnitPoint?

  /// Creates a behavior that stops content at the start of a target.
  ///
  /// - Parameter limitBehavior: The limit of the number of views that one scroll passes.
  public init(limitBehavior: LimitBehavior = .automatic) { self.init(limitBehavior: limitBehavior, anchor: nil) }

  /// Creates a behavior that aligns a point of a target with the same point of the visible part.
  ///
  /// - Parameters:
  ///   - limitBehavior: The limit of the number of views that one scroll passes.
  ///   - anchor: The point, in fractions of the target and of the visible part; `nil` for the leading edge.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      if let stop = stop(target, along: axis, context) { target.rect.origin[axis] = stop }
    }
  }

  private func stop(_ target: ScrollTarget, along axis: Axis, _ context: TargetContext) -> CGFloat? {
    let start = context.originalTarget.rect.origin[axis]
    let isForward = context.speed(along: axis) > 0
    var requested = target.rect.origin[axis]
    if limit(in: context) == .viewport {
      let viewport = context.containerSize.length(along: axis)
      requested = min(max(requested, start - viewport), start + viewport)
    }
    let stops = Set(context.stops(axis, requested, anchor) + context.stops(axis, start, anchor)).sorted()
    guard let nearest = stops.min(by: { abs($0 - requested) < abs($1 - requested) }) else { return nil }
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
  /// A behavior that stops content at the start of a scroll target.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Returns a behavior that stops content at the start of a scroll target, with a limit of a single movement.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }

  /// Returns a behavior that aligns a point of a scroll target with the same point of the visible part.
  ///
  /// - Parameter anchor: The point, in fractions of the target and of the visible part; `nil` for the leading edge.
  public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }

  /// Returns a behavior that aligns a point of a scroll target with the same point of the visible part, with a limit of
  /// a single movement.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}
