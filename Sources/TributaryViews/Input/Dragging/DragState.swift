@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryGeometry
package import TributaryTransfer

/// The drag between views of a host, or from outside the host.
///
/// Invariant: without a drag, no view is targeted.
///
/// Tested by `DragAndDropTests`.
package final class DragState: HostFeature {
  package static let slot = FeatureSlot()

  /// The dragged values; empty without a drag.
  private var values: [TransferPackage] = []
  /// The view at the pointer that accepts a value.
  private var target: NodeHandle?
  /// The most recent position of the pointer, in root coordinates.
  private var last = CGPoint.zero
  /// Whether the current target is left because of a drop.
  private var isDropping = false

  package init(of host: ViewGraph) {}

  /// Returns whether a drag is active in a host.
  package static func isActive(in host: ViewGraph) -> Bool { host.features[DragState.self]?.values.isEmpty == false }

  /// Whether a view at the pointer accepts a value.
  package var hasTarget: Bool { target != nil }

  /// Moves values to a point of the root, and notifies the target at the point and the former target.
  @MainActor
  package func carry(_ values: [TransferPackage], to point: CGPoint, in host: ViewGraph) {
    self.values = values
    let new = receiver(at: point, in: host)
    let handle = new.map { host.handles.handle(for: $0) }
    last = point
    if handle == target {
      new?.follow(.moved, values, at: point)
      return
    }
    leaveTarget(in: host)
    target = handle
    new?.dragDidChange(isOver: true)
    new?.follow(.entered, values, at: point)
  }

  /// Drops the values on the current target, if there is one.
  @MainActor
  package func drop(at point: CGPoint, in host: ViewGraph) {
    let values = values
    guard !values.isEmpty else { return }
    let taker = target.flatMap { host.handles.node(for: $0) as? any DropReceiver }
    isDropping = true
    end(in: host)
    isDropping = false
    taker?.take(values, at: point)
  }

  /// Ends the drag.
  @MainActor
  package func end(in host: ViewGraph) {
    leaveTarget(in: host)
    values = []
  }

  @MainActor
  private func leaveTarget(in host: ViewGraph) {
    guard let old = target else { return }
    target = nil
    guard let node = host.handles.node(for: old) as? any DropReceiver else { return }
    node.dragDidChange(isOver: false)
    if !isDropping { node.follow(.exited, values, at: last) }
  }
}

extension DragState {
  /// Returns the innermost view at a point of the root that accepts a dragged value.
  @MainActor
  private func receiver(at point: CGPoint, in host: ViewGraph) -> (any DropReceiver)? {
    guard point.isFinite else { return nil }
    return host.answering { host.root.hit(point) }.lazy.compactMap { $0 as? any DropReceiver }
      .first { $0.accepts(values, at: point) }
  }
}

extension ItemNode {
  /// Returns the dropped values that can be converted to values of a type. A failed conversion is reported.
  @MainActor
  package func items<T: Transferable>(_ type: T.Type, of values: [TransferPackage]) -> [T] {
    values.compactMap { value in
      guard value.isTaken(as: type) else { return nil }
      do {
        return try value.value(as: type)
      } catch {
        reportFailedDrop(of: "\(type)", error)
        return nil
      }
    }
  }

  /// Reports a drop whose data could not be converted to a value.
  @MainActor
  private func reportFailedDrop(of type: String, _ error: any Error) {
    host.report(
      Diagnostic(
        .failedDrop, path: path, evidence: [Evidence("type", type), Evidence("error", String(describing: error))]))
  }
}
