extension FeedbackLoop: CustomStringConvertible {
  /// What was seen, and the steps of the cycle, a line each, escaped.
  public var description: String { ([observation] + steps.map(\.description)).joined(separator: "\n") }
}
