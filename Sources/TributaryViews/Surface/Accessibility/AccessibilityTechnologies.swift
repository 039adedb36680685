/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt8

  /// The kinds of some bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What speaks what is on the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// What goes from view to view by a switch.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
