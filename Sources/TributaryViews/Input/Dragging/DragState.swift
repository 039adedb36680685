@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryGeometry
package import TributaryTransfer

/// The drag between views of a host.
///
/// Invariant: without a drag, no view is targeted.
///
/// Tested by `DragAndDropTests`.
package final class DragState: HostFeature {
  package static let slot = FeatureSlot()

  /// The dragged value; `nil` without a drag.
  private(set) var load: TransferPackage?
  /// The view at the pointer that accepts the value.
  private var target: NodeHandle?
  /// The most recent position of the pointer, in root coordinates.
  private var last = CGPoint.zero
  /// Whether the current target is left because of a drop.
  private var isDropping = false

  package init(of host: ViewGraph) {}

  /// Returns whether a drag is active in a host.
  package static func isActive(in host: ViewGraph) -> Bool { host.features[DragState.self]?.load != nil }

  /// Whether a view at the pointer accepts the value.
  package var hasTarget: Bool { target != nil }

  /// Moves a value to a point of the root, and notifies the target at the point and the former target.
  @MainActor
  package func carry(_ load: TransferPackage, to point: CGPoint, in host: ViewGraph) {
    self.load = load
    let new = receiver(at: point, for: load, in: host)
    let handle = new.map { host.handles.handle(for: $0) }
    last = point
    if handle == target {
      new?.follow(.moved, load, at: point)
      return
    }
    leaveTarget(in: host)
    target = handle
    new?.dragDidChange(isOver: true)
    new?.follow(.entered, load, at: point)
  }

  /// Drops the value on the current target, if there is one.
  @MainActor
  package func drop(at point: CGPoint, in host: ViewGraph) {
    guard let load else { return }
    let taker = target.flatMap { host.handles.node(for: $0) as? any DropReceiver }
    isDropping = true
    end(in: host)
    isDropping = false
    taker?.take(load, at: point)
  }

  /// Ends the drag.
  @MainActor
  func end(in host: ViewGraph) {
    leaveTarget(in: host)
    load = nil
  }

  @MainActor
  private func leaveTarget(in host: ViewGraph) {
    guard let old = target else { return }
    target = nil
    guard let node = host.handles.node(for: old) as? any DropReceiver else { return }
    node.dragDidChange(isOver: false)
    if !isDropping, let load { node.follow(.exited, load, at: last) }
  }
}

extension DragState {
  /// Returns the innermost view at a point of the root that accepts a value.
  @MainActor
  private func receiver(at point: CGPoint, for load: TransferPackage, in host: ViewGraph) -> (any DropReceiver)? {
    guard point.isFinite else { return nil }
    return host.answering { host.root.hit(point) }.lazy.compactMap { $0 as? any DropReceiver }
      .first { $0.accepts(load, at: point) }
  }
}

extension ItemNode {
  /// Reports a drop whose data could not be converted to a value.
  @MainActor
  package func reportFailedDrop(of type: String, _ error: any Error) {
    host.report(
      Diagnostic(
        .failedDrop, path: path, evidence: [Evidence("type", type), Evidence("error", String(describing: error))]))
  }
}
