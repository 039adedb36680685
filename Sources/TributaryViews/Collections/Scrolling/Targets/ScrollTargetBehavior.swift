@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// Chooses where a scroll view comes to rest when input has moved it.
///
/// It is asked when a drag lets the content go, and for every turn of a wheel and every key that scrolls.
///
///     struct TopBehavior: ScrollTargetBehavior {
///       func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///         if target.rect.minY < context.containerSize.height / 3 { target.rect.origin.y = 0 }
///       }
///     }
///
/// > Source: conformance SCROLL-70 to SCROLL-76.
public protocol ScrollTargetBehavior {
  /// What a behavior is told of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content shall come to rest.
  ///
  /// - Parameters:
  ///   - target: The part that would be seen at the end without this behavior.
  ///   - context: What is known of the scroll view.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension View {
  /// Chooses where the scroll views in this view come to rest when input has moved them.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let chosen = ChosenTargetBehavior(behavior: behavior)
    return environment(\.scrollTargetBehavior, chosen)
  }
}

/// The behavior of the scroll views in a part of the tree; `nil` lets content rest anywhere.
struct ChosenTargetBehavior: @unchecked Sendable {
  // Behaviors are values that views hold; what is read of them is read on the main actor.
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

/// What a behavior knows of the scroll view whose rest it chooses.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was seen when the movement began.
  public let originalTarget: ScrollTarget
  /// How fast the content is moved, in points a second; positive shows what is further right and down.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the viewport between the margins of the content, in points.
  public let containerSize: CGSize
  /// The axes along which the content can be moved.
  public let axes: Axis.Set

  let environment: EnvironmentValues
  /// The edges of targets near an offset of the viewport along an axis, as offsets; in physical coordinates.
  let stops: (Axis, CGFloat) -> [CGFloat]

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }

  /// How fast the content is moved along an axis.
  func speed(along axis: Axis) -> CGFloat { axis == .horizontal ? velocity.dx : velocity.dy }
}

/// Where the content of a scroll view shall come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that shall be seen, in the content's coordinates, in points.
  public var rect: CGRect
  /// The point of the part and of the viewport that shall meet; `nil` for the top left corners.
  public var anchor: UnitPoint?

  /// Creates a part of the content, in the content's coordinates, in points.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A behavior of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Creates the behavior of another one.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

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
