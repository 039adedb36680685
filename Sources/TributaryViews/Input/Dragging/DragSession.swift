public import TributaryGeometry

/// A drag from a view.
public struct DragSession: Identifiable {
  /// The identifier of a drag.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The phase of a drag.
  public enum Phase: Hashable, Sendable {
    /// The drag is about to begin.
    case initial
    /// The drag has moved.
    case active
    /// The drag is about to end with an operation.
    case ending(DropOperation)
    /// The drag has ended with an operation; `cancel` without a drop.
    case ended(DropOperation)
    /// The destination has received the items.
    case dataTransferCompleted
  }

  /// The identifier of the drag.
  public let id: ID
  /// The phase of the drag.
  public let phase: Phase
  /// The location of the pointer, in the coordinates of the dragged view, in points.
  public let location: CGPoint
  let items: DraggedItems

  /// The index of the item whose view is dragged, among the items of the drag; 0 if a container leaves it out.
  public var draggedItemIndex: Int { items.index }

  /// Returns the identifiers of the dragged items; empty if they have another type, or none.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { items.ids(of: type) }
}

extension DragSession.Phase: CustomStringConvertible {
  public var description: String {
    switch self {
    case .initial: "initial"
    case .active: "active"
    case .ending(let operation): "ending(\(operation))"
    case .ended(let operation): "ended(\(operation))"
    case .dataTransferCompleted: "dataTransferCompleted"
    }
  }
}
