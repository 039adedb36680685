/// How far a recognizer has come with what the pointer does.
///
///     possible ──▶ active ──▶ ended
///         └───────────┴─────▶ failed
package enum GesturePhase<Value> {
  /// Undecided; with a value if there is something to show already, such as a press that is not long enough yet.
  case possible(Value?)
  /// Recognized, and going on.
  case active(Value)
  /// Recognized, and over.
  case ended(Value)
  /// Not what the pointer does.
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

  /// The value that there is to show before the end.
  package var shownValue: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }

  /// The value on the way or at the end, if there is one.
  package var value: Value? {
    if case .ended(let value) = self { return value }
    return shownValue
  }

  /// The same phase of another value.
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

  /// Whether nothing more comes of it.
  package var isTerminal: Bool { self == .ended || self == .failed }
}

/// What became of a gesture among others.
package enum GestureVerdict {
  /// Nothing that is undecided comes before it.
  case selected
  /// One that comes before it is undecided: it may show what it does, but must wait with its end.
  case provisional
  /// Another has won.
  case rejected
}
