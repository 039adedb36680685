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
