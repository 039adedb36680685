/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// Where it makes sense.
  case automatic
  case visible
  case hidden
}
