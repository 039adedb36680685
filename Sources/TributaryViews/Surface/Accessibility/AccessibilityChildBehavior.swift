/// What becomes of the views inside one that is a single thing to those who cannot see it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: UInt8

  /// Nothing is said of them.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They are told of, each by itself.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They are told of, one after the other.
  public static let combine = AccessibilityChildBehavior(number: 2)
}
