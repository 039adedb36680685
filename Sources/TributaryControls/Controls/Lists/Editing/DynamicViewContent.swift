@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryGeometry

/// Views that are made from a collection of data.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the rows that this content makes in a list be deleted: by a button while the list is edited, by one that the row
  /// reveals, and by the delete key while a row is selected.
  ///
  /// - Parameter action: Takes the elements out of the data; given their offsets. `nil` for rows that stay.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(onDelete: .some(action)))
  }

  /// Lets the rows that this content makes in a list be moved while the list is edited.
  ///
  /// - Parameter action: Moves the elements in the data; given their offsets and the offset before which they go, both before
  ///   the change. `nil` for rows that stay where they are.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(onMove: .some(action)))
  }
}
