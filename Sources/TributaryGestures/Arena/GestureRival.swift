/// What another gesture has done that makes an undecided one think again.
package enum GestureRival {
  /// It goes on.
  case isActive
  /// It goes on, and scrolls.
  case isScrolling
  /// It has ended with this very input.
  case hasJustEnded
}
