@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryTransfer

/// The drag between views of a host, or from outside the host.
///
/// Invariant: without a drag, no view is targeted.
///
/// Tested by `DragAndDropTests` and `DragSessionTests`.
package final class DragState: HostFeature {
  package static let slot = FeatureSlot()

  /// The current drag over the host.
  private struct Drag {
    let number: Int
    var items: DraggedItems
    let operations: DropOperation.Set
    let isLocal: Bool
    /// The most recent session over the target.
    var session: DropSession?
  }

  /// The current drag, or `nil` if there is none. During a drop, it is the drag that is dropped.
  private var drag: Drag?
  /// The number of drags so far.
  private var count = 0
  /// The view at the pointer that accepts a value.
  private var target: NodeHandle?
  /// Whether the former target was removed, hidden, or disabled, and its observers are not yet notified.
  private var isTargetLost = false
  /// The modifiers that observe drops on the target, from the innermost outward.
  private var observers: [NodeHandle] = []
  /// The operation of a drop on the target.
  private var operation = DropOperation.cancel
  /// The most recent position of the pointer, in root coordinates.
  private var last = CGPoint.zero
  /// Whether the drag is dropped, so that no view is targeted any longer.
  private var isDropping = false
  /// Whether a view is dragged without a value, which no target accepts.
  package var isReordering = false

  package init(of host: ViewGraph) {}

  private var values: [TransferPackage] { isDropping ? [] : drag?.items.values ?? [] }

  /// Returns whether a drag is active in a host.
  package static func isActive(in host: ViewGraph) -> Bool { host.features[DragState.self]?.values.isEmpty == false }

  /// Returns whether Escape cancels a drag in a host.
  static func isCancelable(in host: ViewGraph) -> Bool {
    isActive(in: host) || host.features[DragState.self]?.isReordering == true
  }

  /// Whether a view at the pointer accepts a value.
  package var hasTarget: Bool { target != nil }

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - operations: The operations that the source supports.
  ///   - isLocal: Whether the source is a view.
  /// - Returns: The number of the drag.
  @discardableResult
  func begin(_ items: DraggedItems, _ operations: DropOperation.Set, isLocal: Bool) -> Int {
    count += 1
    drag = Drag(number: count, items: items, operations: operations, isLocal: isLocal)
    return count
  }

  /// Moves values from outside the host to a point of the root, and notifies the target at the point and the former
  /// target.
  @MainActor
  package func carry(_ values: [TransferPackage], to point: CGPoint, in host: ViewGraph) {
    if drag == nil { begin(DraggedItems(values), [.copy], isLocal: false) }
    drag?.items = DraggedItems(values)
    carry(to: point, in: host)
  }

  /// Moves the drag to a point of the root, and notifies the target at the point and the former target.
  @MainActor
  func carry(to point: CGPoint, in host: ViewGraph) {
    let (new, watchers) = receivers(at: point, in: host)
    let handle = new.map { host.handles.handle(for: $0) }
    last = point
    let isOther = handle != target || isTargetLost
    if isOther {
      leaveTarget(in: host, emitting: [.exiting])
      target = handle
      new?.dragDidChange(isOver: true)
    }
    new?.follow(isOther ? .entered : .moved, values, at: point)
    guard let new, let session = session(isOther ? .entering : .active, over: new) else { return }
    drag?.session = session
    observers = watchers.map { host.handles.handle(for: $0) }
    operation = selectedOperation(of: session, watchers)
    for case .observes(let action)? in watchers.map(\.dropRole) { action(session) }
  }

  /// Drops the values on the current target, if there is one.
  ///
  /// - Parameter willEnd: A closure that is called with the operation before the target is notified.
  /// - Returns: The operation of the drop.
  @discardableResult @MainActor
  package func drop(
    at point: CGPoint, in host: ViewGraph, willEnd: @MainActor (DropOperation) -> Void = { _ in }
  ) -> DropOperation {
    let values = values
    guard !values.isEmpty else {
      drag = nil
      return .cancel
    }
    let dropReceiver = target.flatMap { receiver($0, in: host) }
    let operation = dropReceiver == nil ? .cancel : operation
    willEnd(operation)
    last = point
    guard let dropReceiver, operation.transfers else {
      leaveTarget(in: host, emitting: [.ended(operation)])
      drag = nil
      return operation
    }
    let handles = observers
    isDropping = true
    leaveTarget(in: host, emitting: [.ended(operation)])
    dropReceiver.take(values, at: point)
    emit(.dataTransferCompleted, to: handles, over: dropReceiver, in: host)
    isDropping = false
    drag = nil
    return operation
  }

  /// Ends the drag.
  @MainActor
  package func end(in host: ViewGraph) {
    leaveTarget(in: host, emitting: [.exiting, .ended(.cancel)])
    drag = nil
  }

  @MainActor
  private func leaveTarget(in host: ViewGraph, emitting phases: [DropSession.Phase]) {
    guard target != nil || isTargetLost else { return }
    let handles = observers
    let node = target.flatMap { receiver($0, in: host) }
    target = nil
    observers = []
    isTargetLost = false
    node?.dragDidChange(isOver: false)
    if !isDropping { node?.follow(.exited, values, at: last) }
    for phase in phases { emit(phase, to: handles, over: node, in: host) }
  }
}

