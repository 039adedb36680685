import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryFeedback
@_spi(Engine) import TributaryViews

/// What the pages of a navigation stack share: the path that they stand for, and the destinations that they declare.
///
/// A page that was presented as a whole begins a part of its own, with a path and a model; what is declared further down
/// in the stack counts there too.
///
/// Invariants:
/// 1. `declared` holds every destination in the tree that was declared on a page of this model.
/// 2. After a frame every page of `answers` shows what `destination(for:)` answers.
///
/// Checked by `PageStackNode.checkCaches`.
final class NavigationModel {
  private struct Entry {
    unowned let node: NavigationDestinationNode
  }

  private var declared: ContiguousArray<Entry> = []
  private var presentations = 0
  /// What the pages of the path were made from, by their index.
  private var answers: [Int: (value: AnyHashable, destination: NavigationDestination?)] = [:]

  /// The titles of the pages, by their index.
  private var titles: [Int: Binding<NavigationTitle>] = [:]

  private var path: Binding<[AnyHashable]>?
  /// Whether the part that this model is of is presented; `nil` for the stack itself.
  private var isPresented: Binding<Bool>?
  private var outer: NavigationModel?
  /// The model of the part on top, if there is one.
  private weak var inner: NavigationModel?
  weak var stack: PageStackNode?
  /// What makes the pages above the first one.
  private weak var maker: ViewNode?

  /// Takes over what the view of this part knows.
  func adopt(path: Binding<[AnyHashable]>, isPresented: Binding<Bool>?, outer: NavigationModel?) {
    self.path = path
    self.isPresented = isPresented
    self.outer = outer
    outer?.inner = self
  }

  /// The pages above the first one are about to be made by the node whose body is evaluated now.
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

  /// Has pages made again within the walk that goes on, if they would be others.
  ///
  /// Only what stands above the first page is made again, and of that only pages whose destination is another object:
  /// otherwise a page that declares destinations would have itself made again for ever.
  @MainActor
  func didChange(_ node: NavigationDestinationNode, concernsPages: Bool) {
    if concernsPages || answers.contains(where: { destination(for: $1.value) !== $1.destination }) {
      maker?.dependencyDidChange()
      // After the update pass, in a scope for instance, that has to wait for another walk: there is one after an action.
      node.host.enqueueAction(node, .plain(.other("navigationDestination")) {})
    }
    inner?.didChange(node, concernsPages: false)
  }

  /// The destination of a value: of several the first in view order, of those on this part's pages before those below.
  func destination(for value: AnyHashable) -> NavigationDestination? {
    var first: NavigationDestinationNode?
    for entry in declared where entry.node.destination.isForType(of: value) {
      if let known = first, !entry.node.host.precedes(entry.node, known) { continue }
      first = entry.node
    }
    return first?.destination ?? outer?.destination(for: value)
  }

  /// The destination of a page, which is made again when it would be another.
  func destination(for value: AnyHashable, onPage index: Int) -> NavigationDestination? {
    let destination = destination(for: value)
    answers[index] = (value, destination)
    return destination
  }

  /// Whether invariant 2 holds.
  var answersAreTrue: Bool { answers.values.allSatisfy { destination(for: $0.value) === $0.destination } }

  /// The destination that was presented last, of those on the first `count` pages of the path and the one below.
  func presented(onFirst count: Int) -> NavigationDestinationNode? {
    declared.lazy.map(\.node).filter { $0.presentation != nil && ($0.place?.page ?? 0) < count }
      .max { ($0.presentation ?? 0) < ($1.presentation ?? 0) }
  }

  // MARK: Ways

  /// Puts the page of a value on top.
  func push(_ value: AnyHashable) {
    guard let path else { return }
    let count = path.wrappedValue.count
    path.wrappedValue.append(value)
    if path.wrappedValue.count == count {
      report(value, Evidence("path", "holds values of another type"))
    }
  }

  /// Goes back from a page to the one below.
  ///
  /// - Parameter index: Of the page in the path; `nil` for the first page of a part that was presented as a whole.
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

  /// Takes the title of a page, which that page may change.
  ///
  /// - Parameter index: Of the page in the path; -1 for the one below.
  func keep(_ title: Binding<NavigationTitle>, ofPage index: Int) { titles[index] = title }

  /// The title of the page below one; `nil` if that has none.
  ///
  /// - Parameter index: Of the page in the path; `nil` for the first page of a part that was presented as a whole.
  func title(below index: Int?) -> Text? {
    if let index { return titles[index - 1]?.wrappedValue.text }
    return outer.flatMap { $0.title(below: $0.path?.wrappedValue.count ?? 0) }
  }

  // MARK: Findings

  /// Says that no destination is declared for a value, unless one has come in the meantime.
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
  /// Where in a navigation stack the view stands; `nil` outside of any.
  var navigationPlace: NavigationPlace? {
    get { self[NavigationPlaceKey.self] }
    set { self[NavigationPlaceKey.self] = newValue }
  }
}

/// Where in a navigation stack a view stands.
struct NavigationPlace: Equatable {
  let model: NavigationModel
  /// The index of the page in the path; -1 for the one below.
  let page: Int

  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.page == b.page }
}

/// The way back from a page that was pushed.
struct NavigationReturn: Equatable {
  let model: NavigationModel
  /// Of the page in the path of the model; `nil` for the first page of a part that was presented as a whole.
  let index: Int?

  /// The title of the page that this leads to; `nil` if that has none.
  var title: Text? { model.title(below: index) }

  @MainActor
  func perform() { model.goBack(from: index) }

  static func == (a: Self, b: Self) -> Bool { a.model === b.model && a.index == b.index }
}
