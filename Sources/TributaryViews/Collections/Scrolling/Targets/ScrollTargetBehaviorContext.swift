@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

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
