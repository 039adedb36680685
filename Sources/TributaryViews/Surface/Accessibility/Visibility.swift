/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// Where it makes sense.
  case automatic
  /// Always there.
  case visible
  /// Never there.
  case hidden
}
