@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A type that determines the position at which a scroll view stops after a scroll movement by input.
///
/// The scroll view calls the behavior at the end of a drag, and for each wheel or key event that scrolls.
///
///     struct TopBehavior: ScrollTargetBehavior {
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         if target.rect.minY < context.containerSize.height / 3 { target.rect.origin.y = 0 }
///       }
///     }
///
/// > Source: conformance SCROLL-70 to SCROLL-76.
public protocol ScrollTargetBehavior {
  /// The state of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Updates the position at which the content stops.
  ///
  /// - Parameters:
  ///   - target: The part of the content that would be visible without this behavior.
  ///   - context: The state of the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension View {
  /// Sets the behavior that determines where the scroll views inside this view stop after a scroll movement by input.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let chosen = ChosenTargetBehavior(behavior: behavior)
    return environment(\.scrollTargetBehavior, chosen)
  }
}

/// The behavior of scroll views; `nil` allows content to stop at any position.
struct ChosenTargetBehavior: @unchecked Sendable {
  // A behavior is a value that views store, and is used only on the main actor.
  let behavior: (any ScrollTargetBehavior)?
}

struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: ChosenTargetBehavior { ChosenTargetBehavior(behavior: nil) }
}

extension EnvironmentValues {
  var scrollTargetBehavior: ChosenTargetBehavior {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

/// The state of a scroll view for its target behavior.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The visible part at the start of the movement.
  public let originalTarget: ScrollTarget
  /// The velocity of the movement, in points per second. Positive values reveal content to the right and below.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the viewport between the margins of the content, in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set

  let environment: EnvironmentValues
  /// A closure that returns the offsets, in physical coordinates, in points, that align a point of a target near an
  /// offset with the same point of the viewport; without a point, the leading edges.
  let stops: (Axis, CGFloat, UnitPoint?) -> [CGFloat]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }

  /// Returns the velocity along an axis, in points per second.
  func speed(along axis: Axis) -> CGFloat { axis == .horizontal ? velocity.dx : velocity.dy }
}

/// The position at which the content of a scroll view stops.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that becomes visible, in the content's coordinates, in points.
  public var rect: CGRect
  /// The point that is aligned in the part and the viewport; `nil` for the top left corners.
  public var anchor: UnitPoint?

  /// Creates a target from a part of the content, in the content's coordinates, in points.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A type-erased scroll target behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates a type-erased copy of a behavior.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

/// A behavior that stops content at whole pages, which are multiples of the viewport's lengths.
///
/// A movement scrolls by at most one page. A fast movement scrolls by one page regardless of its length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates a paging behavior.
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
        // A flick from between two pages scrolls to the next page in its direction.
        number = speed > 0 ? (start + 1e-6).rounded(.down) + 1 : (start - 1e-6).rounded(.up) - 1
      }
      target.rect.origin[axis] = number * page
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that stops content at whole pages, which are multiples of the viewport's lengths.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

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
