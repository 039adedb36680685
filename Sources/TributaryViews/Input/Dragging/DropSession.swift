@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryTransfer

/// A drag over a destination, or a drop on it.
public struct DropSession: Identifiable {
  /// The identifier of a drop.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The phase of a drag over a destination.
  public enum Phase: Hashable, Sendable {
    /// The drag enters the destination.
    case entering
    /// The drag has moved over the destination.
    case active
    /// The drag has left the destination.
    case exiting
    /// The drag has ended with an operation; `cancel` without a drop.
    case ended(DropOperation)
    /// The destination has received the items.
    case dataTransferCompleted
  }

  /// A drag from a view of this program.
  public struct LocalSession {
    package let items: DraggedItems

    /// Returns the identifiers of the dragged items; empty if they have another type, or none.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] { items.ids(of: type) }
  }

  /// The identifier of the drop, which all destinations of a drag receive.
  public let id: ID
  /// The phase of the drag.
  public let phase: Phase
  /// The location of the pointer, in the coordinates of the destination, in points.
  public let location: CGPoint
  /// The size of the destination, in points.
  public let size: CGSize
  /// The number of dragged items, also of those that the destination does not accept.
  public let itemsCount: Int
  /// The operations that the source supports.
  public let suggestedOperations: DropOperation.Set
  /// The drag from a view of this program; `nil` for a drag from outside.
  public let localSession: LocalSession?
  /// The destination and the position of the pointer.
  package let place: DropLocation
}

/// The destination of a drop, and the position of the pointer.
package struct DropLocation {
  package private(set) weak var host: ViewGraph?
  private let destination: NodeHandle
  /// The position of the pointer, in root coordinates.
  package let point: CGPoint

  @MainActor
  init(_ node: any DropReceiver, _ point: CGPoint) {
    host = node.host
    destination = node.host.handles.handle(for: node)
    self.point = point
  }

  /// The destination, unless it was removed.
  package var node: ItemNode? { host?.handles.node(for: destination)?.asItem }
}

extension DropSession {
  /// Returns this session in another phase.
  func inPhase(_ phase: Phase) -> DropSession {
    DropSession(
      id: id, phase: phase, location: location, size: size, itemsCount: itemsCount,
      suggestedOperations: suggestedOperations, localSession: localSession, place: place)
  }
}

extension DropSession.Phase: CustomStringConvertible {
  public var description: String {
    switch self {
    case .entering: "entering"
    case .active: "active"
    case .exiting: "exiting"
    case .ended(let operation): "ended(\(operation))"
    case .dataTransferCompleted: "dataTransferCompleted"
    }
  }
}

extension View {
  /// Accepts drops of transferable values on this view, and describes each drop by a session.
  ///
  /// The view accepts a drop as with `dropDestination(for:action:isTargeted:)`.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - isEnabled: Whether the view accepts drops.
  ///   - action: A closure with the values and the session of the drop.
  ///
  /// > Source: conformance DRAG-22.
  // Disfavored, so that a closure receives the location unless its body requires the session.
  @_disfavoredOverload
  public nonisolated func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    modifier(
      DropTarget(
        takes: { values in isEnabled && values.contains { $0.isTaken(as: T.self) } },
        take: { values, _, node in
          enteringMainActor(with: (node, values, action)) { node, values, action in
            let items = node.items(T.self, of: values)
            if !items.isEmpty, let session = DragState.of(node.host).dropSession(over: node) { action(items, session) }
          }
        }, isTargeted: { _ in }))
  }
}
