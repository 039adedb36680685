@_spi(Engine) public import TributaryEngine

/// A destination that a view in a navigation stack declares: the page for values of a type, or a page that a binding
/// presents.
///
/// Destinations are compared by identity: each evaluation of the declaring view creates another destination, which
/// replaces the former one only if its closure differs.
final class NavigationDestination {
  /// The type of the values of the page; `nil` for a page that a binding presents.
  let valueType: Any.Type?
  private let makePage: (AnyHashable?) -> AnyView
  private let source: (any DestinationSource)?

  init<D: Hashable, C: View>(of type: D.Type, page: @escaping (D) -> C) {
    valueType = type
    source = ValueDestinationSource(page: page)
    makePage = { value in
      if let value = value?.base as? D { AnyView(page(value).asContent(of: nil)) } else { AnyView(EmptyView()) }
    }
  }

  init(page: @escaping () -> AnyView) {
    valueType = nil
    source = nil
    makePage = { _ in page() }
  }

  /// Returns whether the pages of this destination are those of another one, because both have the same closure.
  @MainActor
  func hasSamePages(as other: NavigationDestination) -> Bool {
    if self === other { return true }
    guard let source, let otherSource = other.source else { return false }
    return source.isSame(as: otherSource)
  }

  /// Returns the page.
  ///
  /// - Parameter value: A value of the type of the page; `nil` for a page that a binding presents.
  func page(for value: AnyHashable?) -> AnyView { makePage(value) }
}

/// The closure of a destination for values.
private protocol DestinationSource {
  @MainActor func isSame(as other: any DestinationSource) -> Bool
}

/// The closure that creates the pages of one type of values.
private struct ValueDestinationSource<D: Hashable, C: View>: DestinationSource {
  let page: (D) -> C

  func isSame(as other: any DestinationSource) -> Bool {
    guard let other = other as? Self else { return false }
    return withPointer(to: self) { a in
      withPointer(to: other) { b in
        ComparisonCache.comparison(of: Self.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }
}

/// A modifier that declares a destination in the enclosing navigation stack.
struct NavigationDestinationModifier {
  let destination: NavigationDestination
  /// The binding that presents the page; `nil` for a page for values.
  var isPresented: Binding<Bool>?
  /// Whether the binding presents the page.
  var isActive = false
}

extension NavigationDestinationModifier: PassThroughModifier {
  typealias Body = Never

  static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> NavigationDestinationNode {
    NavigationDestinationNode(modifier.pointee, inputs)
  }

  static func updateNode(_ modifier: UnsafePointer<Self>, _ node: NavigationDestinationNode) {
    node.update(modifier.pointee)
  }
}

extension View {
  /// Declares the page for values of a type, for links with a value and for the path of the enclosing navigation stack.
  ///
  /// If several views declare a page for one type, the first in view order applies.
  ///
  /// - Parameters:
  ///   - data: The type of the values that the page presents.
  ///   - destination: The views of the page.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(NavigationDestinationModifier(destination: NavigationDestination(of: D.self, page: destination)))
  }

  /// Presents a page on the enclosing navigation stack while a Boolean value is `true`. Popping the page sets it to
  /// `false`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the views are presented. Dismissing them sets the value to `false`.
  ///   - destination: The views of the page.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return modifier(
      PresentedDestination(
        isPresented: isPresented, destination: NavigationDestination { AnyView(page.asContent(of: nil)) }))
  }

  /// Presents a page for an item on the enclosing navigation stack while the item is not `nil`. Popping the page sets
  /// it to `nil`.
  ///
  /// - Parameters:
  ///   - item: A binding to the item. Dismissing the page sets the value to `nil`.
  ///   - destination: The views of the page.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedDestination(
        isPresented: item.isPresent(),
        destination: NavigationDestination { AnyView(ItemPage(item: item, destination: destination)) }))
  }
}

/// The page for an item. A page that is popped because the item is `nil` displays the last item, and is not created
/// again.
private struct ItemPage<D: Hashable, C: View> {
  /// The content of the page for an item.
  struct Content {
    let item: D
    let view: C
  }

