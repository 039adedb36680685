/// What a view in a row is for presses anywhere in the row that nothing else takes: they are meant for it.
package enum RowPress: Equatable {
  case plain
  /// It leads on, which a sign at the end of the row says.
  case leadingOn(isEnabled: Bool)
}
