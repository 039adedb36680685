/// What became of a gesture among others.
package enum GestureVerdict {
  /// Nothing that is undecided comes before it.
  case selected
  /// One that comes before it is undecided: it may show what it does, but must wait with its end.
  case provisional
  /// Another has won.
  case rejected
}
