@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// The options of an area that a screen reader passes touches to, which have no effect.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set of options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area receives touches after the user activates it.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader is silent while the user touches the area.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom that the user of a screen reader requests.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The content becomes larger.
    case zoomIn
    /// The content becomes smaller.
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The center of the zoom as a fraction of the view.
  public let location: UnitPoint
  /// The center of the zoom in the coordinates of the view, in points.
  public let point: CGPoint
}

extension View {
  /// Makes this view an area to which a screen reader passes touches. The modifier has no effect.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Adds an action for a zoom. The action is never called.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
}
