@_spi(Engine) import TributaryEngine
import TributaryGeometry
public import TributaryTransfer
@_spi(Engine) import TributaryViews

extension DynamicViewContent {
  /// Accepts drops of item providers between the rows of this content in a list.
  ///
  /// A drop in the upper half of a row inserts before the row, and a drop in the lower half after it. A drop below all
  /// rows of the list inserts at the end of the last collection, even if it is empty.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted content types. An item must conform to at least one of them.
  ///   - action: A closure that inserts the items. It receives the offset before which they are dropped.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      DropTarget(
        takes: { $0.contains { $0.isAny(of: supportedContentTypes) } },
        insert: { values, offset, _ in action(offset, values.providers(of: supportedContentTypes)) }))
  }

  /// Accepts drops of item providers between the rows of this content in a list, with content types given by their
  /// identifiers.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(identifier: $0) }, perform: action)
  }

  /// Accepts drops of transferable values between the rows of this content in a list.
  ///
  /// A drop in the upper half of a row inserts before the row, and a drop in the lower half after it. A drop below all
  /// rows of the list inserts at the end of the last collection, even if it is empty.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure that inserts the values. It receives the offset before which they are dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      DropTarget(
        takes: { $0.contains { $0.isTaken(as: T.self) } },
        insert: { values, offset, row in
          let items = enteringMainActor(with: (row, values)) { $0.0.items(T.self, of: $0.1) }
          if !items.isEmpty { action(items, offset) }
        }))
  }
}

extension DropTarget {
  /// Creates a target around each row of a collection that accepts a drop before or after the row.
  fileprivate init(
    takes: @escaping ([TransferPackage]) -> Bool, insert: @escaping ([TransferPackage], Int, ItemNode) -> Void
  ) {
    self.init(
      takes: takes,
      take: { values, location, target in
        if let offset = target.insertionOffset(at: location) { insert(values, offset, target) }
      }, isTargeted: { _ in })
    self.insert = insert
  }
}

extension DropTargetNode {
  /// Returns the offset before which a drop on this row inserts elements: a drop in the lower half of the row inserts
  /// them after it. The result is `nil` if the row was not generated from a collection.
  fileprivate func insertionOffset(at location: CGPoint) -> Int? {
    // This node surrounds a row of its collection. The element of a nested collection has several rows around it, and
    // the outermost one inside the decorated list belongs to the collection.
    let rows = innermost.ancestors.prefix { [parent] in $0 !== parent && !($0 is LazyContainerNode) }
      .all(of: LazyRowNode.self)
    guard let row = rows.last(where: { $0.list != nil }) else { return nil }
    return row.index + (location.y >= size.height / 2 ? 1 : 0)
  }
}

/// Drops between rows.
extension ListRowNode {
  /// Returns the hit chain for a drag over the row: the items under the pointer, then the targets around the view of
  /// the row that accept drops anywhere in the row, so that its insets accept them too.
  func dropChain(_ items: HitChain, at point: CGPoint) -> HitChain {
    guard ground.contains(point) else { return items }
    var targets: [DropTargetNode] = []
    var item = child
    while let current = item?.asUnary, current.acceptsHits {
      if let target = current as? DropTargetNode, target.modifier.insert != nil { targets.append(target) }
      item = current.child
    }
    return items + targets.reversed().filter { target in !items.contains { $0 === target } }
  }
}
