/// The checks that features add for views and that run after a frame.
///
/// A check only reads and reports, so it cannot cause further checks, and none is dropped.
///
/// Invariant: there is at most one check for each view. It was added last.
///
/// Tested by `PickerCheckTests`.
package final class FrameChecks: HostFeature {
  package static let slot = FeatureSlot()

  package typealias Check = @MainActor () -> Void

  /// The pending checks, in the order in which their views first added one.
  private var checks: ContiguousArray<Check> = []
  private var places: [NodeHandle: Int] = [:]

  package init(of host: ViewGraph) {}

  /// Adds a check of a view, which replaces a pending check of the view.
  package func add(_ view: NodeHandle, _ check: @escaping Check) {
    if let place = places[view] {
      checks[place] = check
    } else {
      places[view] = checks.count
      checks.append(check)
    }
  }

  /// Runs the pending checks in order.
  @MainActor
  func run(in host: ViewGraph) {
    if checks.isEmpty { return }
    let due = checks
    (checks, places) = ([], [:])
    host.answering { for check in due { check() } }
  }
}