  let item: Binding<D?>
  let destination: (D) -> C
  @OwnedObject private var last = LastValue<Content>()

  init(item: Binding<D?>, destination: @escaping (D) -> C) {
    self.item = item
    self.destination = destination
  }
}

extension ItemPage: View, BuiltInComposite {
  var body: some View {
    let content = last.update { item.wrappedValue.map { Content(item: $0, view: destination($0)) } ?? last.value }
    if let content { content.view.asContent(of: nil).id(content.item) }
  }
}

/// A destination that is presented while a Boolean value is `true`.
struct PresentedDestination {
  let isPresented: Binding<Bool>
  let destination: NavigationDestination
}

extension PresentedDestination: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content.modifier(
      NavigationDestinationModifier(
        destination: destination, isPresented: isPresented, isActive: isPresented.wrappedValue))
  }
}

/// The node of a declared destination, which is registered with the model while it is in the tree.
final class NavigationDestinationNode: PassThroughNode {
  private(set) var destination: NavigationDestination
  private(set) var isPresented: Binding<Bool>?
  /// The sequence number of the presentation; `nil` if the destination is not presented.
  private(set) var presentation: Int?
  /// The place in the navigation stack at which the destination is declared.
  let place: NavigationLocation?

  @MainActor
  init(_ modifier: NavigationDestinationModifier, _ inputs: NodeInputs) {
    destination = modifier.destination
    isPresented = modifier.isPresented
    place = inputs.environmentReference.values.navigationLocation
    super.init(inputs)
    if modifier.isActive { presentation = place?.model.nextPresentation() }
    place?.model.add(self)
  }

  @MainActor
  func update(_ modifier: NavigationDestinationModifier) {
    let wasActive = presentation != nil
    isPresented = modifier.isPresented
    let isSame = modifier.destination.hasSamePages(as: destination)
    if isSame, modifier.isActive == wasActive { return }
    if !isSame { destination = modifier.destination }
    if modifier.isActive != wasActive { presentation = wasActive ? nil : place?.model.nextPresentation() }
    place?.model.didChange(self, concernsPages: wasActive || modifier.isActive)
  }

  @MainActor
  override func willRemove() { place?.model.remove(self) }
}

/// The nodes that declare destinations of one kind in a navigation stack.
///
/// Every page can declare a destination for the same type. The first one, which applies to all of them, is found among
/// those of the lowest page, without a search of the pages above.
struct DeclaredDestinations {
  private struct Entry {
    unowned let node: NavigationDestinationNode
  }

  /// The nodes of each page that has any; the index of the root page is -1.
  private var entries: [Int: ContiguousArray<Entry>] = [:]
  /// The index of the lowest page with a node.
  private var lowestPage: Int?

  /// The first node in view order. Nodes in one page are compared at each access, because views can be rearranged.
  var first: NavigationDestinationNode? {
    guard let lowestPage, let lowest = entries[lowestPage] else { return nil }
    return lowest.lazy.map(\.node).min { $0.precedes($1) }
  }

  /// The nodes, in no particular order.
  var nodes: [NavigationDestinationNode] { entries.values.flatMap { $0.map(\.node) } }

  /// Inserts a node.
  mutating func insert(_ node: NavigationDestinationNode) {
    entries[page(of: node), default: []].append(Entry(node: node))
    lowestPage = min(lowestPage ?? .max, page(of: node))
  }

  /// Removes a node.
  ///
  /// - Complexity: O(*n*) for the last node on the lowest of *n* pages; independent of the other pages otherwise.
  mutating func remove(_ node: NavigationDestinationNode) {
    let page = page(of: node)
    entries[page]?.removeAll { $0.node === node }
    guard entries[page]?.isEmpty ?? false else { return }
    entries[page] = nil
    if page == lowestPage { lowestPage = entries.keys.min() }
  }

  private func page(of node: NavigationDestinationNode) -> Int { node.place?.page ?? -1 }
}

/// The destination for values of one type, and the pages that are created from it.
struct ResolvedDestination {
  let destination: NavigationDestination?
  /// The bodies of the pages.
  var pages = ReaderList()
}
