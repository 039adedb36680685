@_spi(Engine) public import TributaryEngine
import TributaryDiagnostics
public import TributaryGeometry
public import TributaryTransfer

/// A modifier that accepts drops on a view.
package struct DropTarget {
  /// The closure that returns whether the view accepts a value of a drag.
  package let takes: ([TransferPackage]) -> Bool
  /// The closure that handles a drop at a point in the view's coordinates.
  let take: ([TransferPackage], CGPoint, DropTargetNode) -> Void
  /// The closure that is called with `true` when an accepted drag enters the view, and with `false` when it leaves.
  let isTargeted: (Bool) -> Void
  /// The closure that observes an accepted drag over the view, in the view's coordinates.
  var follow: ((DropPhase, [TransferPackage], CGPoint) -> Void)?
  /// The closure that inserts the accepted values into the collection around whose rows this target is, before an
  /// offset; `nil` for other targets. Such a target accepts drops anywhere in a row of a list, not only in its view.
  package var insert: (([TransferPackage], Int, ItemNode) -> Void)?
  /// The effect on the drops in the view; `nil` for a destination.
  var role: DropRole?

  package init(
    takes: @escaping ([TransferPackage]) -> Bool, take: @escaping ([TransferPackage], CGPoint, DropTargetNode) -> Void,
    isTargeted: @escaping (Bool) -> Void, follow: ((DropPhase, [TransferPackage], CGPoint) -> Void)? = nil
  ) {
    self.takes = takes
    self.take = take
    self.isTargeted = isTargeted
    self.follow = follow
  }
}

/// The phase of a drag over a view.
package enum DropPhase {
  case entered, moved, exited
}

extension DropTarget: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> DropTargetNode {
    DropTargetNode(modifier.pointee, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: DropTargetNode) {
    node.modifier = modifier.pointee
  }
}

extension View {
  /// Accepts drops of transferable values on this view.
  ///
  /// The view accepts a drop anywhere in its bounds. Among nested views, the innermost one that accepts the dragged
  /// item handles the drop. A view accepts an item that can be converted to the payload type.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure with the values and the location of the drop in the coordinates of this view, in points. Its
  ///     result indicates whether the drop was handled, and has no effect.
  ///   - isTargeted: A closure that is called with `true` when an accepted drag enters this view, and with `false` when
  ///     the drag leaves, is dropped, or is canceled, or when this view is removed, hidden, or disabled during the
  ///     drag.
  ///
  /// > Source: conformance DRAG-01 to DRAG-04.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTarget(
        takes: { $0.contains { $0.isTaken(as: T.self) } },
        take: { values, location, node in
          let items = enteringMainActor(with: (node, values)) { $0.0.items(T.self, of: $0.1) }
          if !items.isEmpty { _ = action(items, location) }
        }, isTargeted: isTargeted))
  }
}

extension DropTargetNode: DropReceiver {
  package func accepts(_ values: [TransferPackage], at point: CGPoint) -> Bool { takes(values) }

  package func take(_ values: [TransferPackage], at point: CGPoint) {
    modifier.take(values, location(point, in: .local), self)
  }

  package func dragDidChange(isOver: Bool) { modifier.isTargeted(isOver) }

  package var dropRole: DropRole? { modifier.role }

  package func follow(_ phase: DropPhase, _ values: [TransferPackage], at point: CGPoint) {
    modifier.follow?(phase, values, location(point, in: .local))
  }
}

/// The node of a drop target, which is hit anywhere in its bounds during a drag.
package final class DropTargetNode: UnaryNode {
  package internal(set) var modifier: DropTarget
  private let environment: Unretained<EnvironmentScope>

  init(_ modifier: DropTarget, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  /// Returns whether the view accepts one of the dragged values.
  func takes(_ values: [TransferPackage]) -> Bool { environment.object().values.isEnabled && modifier.takes(values) }

  override package func isHit(at point: CGPoint) -> Bool {
    modifier.role == nil && DragState.isActive(in: host) && boundsContain(point)
  }

  /// Notifies the view that a drag over it has left, because the view is removed, hidden, or disabled.
  @MainActor
  private func end() {
    guard let lost = host.features[DragState.self]?.loseTarget(self) else { return }
    let (modifier, point) = (modifier, location(lost.point, in: .local))
    host.enqueueAction(
      self,
      .plain(.other("dropDestination")) {
        modifier.isTargeted(false)
        modifier.follow?(.exited, lost.values, point)
      }, at: flags.contains(.isRemoved) ? .disappearance : .delivery)
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    let isHidden = !changes.isDisjoint(with: [.activity, .concealment]) && isAbsent([.inactive, .concealed])
    if isHidden || changes.contains(.environment) && !environment.object().values.isEnabled { end() }
    super.surroundingsDidChange(changes)
  }

  @MainActor override package func willRemove() { end() }
}
