/// Why something is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet: text and pictures are blocks.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others may see it: what is sensitive is blocks.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It does not hold any more: text and pictures are blocks.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
