/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The text of a field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)

  /// What is searched for.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
