@_spi(Engine) package import TributaryEngine
import TributaryDiagnostics
package import TributaryGeometry
package import TributaryTransfer

/// What is dragged from view to view in a host.
///
/// Invariant: while nothing is dragged no view is targeted.
///
/// Tested by `DragAndDropTests`.
package final class DragState: HostFeature {
  package static let slot = FeatureSlot()

  /// What is dragged; `nil` for nothing.
  private(set) var load: TransferPackage?
  /// The view that would take it where the pointer is.
  private var target: NodeHandle?
  /// Where the pointer is, in root coordinates.
  private var last = CGPoint.zero
  /// Whether what is dragged leaves its target because it is dropped there.
  private var isDropping = false

  package init(of host: ViewGraph) {}

  /// Whether a view would take what is dragged where the pointer is.
  package var hasTarget: Bool { target != nil }

  /// Carries something to a point of the root: the view there that takes it is told, and the one that did before.
  @MainActor
  package func carry(_ load: TransferPackage, to point: CGPoint, in host: ViewGraph) {
    self.load = load
    let new = host.dropTarget(at: point, for: load)
    let handle = new.map { host.handles.handle(for: $0) }
    last = point
    if handle == target {
      if let new { new.modifier.follow?(.moved, load, new.location(point, in: .local)) }
      return
    }
    leaveTarget(in: host)
    target = handle
    new?.modifier.isTargeted(true)
    if let new { new.modifier.follow?(.entered, load, new.location(point, in: .local)) }
  }

  /// Lets go of what is dragged over a view that takes it, if one does.
  @MainActor
  package func drop(at point: CGPoint, in host: ViewGraph) {
    guard let load else { return }
    let taker = target.flatMap { host.handles.node(for: $0) as? DropTargetNode }
    isDropping = true
    end(in: host)
    isDropping = false
    if let taker { taker.modifier.take(load, taker.location(point, in: .local), taker) }
  }

  /// Nothing is dragged any more.
  @MainActor
  func end(in host: ViewGraph) {
    leaveTarget(in: host)
    load = nil
  }

  @MainActor
  private func leaveTarget(in host: ViewGraph) {
    guard let old = target else { return }
    target = nil
    guard let node = host.handles.node(for: old) as? DropTargetNode else { return }
    node.modifier.isTargeted(false)
    if !isDropping, let load { node.modifier.follow?(.exited, load, node.location(last, in: .local)) }
  }
}

extension ViewGraph {
  /// Something was dropped, and no value could be made of it.
  @MainActor
  func reportFailedDrop(of type: String, _ error: any Error, at node: DropTargetNode) {
    report(
      Diagnostic(
        .failedDrop, path: node.path, evidence: [Evidence("type", type), Evidence("error", String(describing: error))]))
  }

  /// What is dragged in this host.
  package var dragging: DragState { feature(DragState.self) }

  /// Whether something is dragged from view to view.
  package var isDragging: Bool { features[DragState.self]?.load != nil }

  /// Returns the innermost view at a point of the root that takes something.
  @MainActor
  fileprivate func dropTarget(at point: CGPoint, for load: TransferPackage) -> DropTargetNode? {
    guard point.isFinite else { return nil }
    return answering { root.hit(point) }.lazy.compactMap { $0 as? DropTargetNode }.first { $0.takes(load) }
  }
}
