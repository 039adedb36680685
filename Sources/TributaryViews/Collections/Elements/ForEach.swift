@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A structure that creates a view for each element of a collection and keeps the state of the view as long as the id
/// exists.
///
/// The content closure belongs to the enclosing body and can use any value that the body uses. Its reads belong to that
/// body, so the closure runs for every element whenever the body is evaluated. Each resulting view is compared with the
/// previous view of its element, and only the bodies of changed views are evaluated. A state change in a view with
/// 10,000 elements therefore runs the closure 10,000 times and performs as many comparisons, but evaluates only the
/// bodies of changed rows. `FrameCounts/closures` and `FrameCounts/comparisons` report these numbers.
///
/// A container that stores its content passes the same closure on whenever its own body is evaluated. The closure then
/// runs again only if a value that it has read has changed.
///
/// Avoid reading frequently changing values in the body that contains a long list. If the list is in a separate view
/// that receives only the values that its rows need (a binding rather than its value), the same change costs one
/// comparison, that of the list:
///
///     struct Months: View {
///       @Binding var selected: Int
///       var body: some View {
///         ForEach(0..<10_000) { Month(index: $0, selected: $selected) }
///       }
///     }
///
/// In a lazy container, the closure runs only for active rows. The ids of all elements are read, but not again for the
/// same range or array if an id is the element or a stored property of it. Computed ids and the ids of objects can
/// vary, so they are read whenever the body is evaluated.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  // The engine requires that this property is the first stored property.
  /// The closure that creates the view of an element.
  public var content: (Data.Element) -> Content
  /// The elements of the collection.
  public var data: Data
  @usableFromInline package let id: ElementIdentity<Data.Element, ID>

  @inlinable
  package init(data: Data, id: ElementIdentity<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach where Content: View {
  /// Creates a view for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - content: The views for an element.
  // A binding is also a collection of bindings. The attribute makes the compiler prefer the initializer for bindings,
  // which reads the collection once.
  @inlinable @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, id: .own { $0.id }, content: content)
  }

  /// Creates a view for each element, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the collection.
  ///   - content: The views for an element.
  @inlinable @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: .path(id), content: content)
  }

  /// Creates a view for each identifiable element of a bound collection, with a binding to the element.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - content: The views for a binding to an element.
  public init<C: _BoundCollection>(
    _ data: C, @ViewBuilder content: @escaping (Binding<C.Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, ID == C.Elements.Element.ID,
    C.Elements.Element: Identifiable, C.Elements.Index: Hashable
  {
    self.init(bound: data._collection, id: .own { $0.id }, content: content)
  }

  /// Creates a view for each element of a bound collection, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements, such as `$items`.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the collection.
  ///   - content: The views for a binding to an element.
  public init<C: _BoundCollection>(
    _ data: C, id: KeyPath<C.Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Elements.Indices, (C.Elements.Index, ID)>, C.Elements.Index: Hashable
  {
    self.init(bound: data._collection, id: .path(id), content: content)
  }

  /// Creates a view for each element of a bound collection.
  ///
  /// The collection is read once, since access through a binding can evaluate key paths, acquire locks, and copy.
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

extension ForEach where Data: _HalfOpenRangeArgument, ID == Int, Content: View {
  /// Creates a view for each integer of a constant range.
  ///
  /// For a range that changes, use `id: \.self`. If a constant range changes, the rows are nevertheless updated, and a
  /// note reports the change.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - content: The views for an element.
  @inlinable @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: .constant { $0 }, content: content)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("ForEach is shown by the engine; it has no body.") }

  @inlinable public static func _evaluateBody(_ node: ViewNode) {}

  @inlinable public static var _isSingleItem: Bool { false }

  @inlinable
  public static func _makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> ViewNode {
    if LazyRegistry.exists(in: inputs.host), standsInLazyContainer(inputs) { return makeLazyNode(view, inputs) }
    let node = ForEachNode<ID>(inputs)
    _ = node.closure.receive(view)
    let inputs = NodeInputs(parent: node, environment: node.environment)
    withViews(of: view, for: node) { ids, views in
      node.reserve(for: ids)
      withElements(of: views) { view, _ in node.append(Content._makeNode(view, inputs)) }
    }
    node.didMake()
    return node
  }

  @inlinable
  public static func _updateNode(_ view: UnsafePointer<Self>, _ node: ViewNode) {
    if node is LazyListNode { return updateLazyNode(view, node) }
    let node = node.made(as: ForEachNode<ID>.self)
    if node.closure.receive(view) {
      node.keep(view) { updateElements($0, $1) }
    } else {
      updateElements(view, node)
    }
  }

  /// Runs the closure for all elements, and updates the nodes of the elements.
  @inlinable @MainActor
  static func updateElements(_ view: UnsafePointer<Self>, _ node: ForEachNode<ID>) {
    withViews(of: view, for: node) { ids, views in
      let ends = node.ends(sharedWith: ids)
      guard let children = node.children(for: ids, ends) else {
        if view.pointee.id.isConstant { node.reportRangeChange(from: node.ids.count, to: ids.count) }
        return rearrange(node, ids, ends, views)
      }
      withElements(of: views) { view, index in
        children.reference(at: index).with { Content._updateNode(view, $0) }
      }
    }
  }

  /// Arranges the nodes in the order of changed ids, and updates them.
  @inlinable @MainActor
  static func rearrange(
    _ node: ForEachNode<ID>, _ ids: ContiguousArray<ID>, _ ends: ForEachEnds, _ views: UnsafeBufferPointer<Content>
  ) {
    let inputs = NodeInputs(parent: node, environment: node.environment)
    node.beginRearrangement(ids, ends)
    withElements(of: views) { view, index in
      if let child = node.takeOld(id: ids[index], at: index) {
        Content._updateNode(view, child)
        node.append(child, id: ids[index])
      } else {
        node.append(Content._makeNode(view, inputs), id: ids[index])
      }
    }
    node.endRearrangement()
  }

  /// Calls `body` with the ids and views of all elements.
  ///
  /// All views are created in one evaluation, before any is added to the tree. Dependencies are therefore registered
  /// once, and the collection is traversed once, even if it varies between traversals.
  @inlinable
  static func withViews(
    of view: UnsafePointer<Self>, for node: ForEachNode<ID>,
    _ body: (ContiguousArray<ID>, UnsafeBufferPointer<Content>) -> Void
  ) {
    guard let ids = constantIDs(of: view, for: node) else {
      let (ids, views) = elements(of: view, for: node)
      return views.withUnsafeBufferPointer { body(ids, $0) }
    }
    // The number of elements is certain. The views of a short range are on the stack, so the rows of a grid allocate no
    // memory for them.
    withUnsafeTemporaryAllocation(of: Content.self, capacity: ids.count) { views in
      withCurrentEvaluation {
        let makeContent = view.pointee.content
        for (index, element) in view.pointee.data.enumerated() {
          views.initializeElement(at: index, to: makeContent(element))
        }
      }
      node.closureHasRun(for: ids.count)
      body(ids, UnsafeBufferPointer(views))
      views.deinitialize()
    }
  }

  /// Returns the ids and views of all elements.
  @inlinable
  static func elements(
    of view: UnsafePointer<Self>, for node: ForEachNode<ID>
  ) -> (ids: ContiguousArray<ID>, contents: ContiguousArray<Content>) {
    withCurrentEvaluation {
      let data = view.pointee.data
      let count = data.elementCount
      if exceedsLimit(count, for: node) { return firstElements(of: view, for: node) }
      var ids = ContiguousArray<ID>()
      var contents = ContiguousArray<Content>()
      contents.reserveCapacity(count)
      ids.reserveCapacity(count)
      let makeContent = view.pointee.content
      let readID = view.pointee.id.read
      for element in data {
        ids.append(readID(element))
        contents.append(makeContent(element))
      }
      node.closureHasRun(for: ids.count)
      return (ids, contents)
    }
  }

  /// Returns the ids of a constant range, which are its elements; `nil` for other collections and for a range with more
  /// elements than the limit.
  @inlinable
  static func constantIDs(of view: UnsafePointer<Self>, for node: ViewNode) -> ContiguousArray<ID>? {
    guard Data.self == Range<Int>.self, ID.self == Int.self, view.pointee.id.isConstant,
      !exceedsLimit(view.pointee.data.elementCount, for: node)
    else { return nil }
    let range = unsafeBitCast(view.pointee.data, to: Range<Int>.self)
    let ids = alreadyOnMainActor(with: range) { ConstantRange.ids($0) }
    return unsafeBitCast(ids, to: ContiguousArray<ID>.self)
  }

  /// Returns whether a number of elements is larger than the limit of the host.
  @inlinable
  static func exceedsLimit(_ count: Int, for node: ViewNode) -> Bool {
    count > UpdateLimits.fewestElements && count > node.host.limits.maximumElements
  }

  /// Returns the ids and views of the first elements, up to the limit, if the number of elements exceeds it.
  @usableFromInline
  static func firstElements(
    of view: UnsafePointer<Self>, for node: ForEachNode<ID>
  ) -> (ids: ContiguousArray<ID>, contents: ContiguousArray<Content>) {
    let limit = node.host.limits.maximumElements
    node.reportTooManyElements(view.pointee.data.elementCount, shown: limit)
    var ids = ContiguousArray<ID>()
    var contents = ContiguousArray<Content>()
    let readID = view.pointee.id.read
    for element in view.pointee.data {
      if ids.count == limit { break }
      ids.append(readID(element))
      contents.append(view.pointee.content(element))
    }
    node.closureHasRun(for: ids.count)
    return (ids, contents)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension ForEach {
  /// Creates rotor entries for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - content: The rotor entries for an element.
  @_disfavoredOverload
  public nonisolated init<Entries: AccessibilityRotorContent>(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Entries
  ) where Content == ElementContent<Entries>, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: .own { $0.id }) { ElementContent(content($0)) }
  }

  /// Creates rotor entries for each element, identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The elements. Their order is the order of the views.
  ///   - id: The key path to the identifier of an element. Identifiers must be unique in the collection.
  ///   - content: The rotor entries for an element.
  @_disfavoredOverload
  public nonisolated init<Entries: AccessibilityRotorContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Entries
  ) where Content == ElementContent<Entries> {
    self.init(data: data, id: .path(id)) { ElementContent(content($0)) }
  }
}

/// The content of an element of a `ForEach` that creates tabs, table rows, or rotor entries.
///
/// This type never conforms to `View`. The compiler can therefore reject the initializers for such content as soon as a
/// `ForEach` has to be a view. If their content were the type of the closure's result, the compiler would check the
/// closure for each of these initializers, and nested closures would multiply the time.
@_documentation(visibility: internal)
public struct ElementContent<Content> {
  package let content: Content

  package nonisolated init(_ content: Content) { self.content = content }
}

extension ElementContent: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
