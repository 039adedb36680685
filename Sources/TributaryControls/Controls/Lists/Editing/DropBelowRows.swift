@_spi(Engine) import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
package import TributaryTransfer
@_spi(Engine) package import TributaryViews

/// A modifier of a list that handles keys, and drops below the rows.
struct ListInputModifier {
  let keys: KeyModifier
  let reference: NodeReference<ListColumnNode>
}

extension ListInputModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ListInputNode {
    ListInputNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ListInputNode) {
    node.update(modifier.pointee.keys)
    node.reference = modifier.pointee.reference
  }
}

/// The node of a list as a whole: it has the focus, accepts drops in the area below the rows, and hides the swipe
/// actions of its rows.
package final class ListInputNode: KeyNode {
  fileprivate var reference: NodeReference<ListColumnNode>

  init(_ modifier: ListInputModifier, _ inputs: NodeInputs) {
    reference = modifier.reference
    super.init(modifier.keys, inputs)
  }
}

extension ListInputNode: DropReceiver {
  package func accepts(_ values: [TransferPackage], at point: CGPoint) -> Bool {
    guard let column = reference.node, column.environment.object().values.isEnabled else { return false }
    return column.insertion(below: point)?.target.takes(values) ?? false
  }

  package func take(_ values: [TransferPackage], at point: CGPoint) {
    guard let insertion = reference.node?.insertion(below: point) else { return }
    insertion.target.insert?(values, insertion.offset, self)
  }

  package func dragDidChange(isOver: Bool) {}

  package func follow(_ phase: DropPhase, _ values: [TransferPackage], at point: CGPoint) {}
}

/// While the actions of a row are revealed, the list observes presses outside of the row.
extension ListInputNode: LiftedItem {
  package func makeLiftRecognizer() -> AnyGestureRecognizer? {
    guard let column = reference.node, column.revealedRow != nil else { return nil }
    return PressWatchRecognizer { [weak column] point in
      if let column { enteringMainActor(with: column) { $0.press(at: point) } }
    }
  }
}

extension ListInputNode: ExitTarget {
  package var exitAction: (@MainActor () -> Void)? {
    guard let column = reference.node, column.revealedRow != nil else { return nil }
    return { [weak column] in column?.hideActions() }
  }
}

extension ListColumnNode {
  /// Returns the target around the rows of the last collection, and the offset of its end.
  ///
  /// - Parameter point: The point, in the coordinate space of the root.
  /// - Returns: `nil` if the point is not below all rows, or if the last row does not belong to a collection that
  ///   accepts drops.
  fileprivate func insertion(below point: CGPoint) -> (target: DropTarget, offset: Int)? {
    if let row = items.last as? ListRowNode, row.location(point, in: .local).y < row.ground.maxY { return nil }
    for segment in segments.reversed() where segment.part == .content {
      guard let list = segment.list else { return nil }
      let targets = list.decorators.lazy.compactMap { ($0 as? DecoratedListNode<DropTarget>)?.modifier }
      if let target = targets.first(where: { $0.insert != nil }) { return (target, list.count) }
      if list.count > 0 { return nil }
    }
    return nil
  }
}
