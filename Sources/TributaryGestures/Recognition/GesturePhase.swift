/// The progress of a recognizer.
///
///     possible ──▶ active ──▶ ended
///         └───────────┴─────▶ failed
package enum GesturePhase<Value> {
  /// The gesture is undecided. It has a value if it can already be shown, such as a press that is not yet long enough.
  case possible(Value?)
  /// The gesture is recognized and continues.
  case active(Value)
  /// The gesture is recognized and has ended.
  case ended(Value)
  /// The input does not match the gesture.
  case failed

  /// The phase without its value.
  package var status: GestureStatus {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  /// The value to show before the end.
  package var shownValue: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  /// The current or final value, if there is one.
  package var value: Value? {
    if case .ended(let value) = self { return value }
    return shownValue
  }

  /// Returns the phase with a transformed value.
  package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A phase without its value.
package enum GestureStatus {
  case possible, active, ended, failed

  /// Whether the gesture is ended or failed.
  package var isTerminal: Bool { self == .ended || self == .failed }
}

/// The result of a gesture in the competition with others.
package enum GestureVerdict {
  /// No gesture with precedence is undecided.
  case selected
  /// A gesture with precedence is undecided. This one may show its value, but must defer its end.
  case provisional
  /// Another gesture has won.
  case rejected
}
