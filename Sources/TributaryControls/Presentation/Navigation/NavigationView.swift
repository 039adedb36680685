@_spi(Engine) public import TributaryEngine

/// A stack of pages, or columns. Deprecated: use ``NavigationStack`` or ``NavigationSplitView``.
///
/// One view is the root page of a stack. Two or three views are the columns of a split view: a wide navigation view
/// shows them beside each other, and a narrow one shows the first. Further views are not shown. The stack style always
/// shows the first view alone.
///
/// > Source: conformance NAV-42.
public struct NavigationView<Content: View> {
  let content: Content
  @Environment(\.showsOneNavigationColumn) private var showsOneColumn

  /// Creates a navigation view with a root page or with columns.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, NamedComposite {
  public var body: some View { pages }

  /// The pages or columns. They are not a condition in a builder, which would contribute a default to preferences.
  @MainActor
  private var pages: AnyView {
    let views = listedViews(content)
    if views.count < 2 { return AnyView(partOfControl: NavigationStack { content.asContent(of: Self.self) }) }
    let columns = views.prefix(3).map(column)
    if showsOneColumn { return AnyView(partOfControl: NavigationStack { columns[0] }) }
    if columns.count == 2 {
      return AnyView(
        partOfControl: NavigationSplitView {
          columns[0]
        } detail: {
          columns[1]
        })
    }
    return AnyView(
      partOfControl: NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      })
  }

  @MainActor
  private func column(_ view: any View) -> AnyView {
    func erased<V: View>(_ view: V) -> AnyView { AnyView(content: view, of: Self.self) }
    return erased(view)
  }
}

/// A view that consists of the views that a builder lists.
private protocol ListedViews {
  @MainActor var listed: [any View] { get }
}

/// Returns the views that a builder lists, or the view itself if it is one view. A condition is one view unless its
/// content is a list.
@MainActor
private func listedViews<V: View>(_ view: V) -> [any View] { (view as? any ListedViews)?.listed ?? [view] }

@MainActor
private func listedViews<V: View>(_ content: V?, of condition: any View) -> [any View] {
  guard let content else { return [condition] }
  let views = listedViews(content)
  return views.count > 1 ? views : [condition]
}

extension ViewPair: ListedViews where Preceding: View, Last: View {
  fileprivate var listed: [any View] { listedViews(preceding) + listedViews(last) }
}

extension TupleView: ListedViews {
  fileprivate var listed: [any View] { views.flatMap { listedViews($0) } }
}

extension Group: ListedViews where Content: View {
  fileprivate var listed: [any View] { listedViews(content) }
}

extension ConditionalContent: ListedViews where TrueContent: View, FalseContent: View {
  fileprivate var listed: [any View] {
    switch storage {
    case .first(let view): listedViews(view, of: self)
    case .second(let view): listedViews(view, of: self)
    }
  }
}

extension Optional: ListedViews where Wrapped: View {
  fileprivate var listed: [any View] { listedViews(self, of: self) }
}

/// A type that defines the appearance of a ``NavigationView``.
public protocol NavigationViewStyle {}

/// The default navigation view style: columns if there are several views, and one page at a time otherwise.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the default style.
  public init() {}
}

/// A navigation view style that shows one page at a time, beginning with the first view.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a stack style.
  public init() {}
}

/// A navigation view style with columns, like the default style.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a column style.
  public init() {}
}

/// A navigation view style with columns, like the default style.
public typealias DoubleColumnNavigationViewStyle = ColumnNavigationViewStyle

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default navigation view style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A navigation view style that shows one page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A navigation view style with columns, like the default style.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.showsOneNavigationColumn, S.self == StackNavigationViewStyle.self)
  }
}

private struct NavigationColumnKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether navigation views show one page at a time instead of columns.
  fileprivate var showsOneNavigationColumn: Bool {
    get { self[NavigationColumnKey.self] }
    set { self[NavigationColumnKey.self] = newValue }
  }
}
