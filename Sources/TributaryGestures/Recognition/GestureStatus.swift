/// A phase without its value.
package enum GestureStatus {
  case possible, active, ended, failed

  /// Whether nothing more comes of it.
  package var isTerminal: Bool { self == .ended || self == .failed }
}
