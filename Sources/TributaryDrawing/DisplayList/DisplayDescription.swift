/// What is said about a fragment to those who cannot see it, or who point at it.
public struct DisplayDescription: Sendable, Equatable {
  /// Said in place of the fragment, or before what is inside; `nil` for nothing.
  public var label: String?

  /// What the fragment stands at, said after the label; `nil` for nothing.
  public var value: String?

  /// What happens when it is used, said last; `nil` for nothing.
  public var hint: String?

  /// Shown where somebody points at the fragment; `nil` for nothing.
  public var help: String?

  /// Whether the fragment is one thing to those who cannot see it, whatever is inside.
  public var isWhole: Bool

  /// Whether nothing is said about the fragment and what is inside.
  public var isHidden: Bool

  /// What is said of a fragment to those who cannot see it.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, help: String? = nil, isWhole: Bool = false,
    isHidden: Bool = false
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.help = help
    self.isWhole = isWhole
    self.isHidden = isHidden
  }
}
