@_spi(Engine) public import TributaryEngine

/// Shows a page and, on top of it, the pages that links, a path or states lead to.
///
/// Only the page on top takes part in layout and input; those below keep their state. Preferences of the first page, while it
/// is shown, reach the views around the stack; those of other pages end at the stack, as those of a sheet do. A page has a bar with
/// the title that a view on it has set, and with a button that leads back. Pages come and go with an animation, also where
/// the change asks for none, unless it disables animations.
///
/// > Source: conformance NAV-07 to NAV-17.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  /// `nil` for a path of the stack's own.
  let path: Binding<[AnyHashable]>?
  @State private var ownPath: [AnyHashable] = []

  private nonisolated init(path: Binding<[AnyHashable]>?, root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack: View, NamedComposite {
  public var body: some View {
    // Its links lead to its own pages, also in a column of a split view.
    NavigationPages(root: root, path: path ?? $ownPath).environment(\.splitActions, nil)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// A stack that keeps its path itself.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// A stack whose path of values of any types belongs to someone else.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: path.mapped({ $0.values }, { NavigationPath(values: $0) }), root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
{
  /// A stack whose path of values of one type belongs to someone else. A link with a value of another type leads nowhere,
  /// and a diagnostic says so.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: path.mapped({ $0.map { AnyHashable($0) } }, { Data($0.compactMap { $0.base as? Data.Element }) }),
      root: root())
  }
}

/// The values of the pages above the first one of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// No page above the first one.
  public init() { values = [] }

  /// The pages of some values, the lowest first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of pages above the first one.
  public var count: Int { values.count }

  /// Whether the first page is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts the page of a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes pages from the top; as many as there are, if that are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// An older name of ``NavigationStack``: one page at a time, however much room there is.
///
/// Several views are one page, below each other.
public struct NavigationView<Content: View> {
  let content: Content

  /// A stack of pages that begins with some content.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, NamedComposite {
  public var body: some View { NavigationStack { content } }
}

/// How a ``NavigationView`` shows its pages.
public protocol NavigationViewStyle {}

/// The style of navigation views where none is set: one page at a time.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The style where none is set.
  public init() {}
}

/// One page at a time, which is what every style is here.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// One page at a time.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style where none is set.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets how the navigation views in this view show their pages: one at a time, whatever the style.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
