@_spi(Engine) public import TributaryEngine

/// A view that displays a root page, and pages above it that links, a path, or bindings present.
///
/// Only the top page takes part in layout and input; lower pages keep their state. Preferences of the root page are
/// passed to outer views while it is visible; preferences of other pages are not passed beyond the stack, like those of
/// sheets. A page has a bar with the title that a view on it sets, and with a back button. Pages are pushed and popped
/// with an animation even in transactions without one, unless the transaction disables animations.
///
/// > Source: conformance NAV-07 to NAV-17.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  /// The binding to the path; `nil` if the stack stores its path.
  let path: Binding<[AnyHashable]>?
  @State private var ownPath: [AnyHashable] = []

  private nonisolated init(path: Binding<[AnyHashable]>?, root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack: View, NamedComposite {
  public var body: some View {
    // Links in the stack show their pages in it, also in a column of a split view.
    NavigationPages(root: root.asContent(of: Self.self), path: path ?? $ownPath).environment(\.splitActions, nil)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that stores its path.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Creates a stack with a binding to a path of values of any type.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: path.projected(by: PathProjection()), root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
{
  /// Creates a stack with a binding to a path of values of one type.
  ///
  /// A link with a value of another type has no effect, and the host reports a diagnostic.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: path.projected(by: PathValuesProjection()), root: root())
  }
}

/// The conversion of a path to its values.
private struct PathProjection: BindingProjection {
  func value(of base: NavigationPath) -> [AnyHashable] { base.values }
  func base(_ base: NavigationPath, with values: [AnyHashable]) -> NavigationPath? { NavigationPath(values: values) }
}

/// The conversion of values of one type to the values of a path.
private struct PathValuesProjection<Data: RangeReplaceableCollection>: BindingProjection where Data.Element: Hashable {
  func value(of base: Data) -> [AnyHashable] { base.map { AnyHashable($0) } }

  func base(_ base: Data, with values: [AnyHashable]) -> Data? {
    Data(values.compactMap { $0.base as? Data.Element })
  }
}

/// The path of a navigation stack: the values of the pages above the root page, of any type.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() { values = [] }

  /// Creates a path from values, beginning with the lowest page.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of pages above the root page.
  public var count: Int { values.count }

  /// Whether the root page is visible.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the page of a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes pages from the end, or all pages if there are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}
