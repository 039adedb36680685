/// What two gestures make together that do not mind each other.
package enum SimultaneousRule {
  package static func status(_ first: GestureStatus, _ second: GestureStatus) -> GestureStatus {
    if first == .active || second == .active { return .active }
    if first == .possible || second == .possible { return .possible }
    return first == .ended || second == .ended ? .ended : .failed
  }
}
