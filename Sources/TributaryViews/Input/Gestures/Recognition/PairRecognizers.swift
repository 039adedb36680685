extension GesturePhase {
  /// The value, if there is one.
  var value: Value? {
    if case .ended(let value) = self { return value }
    return shownValue
  }
}
