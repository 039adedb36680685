@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// The edits that the rows of a collection offer for its elements.
///
///     List($errands, editActions: [.delete, .move]) { $errand in TextField("Errand", text: $errand.name) }
///
/// > Source: conformance LIST-31 to LIST-33.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }

  /// All supported edits of this collection: deleting.
  public static var all: EditActions<Data> { delete }
}

extension EditActions where Data: MutableCollection {
  /// Moving elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }

  /// All supported edits of this collection: moving.
  public static var all: EditActions<Data> { move }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// All supported edits of this collection: deleting and moving.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// The view of an element whose row can be deleted or moved in its collection.
public struct EditableCollectionContent<Content, Data> {
  let content: Content
  let edits: CollectionEdits<Data>
}

extension EditableCollectionContent: View, BuiltInComposite where Content: View {
  public var body: some View {
    content.modifier(RowEditModifier(onDelete: .some(edits.onDelete), onMove: .some(edits.onMove)))
  }
}

/// The actions that edit the elements of a bound collection.
struct CollectionEdits<Data> {
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?
}

extension CollectionEdits where Data: MutableCollection {
  init(_ data: Binding<Data>, _ actions: EditActions<Data>) {
    // `delete` requires a range-replaceable collection, but a set created from a raw value can contain it for any
    // collection.
    let removal = actions.rawValue & 1 != 0 ? Self.removal : nil
    onDelete = removal.map { removal in { removal(data, $0) } }
    let isMoving = actions.rawValue & 2 != 0
    onMove = isMoving ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
  }

  /// A closure that removes elements from a collection, or `nil` if the collection is not range-replaceable.
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
  /// Creates a view for each element of a bound collection, from a binding to the element.
  ///
  /// In a list, `editActions` determines whether the rows can be deleted and moved. `onDelete` and `onMove` of this
  /// view take precedence.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - editActions: The edits that the user can make in a list: deletion, moves, or both.
  ///   - content: The views for a binding to an element.
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

  /// Creates a view for each element of a bound collection, identified by the value at a key path.
  ///
  /// In a list, `editActions` determines whether the rows can be deleted and moved.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection. Edits change it.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the collection.
  ///   - editActions: The edits that the user can make in a list: deletion, moves, or both.
  ///   - content: The views for a binding to an element.
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

  /// Creates the views; reads the collection once, as a `ForEach` without edits does.
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

/// A collection of the indices of another collection, each with the identifier of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
  private let base: Base
  private let readID: (Base.Element) -> ID

  init(_ base: Base, id: ElementIdentity<Base.Element, ID>) {
    self.base = base
    self.readID = id.read
  }

  /// An index of the base collection and the identifier of its element.
  public struct Element {
    let index: Base.Index
    let id: ID
  }
}

extension IndexedIdentifierCollection: Collection {
  public typealias Index = Base.Index

  public var startIndex: Base.Index { base.startIndex }

  public var endIndex: Base.Index { base.endIndex }

  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }

  public subscript(position: Base.Index) -> Element { Element(index: position, id: readID(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}
