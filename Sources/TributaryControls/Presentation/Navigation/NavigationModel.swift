import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryFeedback
@_spi(Engine) import TributaryViews

/// The shared state of the pages of a navigation stack: the path that they represent, and the destinations that they
/// declare.
///
/// A page that a binding presents begins a presented part with a separate path and model. Destinations that are
/// declared on lower pages of the stack also apply in that part.
///
/// Invariants:
/// 1. `declared` holds every destination in the tree that was declared on a page of this model.
/// 2. After a frame, every page of `answers` shows the result of `destination(for:)`.
///
/// Checked by `PageStackNode.checkCaches`.
final class NavigationModel {
  private struct Entry {
    unowned let node: NavigationDestinationNode
  }

  private var declared: ContiguousArray<Entry> = []
  private var presentations = 0
  /// The values and destinations from which the pages of the path were created, by page index.
  private var answers: [Int: (value: AnyHashable, destination: NavigationDestination?)] = [:]

  /// The titles of the pages, by page index.
  private var titles: [Int: Binding<NavigationTitle>] = [:]

  private var path: Binding<[AnyHashable]>?
  /// A binding to whether the part of this model is presented; `nil` for the whole stack.
  private var isPresented: Binding<Bool>?
  private var outer: NavigationModel?
  /// The model of the presented part on top, if there is one.
  private weak var inner: NavigationModel?
  weak var stack: PageStackNode?
  /// The node that creates the pages above the root page.
  private weak var maker: ViewNode?

  /// Stores the bindings and the outer model of the view of this part.
  func adopt(path: Binding<[AnyHashable]>, isPresented: Binding<Bool>?, outer: NavigationModel?) {
    self.path = path
    self.isPresented = isPresented
    self.outer = outer
    outer?.inner = self
  }

  /// Prepares the creation of the pages above the root page by the node whose body is being evaluated.
  func beginPages(count: Int) {
    maker = currentEvaluation.node
    answers = answers.filter { $0.key < count }
    titles = titles.filter { $0.key < count }
  }

  // MARK: Destinations

  func nextPresentation() -> Int {
    presentations += 1
    return presentations
  }

  @MainActor
  func add(_ node: NavigationDestinationNode) {
    declared.append(Entry(node: node))
    didChange(node, concernsPages: node.presentation != nil)
  }

  @MainActor
  func remove(_ node: NavigationDestinationNode) {
    declared.removeAll { $0.node === node }
    didChange(node, concernsPages: node.presentation != nil)
  }

  /// Invalidates pages during the current walk if their destinations change.
  ///
  /// Only pages above the root page are invalidated, and only those whose destination is a different object: otherwise,
  /// a page that declares destinations would invalidate itself endlessly.
  @MainActor
  func didChange(_ node: NavigationDestinationNode, concernsPages: Bool) {
    if concernsPages || answers.contains(where: { destination(for: $1.value) !== $1.destination }) {
      maker?.dependencyDidChange()
      // A change after the update pass, for example in a scope, requires another walk. The action causes it.
      node.host.enqueueAction(node, .plain(.other("navigationDestination")) {})
    }
    inner?.didChange(node, concernsPages: false)
  }

  /// Returns the destination of a value: the first in view order, with those on pages of this part before those of
  /// outer parts.
  func destination(for value: AnyHashable) -> NavigationDestination? {
    var first: NavigationDestinationNode?
    for entry in declared where entry.node.destination.isForType(of: value) {
      if let known = first, !entry.node.precedes(known) { continue }
      first = entry.node
    }
    return first?.destination ?? outer?.destination(for: value)
  }

  /// Returns the destination of a page, and records it so that the page is invalidated if the destination changes.
  func destination(for value: AnyHashable, onPage index: Int) -> NavigationDestination? {
    let destination = destination(for: value)
    answers[index] = (value, destination)
    return destination
  }

  /// Whether invariant 2 holds.
  var answersAreTrue: Bool { answers.values.allSatisfy { destination(for: $0.value) === $0.destination } }

  /// Returns the destination that was presented last, among those on the root page and the first `count` pages of the
  /// path.
  func presented(onFirst count: Int) -> NavigationDestinationNode? {
    declared.lazy.map(\.node).filter { $0.presentation != nil && ($0.place?.page ?? 0) < count }
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
    for entry in declared where (entry.node.place?.page ?? 0) >= index && entry.node.presentation != nil {
      entry.node.isPresented?.wrappedValue = false
    }
    path.wrappedValue.removeSubrange(index...)
  }

  // MARK: Titles

  /// Stores a binding to the title of a page.
  ///
  /// - Parameter index: The index of the page in the path; -1 for the root page.
  func keep(_ title: Binding<NavigationTitle>, ofPage index: Int) { titles[index] = title }

  /// Returns the title of the page below a page; `nil` if it has none.
  ///
  /// - Parameter index: The index of the page in the path; `nil` for the root page of a presented part.
  func title(below index: Int?) -> Text? {
    if let index { return titles[index - 1]?.wrappedValue.text }
    return outer.flatMap { $0.title(below: $0.path?.wrappedValue.count ?? 0) }
  }

  // MARK: Findings

  /// Reports that no destination is declared for a value, unless one has been declared in the meantime.
  func reportIfMissing(_ value: AnyHashable) {
    guard destination(for: value) == nil else { return }
    let types = Set(allTypes).sorted()
    report(value, Evidence("declared types", types.isEmpty ? "none" : types.joined(separator: ", ")))
  }

  private var allTypes: [String] {
    declared.compactMap { entry in entry.node.destination.valueType.map { typeName(of: $0) } } + (outer?.allTypes ?? [])
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

private struct NavigationPlaceKey: EnvironmentKey {
  static var defaultValue: NavigationPlace? { nil }
}

extension EnvironmentValues {
  /// The place of the view in a navigation stack; `nil` outside navigation stacks.
  var navigationPlace: NavigationPlace? {
    get { self[NavigationPlaceKey.self] }
    set { self[NavigationPlaceKey.self] = newValue }
  }
}

/// The place of a view in a navigation stack.
struct NavigationPlace: Equatable {
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
  var title: Text? { model.title(below: index) }

  @MainActor
  func perform() { model.goBack(from: index) }

  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.index == b.index }
}
