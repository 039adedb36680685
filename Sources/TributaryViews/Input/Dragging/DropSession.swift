@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryTransfer

/// A drop on a view.
public struct DropSession: Sendable {
  /// The location of the drop, in the coordinates of the view, in points.
  public let location: CGPoint
  /// The number of dropped items, also of those that the view does not accept.
  public let itemsCount: Int
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
        take: { values, location, node in
          let items = enteringMainActor(with: (node, values)) { $0.0.items(T.self, of: $0.1) }
          if !items.isEmpty { action(items, DropSession(location: location, itemsCount: values.count)) }
        }, isTargeted: { _ in }))
  }
}
