@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A view that generates views from a collection of data.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection from which the views are generated.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Makes the rows of this content in a list deletable.
  ///
  /// A row is deleted by a button while the list is in edit mode, by a full swipe, and by the Delete key while it is
  /// selected. A swipe or the button with an ellipsis reveals the action Delete. A row with `swipeActions` has only its
  /// own actions.
  ///
  /// > Source: conformance LIST-17, LIST-19, SWIPE-16.
  ///
  /// - Parameter action: The closure that removes the elements at the given offsets, or `nil` for rows that cannot be
  ///   deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(onDelete: .some(action)))
  }

  /// Makes the rows of this content movable while the list is in edit mode.
  ///
  /// - Parameter action: The closure that moves the elements, or `nil` for rows that cannot be moved. It receives the
  ///   offsets of the elements and the offset before which they are inserted, both as of before the move.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditModifier(onMove: .some(action)))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at a set of offsets.
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
  /// Moves the elements at a set of offsets before another offset.
  ///
  ///     a b c d e   {0, 3} to 2   →   b a d c e
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move; the elements keep their order.
  ///   - destination: The offset before which the elements are inserted, as of before the move; the number of elements
  ///     for the end.
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
