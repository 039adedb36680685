/// What two gestures make together when the first excludes the second.
///
/// | first    | second   | together       | the second is |
/// |----------|----------|----------------|---------------|
/// | active   | any      | active, first  | rejected      |
/// | possible | active   | active, second | provisional   |
/// | possible | other    | possible       | provisional   |
/// | ended    | any      | ended, first   | rejected      |
/// | failed   | any      | the second     | selected      |
package enum ExclusiveRule {
  package static func status(_ first: GestureStatus, _ second: GestureStatus) -> GestureStatus {
    switch first {
    case .active, .ended: first
    case .possible: second == .active ? .active : .possible
    case .failed: second
    }
  }

  package static func verdictOfSecond(_ first: GestureStatus, _ verdict: GestureVerdict) -> GestureVerdict {
    switch first {
    case .active, .ended: .rejected
    case .possible: verdict == .rejected ? .rejected : .provisional
    case .failed: verdict
    }
  }
}
