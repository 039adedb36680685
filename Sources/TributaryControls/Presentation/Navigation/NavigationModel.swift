import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// The shared state of the pages of a navigation stack: the path that they represent, and the destinations that they
/// declare.
///
/// A page that a binding presents begins a presented part with a separate path and model. Destinations that are
/// declared on lower pages of the stack also apply in that part.
///
/// Invariants:
/// 1. `declared` holds every destination in the tree that was declared on a page of this model.
/// 2. After a frame, every page of the path shows the result of `destination(for:)`.
///
/// Checked by `PageStackNode.checkCaches`.
final class NavigationModel {
  /// The declared destinations for values, by type of the values.
  private var declared: [ObjectIdentifier: DeclaredDestinations] = [:]
  /// The declared destinations of pages that bindings present.
  private var presenters = DeclaredDestinations()
  private var presentations = 0
  /// The pages of the path, by type of their values.
  private var answers: [ObjectIdentifier: ResolvedDestination] = [:]

  /// The titles of the pages, by page index; the index of the root page is -1.
  private var titles: [Int: PageTitle] = [:]
  /// The bodies that read the title of the top page of this part, because they belong to a presented part above it.
  private var topTitleReaders = ReaderList()

  private var path: Binding<[AnyHashable]>?
  /// A binding to whether the part of this model is presented; `nil` for the whole stack.
  private var isPresented: Binding<Bool>?
  private var outer: NavigationModel?
  /// The model of the presented part on top, if there is one.
  private weak var inner: NavigationModel?
  weak var stack: PageStackNode?
  /// The node that creates the pages above the root page.
  private weak var maker: ViewNode?
  /// The number of pages above the root page, as of the last evaluation.
  private var pageCount = 0

  /// Stores the bindings and the outer model of the view of this part.
  func adopt(path: Binding<[AnyHashable]>, isPresented: Binding<Bool>?, outer: NavigationModel?) {
    self.path = path
    self.isPresented = isPresented
    self.outer = outer
    outer?.inner = self
  }

  /// Prepares the creation of the pages above the root page by the node whose body is being evaluated.
  @MainActor
  func beginPages(count: Int) {
    maker = currentEvaluation.node
    for index in count..<max(count, pageCount) { titles[index] = nil }
    if count == pageCount { return }
    pageCount = count
    if let maker { notify(topTitleReaders.takeAll(), from: maker) }
  }

  // MARK: Destinations

  func nextPresentation() -> Int {
    presentations += 1
    return presentations
  }

  @MainActor
  func add(_ node: NavigationDestinationNode) {
    if let type = node.destination.valueType {
      declared[ObjectIdentifier(type), default: DeclaredDestinations()].insert(node)
    } else {
      presenters.insert(node)
    }
    didChange(node, concernsPages: node.presentation != nil)
  }

  @MainActor
  func remove(_ node: NavigationDestinationNode) {
    if let type = node.destination.valueType {
      declared[ObjectIdentifier(type)]?.remove(node)
    } else {
      presenters.remove(node)
    }
    didChange(node, concernsPages: node.presentation != nil)
  }

  /// Invalidates pages during the current walk if their destinations change.
  ///
  /// Only pages above the root page are invalidated, and only those whose destination is a different object: otherwise,
  /// a page that declares destinations would invalidate itself endlessly.
  @MainActor
  func didChange(_ node: NavigationDestinationNode, concernsPages: Bool) {
    var haveChanged = concernsPages
    if concernsPages { maker?.dependencyDidChange() }
    if let type = node.destination.valueType.map({ ObjectIdentifier($0) }), var answer = answers[type],
      answer.destination !== destination(ofType: type)
    {
      answers[type] = nil
      node.host.notify(answer.pages.takeAll())
      haveChanged = true
    }
    // A change after the update pass, for example in a scope, requires another walk. The action causes it.
    if haveChanged { node.host.enqueueAction(node, .plain(.other("navigationDestination")) {}) }
    inner?.didChange(node, concernsPages: false)
  }

  /// Returns the destination of a value: the first in view order, with those on pages of this part before those of
  /// outer parts.
  func destination(for value: AnyHashable) -> NavigationDestination? {
    destination(ofType: ObjectIdentifier(Swift.type(of: value.base)))
  }

  private func destination(ofType type: ObjectIdentifier) -> NavigationDestination? {
    declared[type]?.first?.destination ?? outer?.destination(ofType: type)
  }

