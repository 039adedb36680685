/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A corner that leaves its sides gradually, half a radius earlier than a circle would.
  case continuous
}
