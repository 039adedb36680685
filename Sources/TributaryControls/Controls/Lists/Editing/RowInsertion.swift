@_spi(Engine) import TributaryEngine
import TributaryGeometry
public import TributaryTransfer
@_spi(Engine) import TributaryViews

extension DynamicViewContent {
  /// Accepts drops of item providers between the rows of this content in a list.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted content types. An item must conform to at least one of them.
  ///   - action: A closure that inserts the items. It receives the offset before which they are dropped.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    modifier(
      DropTarget(
        takes: { $0.isAny(of: supportedContentTypes) },
        take: { package, location, row in
          if let offset = row.insertionOffset(at: location) { action(offset, [NSItemProvider(package)]) }
        }, isTargeted: { _ in }))
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
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: A closure that inserts the values. It receives the offset before which they are dropped.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ offset: Int) -> Void
  ) -> some DynamicViewContent {
    modifier(
      DropTarget(
        takes: { $0.isTaken(as: T.self) },
        take: { package, location, row in
          guard let offset = row.insertionOffset(at: location) else { return }
          do {
            action([try package.value(as: T.self)], offset)
          } catch {
            enteringMainActor(with: row) { $0.reportFailedDrop(of: "\(T.self)", error) }
          }
        }, isTargeted: { _ in }))
  }
}

extension DropTargetNode {
  /// Returns the offset before which a drop on this row inserts elements: a drop in the lower half of the row inserts
  /// them after it. The result is `nil` if the row was not generated from a collection.
  fileprivate func insertionOffset(at location: CGPoint) -> Int? {
    RowEdits(of: self).map { $0.index + (location.y >= size.height / 2 ? 1 : 0) }
  }
}
