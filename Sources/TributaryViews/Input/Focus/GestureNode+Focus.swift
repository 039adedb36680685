package import TributaryGestures

/// What taps perform can have the focus, and keys stand for the taps.
extension GestureNode: FocusTarget {
  package var canHaveFocus: Bool { tapCount != nil }

  /// What taps do, apart from any gesture around.
  package func activation(at time: Double) -> GestureActions {
    var actions = GestureActions()
    guard let tapCount else { return actions }
    let recognizer = makeRecognizer()
    let place = self.place
    for _ in 0..<tapCount {
      recognizer.handle(GestureInput(.down, at: center, time: time, in: place))
      recognizer.handle(GestureInput(.up, at: center, time: time, in: place))
    }
    recognizer.deliver(.selected, into: &actions)
    return actions
  }

  package func action(for key: FocusKey) -> (@MainActor () -> Void)? { nil }

  package func focusDidChange(_ hasFocus: Bool) -> GestureActions { GestureActions() }
}
