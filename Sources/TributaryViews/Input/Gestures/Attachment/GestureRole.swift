/// How a gesture stands to those of the views inside.
public enum GestureRole: Sendable {
  /// It comes after them.
  case inner
  /// It comes before them.
  case highPriority
  /// Both are recognized.
  case simultaneous
}