extension DragState {
  /// Ends the targeting of a view that is removed, hidden, or disabled. The drag leaves the observers around the view
  /// with its next movement or its end.
  ///
  /// - Returns: The dragged values and the position of the pointer, in root coordinates; `nil` if the view is not the
  ///   target.
  func loseTarget(_ node: ViewNode) -> (values: [TransferPackage], point: CGPoint)? {
    guard let old = target, node.host.handles.node(for: old) === node else { return nil }
    target = nil
    isTargetLost = true
    return (values, last)
  }
}

/// Sessions of drops.
extension DragState {
  /// Returns the session of the drop that a view handles.
  @MainActor
  func dropSession(over node: any DropReceiver) -> DropSession? { session(.ended(operation), over: node) }

  @MainActor
  private func session(_ phase: DropSession.Phase, over node: any DropReceiver) -> DropSession? {
    guard let drag else { return nil }
    return DropSession(
      id: DropSession.ID(number: drag.number), phase: phase, location: node.location(last, in: .local),
      size: node.size, itemsCount: drag.items.values.count, suggestedOperations: drag.operations,
      localSession: drag.isLocal ? DropSession.LocalSession(items: drag.items) : nil,
      place: DropLocation(node, last))
  }

  /// Notifies observers of a drag over a destination.
  ///
  /// - Parameter node: The destination; `nil` if it was removed during the drag. The session then has the location and
  ///   the size of the most recent one.
  @MainActor
  private func emit(
    _ phase: DropSession.Phase, to handles: [NodeHandle], over node: (any DropReceiver)?, in host: ViewGraph
  ) {
    guard let session = node.map({ session(phase, over: $0) }) ?? drag?.session?.inPhase(phase) else { return }
    for handle in handles {
      if case .observes(let action) = receiver(handle, in: host)?.dropRole { action(session) }
    }
  }

  /// Returns the operation that the destination selects. The innermost modifier around the target has precedence over
  /// those in it.
  @MainActor
  private func selectedOperation(of session: DropSession, _ watchers: [any DropReceiver]) -> DropOperation {
    for case .configures(let select)? in watchers.map(\.dropRole) {
      let operation = select(session).operation
      guard operation != .cancel else { return operation }
      return session.suggestedOperations.contains(DropOperation.Set(operation)) ? operation : .forbidden
    }
    return [.copy, .move, .delete].first { session.suggestedOperations.contains(DropOperation.Set($0)) } ?? .forbidden
  }
}

extension DragState {
  /// Returns the innermost view at a point of the root that accepts a dragged value, with the modifiers that observe or
  /// configure drops on it: those around it from the innermost outward, then those in it.
  @MainActor
  private func receivers(
    at point: CGPoint, in host: ViewGraph
  ) -> (target: (any DropReceiver)?, watchers: [any DropReceiver]) {
    guard point.isFinite else { return (nil, []) }
    let found = host.answering { host.root.hit(point) }.compactMap { $0 as? any DropReceiver }
    guard let index = found.firstIndex(where: { $0.accepts(values, at: point) }) else { return (nil, []) }
    var watchers = found[(index + 1)...].filter { $0.dropRole != nil }
    var item = found[index].asUnary?.child
    while let current = item?.asUnary {
      if let inner = current as? any DropReceiver, inner.dropRole != nil { watchers.append(inner) }
      item = current.child
    }
    return (found[index], Array(watchers))
  }

  @MainActor
  private func receiver(_ handle: NodeHandle, in host: ViewGraph) -> (any DropReceiver)? {
    host.handles.node(for: handle) as? any DropReceiver
  }
}
