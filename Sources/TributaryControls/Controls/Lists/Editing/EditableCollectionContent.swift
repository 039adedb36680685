@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryGeometry

/// The view of an element that may be deleted or moved in its collection by the row that stands for it.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let edits: CollectionEdits<Data>
}

extension EditableCollectionContent: View, FrameworkComposite where Content: View {
  public var body: some View {
    content.modifier(RowEditModifier(onDelete: .some(edits.onDelete), onMove: .some(edits.onMove)))
  }
}

/// What is done with the elements of a bound collection.
struct CollectionEdits<Data> {
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?
}

extension CollectionEdits where Data: MutableCollection {
  init(_ data: Binding<Data>, _ actions: EditActions<Data>) {
    // What makes the action asks for such a collection; one that was made of a number need not have one.
    let removal = actions.rawValue & 1 != 0 ? Self.removal : nil
    onDelete = removal.map { removal in { removal(data, $0) } }
    let isMoving = actions.rawValue & 2 != 0
    onMove = isMoving ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
  }

  /// Takes elements out of a collection; `nil` if it can have none taken out.
  private static var removal: ((Binding<Data>, IndexSet) -> Void)? {
    (Data.self as? any RangeReplaceableCollection.Type).map { type in
      { data, offsets in
        let rest = data.wrappedValue.enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element)
        if let rest = collection(type, of: rest) as? Data { data.wrappedValue = rest }
      }
    }
  }

  private static func collection<C: RangeReplaceableCollection>(_ type: C.Type, of elements: some Sequence) -> C {
    C(elements.lazy.compactMap { $0 as? C.Element })
  }
}

extension ForEach where Content: View {
  /// A view for each element of a bound collection, which gets a binding to its element. In a list the rows let elements be
  /// deleted and moved as is said; `onDelete` and `onMove` of this view come before that.
  ///
  /// > Source: conformance LIST-31.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(bound: data, id: .own { $0.id }, editActions, content)
  }

  /// A view for each element of a bound collection, identified by the value at a key path. In a list the rows let elements be
  /// deleted and moved as is said.
  public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    self.init(bound: data, id: .path(id), editActions, content)
  }

  /// The collection is read once, as in a `ForEach` without edits.
  private init<C, R: View>(
    bound data: Binding<C>, id: ElementIdentity<C.Element, ID>, _ editActions: EditActions<C>,
    _ content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    let edits = CollectionEdits(data, editActions)
    self.init(
      data: IndexedIdentifierCollection(elements, id: id),
      id: .bound({ $0.id }, BoundCollection(elements: elements, id: id)),
      content: { element in
        let binding = data.element(at: element.index, last: elements[element.index])
        return EditableCollectionContent(content: content(binding), edits: edits)
      })
  }
}
