/// Which gestures are recognized where a gesture is attached.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the gesture nor those of the views inside.
  public static let none: GestureMask = []
  /// The gesture, and none of the views inside.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of the views inside, and not the gesture.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The gesture and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}
