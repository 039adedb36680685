/// The devices whose input a gesture recognizes.
///
/// In a browser window, a mouse or the buttons of a trackpad are a `pointer`, a finger on a touch screen is a
/// `directTouch`, a pen is a `pencil`, and two fingers on a trackpad are an `indirectTouch`. A terminal reports a
/// `pointer`. Scripts, and the functions of hosts and tests that act without a kind, are recognized by gestures of
/// every kind, as are keys and assistive technologies that perform a gesture.
///
/// > Source: conformance GESTURE-80 to GESTURE-83.
public struct GestureInputKinds: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A finger on a touch screen.
  public static let directTouch = GestureInputKinds(rawValue: 1 << 0)
  /// Fingers on a surface apart from the content, such as a trackpad.
  public static let indirectTouch = GestureInputKinds(rawValue: 1 << 1)
  /// A pen on the content.
  public static let pencil = GestureInputKinds(rawValue: 1 << 2)
  /// A pressed button of a mouse or trackpad.
  public static let pointer = GestureInputKinds(rawValue: 1 << 3)
  /// All kinds, also future ones.
  public static let all = GestureInputKinds(rawValue: ~0)
}
