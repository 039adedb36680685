/// What part an item takes in the fold of a key.
@usableFromInline
package enum PreferencePart {
  /// None: it is skipped.
  case none
  /// Only dynamic containers are there in which nobody publishes: the default stands in for them.
  case standIn
  /// Something publishes a value.
  case value
}
