@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryTransfer

/// Lets a view take what is dragged to it.
package struct DropTarget {
  let takes: (TransferPackage) -> Bool
  /// Takes something at a point in the view's coordinates.
  let take: (TransferPackage, CGPoint, DropTargetNode) -> Void
  /// Told when something that the view takes comes over it, and when it does not any more.
  let isTargeted: (Bool) -> Void
  /// Told where something that the view takes is, in the view's coordinates, while it is over it.
  var follow: ((DropPhase, TransferPackage, CGPoint) -> Void)?
}

/// Where what is dragged is, as a view is told that takes it.
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
  /// Takes values that are dragged to this view and dropped on it.
  ///
  /// A drop is taken anywhere in the bounds of the view. Of nested views the innermost takes it of those that take what is
  /// dragged: something of which a value of the type can be made.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Takes the values, and where they were dropped: in points, in the coordinates of this view. What it returns
  ///     says whether it has taken them; nothing depends on it here.
  ///   - isTargeted: Told `true` when something that this view takes comes over it, `false` when it leaves or is dropped, or
  ///     the drag is given up.
  ///
  /// > Source: conformance DRAG-01 to DRAG-04.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTarget(
        takes: { $0.isTaken(as: T.self) },
        take: { load, location, node in
          do {
            let item = try load.value(as: T.self)
            _ = action([item], location)
          } catch {
            enteringMainActor(with: node) { $0.host.reportFailedDrop(of: "\(T.self)", error, at: $0) }
          }
        }, isTargeted: isTargeted))
  }
}

/// The node of a view that takes what is dragged to it: anywhere in its bounds, whatever it draws there.
package final class DropTargetNode: UnaryNode {
  var modifier: DropTarget
  private let environment: Unretained<EnvironmentScope>

  init(_ modifier: DropTarget, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
    setUpwards(.subtreeHasInput)
  }

  /// Whether something could be dropped here.
  func takes(_ load: TransferPackage) -> Bool { environment.object.values.isEnabled && modifier.takes(load) }

  override package func isHit(at point: CGPoint) -> Bool { host.isDragging && boundsContain(point) }
}
