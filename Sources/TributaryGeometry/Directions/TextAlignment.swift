/// The edge on which the lines of one text stand together.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// On the side where a line starts.
  case leading
  /// In the middle.
  case center
  /// On the side where a line ends.
  case trailing
}