  /// Returns the destination of the page whose body is being evaluated, and registers the body so that it is
  /// invalidated if the destination changes.
  func destinationOfPage(for value: AnyHashable) -> NavigationDestination? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    let destination = destination(ofType: type)
    if let node = currentEvaluation.node {
      node.host.register(node, in: &answers[type, default: ResolvedDestination(destination: destination)].pages)
    }
    return destination
  }

  /// Whether invariant 2 holds.
  var answersAreTrue: Bool { answers.allSatisfy { destination(ofType: $0.key) === $0.value.destination } }

  /// Returns the destination that was presented last, among those on the root page and the first `count` pages of the
  /// path.
  func presented(onFirst count: Int) -> NavigationDestinationNode? {
    presenters.nodes.filter { $0.presentation != nil && ($0.place?.page ?? 0) < count }
      .max { ($0.presentation ?? 0) < ($1.presentation ?? 0) }
  }

  // MARK: Pushing and popping

  /// Pushes the page of a value.
  func push(_ value: AnyHashable) {
    guard let path else { return }
    let count = path.wrappedValue.count
    path.wrappedValue.append(value)
    if path.wrappedValue.count == count {
      report(value, Evidence("path", "contains values of another type"))
    }
  }

  /// Pops a page and all pages above it.
  ///
  /// - Parameter index: The index of the page in the path; `nil` for the root page of a presented part.
  func goBack(from index: Int?) {
    guard let index else {
      isPresented?.wrappedValue = false
      return
    }
    guard let path, path.wrappedValue.indices.contains(index) else { return }
    let presented = presenters.nodes.filter { ($0.place?.page ?? 0) >= index && $0.presentation != nil }
    for node in presented.sorted(by: { ($0.presentation ?? 0) < ($1.presentation ?? 0) }) {
      node.isPresented?.wrappedValue = false
    }
    path.wrappedValue.removeSubrange(index...)
  }

  // MARK: Titles

  /// Stores a binding to the title of the page whose body is being evaluated.
  ///
  /// A path can replace a page below another one. The page above remains, and its back button then reads the new title.
  ///
  /// - Parameter index: The index of the page in the path; -1 for the root page.
  @MainActor
  func keep(_ title: Binding<NavigationTitle>, ofPage index: Int) {
    // A page that is popped has been replaced.
    guard let node = currentEvaluation.node, !node.isAbsent(.departing) else { return }
    var kept = titles[index] ?? PageTitle()
    let readers = kept.page === node ? [] : kept.readers.takeAll()
    kept.title = title
    kept.page = node
    titles[index] = kept
    notify(readers, from: node)
  }

  /// Invalidates bodies that read a title during the current walk.
  @MainActor
  private func notify(_ readers: [ReaderList.Entry], from node: ViewNode) {
    if readers.isEmpty { return }
    node.host.notify(readers)
    // The current walk may have visited the readers. The action causes another walk.
    node.host.enqueueAction(node, .plain(.other("navigationTitle")) {})
  }

  /// Returns the title of the page below a page; `nil` if it has none. The body that is being evaluated is invalidated
  /// if another page takes the place of that page.
  ///
  /// - Parameter index: The index of the page in the path; `nil` for the root page of a presented part.
  @MainActor
  func title(below index: Int?) -> Text? {
    if let index {
      var below = titles[index - 1] ?? PageTitle()
      if let node = currentEvaluation.node {
        node.host.register(node, in: &below.readers)
        titles[index - 1] = below
      }
      return below.title?.wrappedValue.text
    }
    guard let outer else { return nil }
    if let node = currentEvaluation.node { node.host.register(node, in: &outer.topTitleReaders) }
    return outer.title(below: outer.pageCount)
  }

  // MARK: Findings

  /// Reports that no destination is declared for a value, unless one has been declared in the meantime.
  func reportIfMissing(_ value: AnyHashable) {
    guard destination(for: value) == nil else { return }
    let types = Set(allTypes).sorted()
    report(value, Evidence("declared types", types.isEmpty ? "none" : types.joined(separator: ", ")))
  }

  private var allTypes: [String] {
    declared.values.compactMap { $0.first?.destination.valueType.map { typeName(of: $0) } } + (outer?.allTypes ?? [])
  }

  private func report(_ value: AnyHashable, _ evidence: Evidence) {
    guard let stack else { return }
    let type = typeName(of: Swift.type(of: value.base))
    stack.host.reportOnce(
      "destination:\(stack.path):\(type)",
      Diagnostic(
        .missingNavigationDestination, path: stack.path,
        evidence: [Evidence("value", describe(value.base)), Evidence("type", type), evidence]))
  }
}

private struct NavigationLocationKey: EnvironmentKey {
  static var defaultValue: NavigationLocation? { nil }
}

extension EnvironmentValues {
  /// The place of the view in a navigation stack; `nil` outside navigation stacks.
  var navigationLocation: NavigationLocation? {
    get { self[NavigationLocationKey.self] }
    set { self[NavigationLocationKey.self] = newValue }
  }
}

/// The place of a view in a navigation stack.
struct NavigationLocation: Equatable {
  let model: NavigationModel
  /// The index of the page in the path; -1 for the root page.
  let page: Int

  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.page == b.page }
}

/// The action that pops a page.
struct NavigationPopAction: Equatable {
  let model: NavigationModel
  /// The index of the page in the path of the model; `nil` for the root page of a presented part.
  let index: Int?

  /// The title of the page that becomes visible; `nil` if it has none.
  @MainActor var title: Text? { model.title(below: index) }

  @MainActor
  func perform() { model.goBack(from: index) }

  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.index == b.index }
}
