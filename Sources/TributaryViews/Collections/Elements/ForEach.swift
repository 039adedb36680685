@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// Views made from the elements of a collection. Each keeps its state for as long as its element's id is there.
///
/// The content closure is part of the body that the `ForEach` is written in, and may use all that this body knows: closures
/// cannot be compared. So it runs for every element whenever that body is evaluated, and each view that it makes is
/// compared with the one that its element had: only where they differ, the view's own body is evaluated. A click that
/// changes the state of a view with 10,000 elements so costs 10,000 runs of the closure and as many comparisons, and the
/// bodies of the few rows that look otherwise; `FrameCounts/closures` and `FrameCounts/comparisons` tell.
///
/// What changes often is better not read in the body that a long list is written in. With the list in a view of its own,
/// which is given what the rows need (a binding, not its value), the same click costs one comparison, that of the list:
///
///     struct Months: View {
///       @Binding var selected: Int
///       var body: some View {
///         ForEach(0..<10_000) { Month(index: $0, selected: $selected) }
///       }
///     }
///
/// In a lazy container the closure runs for the rows that are there, and ids are read of all elements; not again from the same
/// range or array, where an id is the element itself or a stored property of it. Ids that are computed, and those of objects, may
/// be others each time, and are read whenever the body is evaluated.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  @usableFromInline package let id: ElementIdentity<Data.Element, ID>

  @inlinable
  package init(data: Data, id: ElementIdentity<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  /// A view for each element, identified by its own id.
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, id: .own { $0.id }, content: content)
  }

  /// A view for each element, identified by the value at a key path.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: .path(id), content: content)
  }

  /// A view for each number of a range that stays as it is. One that varies is given with `id: \.self`; where this one does,
  /// the rows follow it all the same, and a note says so.
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, id: .constant { $0 }, content: content)
  }

  /// A view for each element of a bound collection, which gets a binding to its element.
  public init<C: CollectionBinding & CollectionBindingArgument>(
    _ data: C, @ViewBuilder content: @escaping (Binding<C.Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID == C.Elements.Element.ID,
    C.Elements.Element: Identifiable, C.Elements.Index: Hashable
  {
    self.init(bound: data._collection, id: .own { $0.id }, content: content)
  }

  /// A view for each element of a bound collection, identified by the value at a key path.
  public init<C: CollectionBinding & CollectionBindingArgument>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, C.Elements.Index: Hashable
  {
    self.init(bound: data._collection, id: .path(id), content: content)
  }

  /// The collection is read once: a read through a binding may follow key paths, take locks and copy.
  private init<C>(
    bound data: Binding<C>, id: ElementIdentity<C.Element, ID>, content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    let readID = id.read
    self.init(
      data: elements.indices.lazy.map { index in (index, readID(elements[index])) },
      id: .bound({ $0.1 }, BoundCollection(elements: elements, id: id)),
      content: { content(data.element(at: $0.0, last: elements[$0.0])) })
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("ForEach is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}

  @inlinable public static var _isSingleItem: Bool { false }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    if inputs.host.hasLazyContainers, standsInLazyContainer(inputs) { return makeLazyNode(view, inputs) }
    let node = ForEachNode<ID>(inputs)
    let inputs = NodeInputs(parent: node, environment: node.environment)
    let (ids, contents) = elements(of: view, for: node)
    node.reserve(ids.count)
    withElements(of: contents) { content, index in
      node.append(Content._makeNode(content, inputs), id: ids[index])
    }
    node.didMake()
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    if node is LazyListNode { return updateLazyNode(view, node) }
    let node = node.made(as: ForEachNode<ID>.self)
    let (ids, contents) = elements(of: view, for: node)
    let ends = node.ends(sharedWith: ids)
    if ends.first == ids.count, ids.count == node.ids.count {
      withElements(of: contents) { content, index in
        node.children.reference(at: index).with { Content._updateNode(content, $0) }
      }
      return
    }
    if view.pointee.id.isConstant { node.host.reportRangeChange(from: node.ids.count, to: ids.count, at: node) }
    let inputs = NodeInputs(parent: node, environment: node.environment)
    node.beginRearrangement(ids, ends)
    withElements(of: contents) { content, index in
      if let child = node.takeOld(id: ids[index], at: index) {
        Content._updateNode(content, child)
        node.append(child, id: ids[index])
      } else {
        node.append(Content._makeNode(content, inputs), id: ids[index])
      }
    }
    node.endRearrangement()
  }

  /// The ids and views of all elements.
  ///
  /// They are made as one piece of user code, before any of them is brought into the tree: what they read is noted once,
  /// and the collection is walked once, whatever it answers the next time.
  @inlinable
  static func elements(
    of view: UnsafePointer<Self>, for node: ViewNode
  ) -> (ids: ContiguousArray<ID>, contents: ContiguousArray<Content>) {
    withCurrentEvaluation {
      let data = view.pointee.data
      let count = data.elementCount
      if count > UpdateLimits.fewestElements, count > node.host.limits.maximumElements {
        return firstElements(of: view, for: node)
      }
      var ids = ContiguousArray<ID>()
      var contents = ContiguousArray<Content>()
      ids.reserveCapacity(count)
      contents.reserveCapacity(count)
      let readID = view.pointee.id.read
      for element in data {
        ids.append(readID(element))
        contents.append(view.pointee.content(element))
      }
      node.hostReference.with { $0.counts.closures &+= ids.count }
      return (ids, contents)
    }
  }

  /// The ids and views of as many elements as are made, where there are more.
  @usableFromInline
  static func firstElements(
    of view: UnsafePointer<Self>, for node: ViewNode
  ) -> (ids: ContiguousArray<ID>, contents: ContiguousArray<Content>) {
    let limit = node.host.limits.maximumElements
    node.host.reportTooManyElements(view.pointee.data.elementCount, shown: limit, at: node)
    var ids = ContiguousArray<ID>()
    var contents = ContiguousArray<Content>()
    let readID = view.pointee.id.read
    for element in view.pointee.data {
      if ids.count == limit { break }
      ids.append(readID(element))
      contents.append(view.pointee.content(element))
    }
    node.host.counts.closures &+= ids.count
    return (ids, contents)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
  /// Entries for the elements of a collection.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: .own { $0.id }, content: content)
  }
}
