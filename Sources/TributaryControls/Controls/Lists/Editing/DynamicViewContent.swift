@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

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

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at some offsets.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets before another one.
  ///
  ///     a b c d e   {0, 3} to 2   →   b a d c e
  ///
  /// - Parameters:
  ///   - source: Offsets of those that move; they keep their order.
  ///   - destination: The offset before which they go, as it is before the move; the number of elements for the end.
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
