import TributaryDiagnostics
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A view with two or three columns, in which a selection in one column controls the next one.
///
///     wide    │ sidebar │ content │ detail         narrow    │ sidebar │ ──▶ │ ‹ content │ ──▶ │ ‹ detail │
///
/// A compact width shows one column at a time. Each column is a navigation stack. A link with a destination view shows
/// that view in the next column. A link with a value selects its row if it is in a list with a selection; otherwise the
/// value is pushed onto the stack of the next column. Hidden columns keep their state. In a compact width, the
/// selection of a list shows the next column, regardless of whether code or a press changes it, and an empty selection
/// returns. The back button displays the title of the previous column, and deselects the rows of its lists. A column
/// that `preferredCompactColumn` names is shown first, regardless of the selection.
///
/// > Source: conformance SPLIT-01 to SPLIT-15.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let preferredColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @State private var sidebarWidth: SplitColumnWidth?
  @State private var contentWidth: SplitColumnWidth?
  @State private var contentPage = SplitPage()
  @State private var detailPage = SplitPage()
  @State private var sidebarTitle = NavigationTitle(nil)
  @State private var contentTitle = NavigationTitle(nil)
  @OwnedObject private var sidebarActions = SplitActions()
  @OwnedObject private var contentActions = SplitActions()
  @Environment(\.horizontalSizeClass) private var sizeClass

  nonisolated init(
    visibility: Binding<NavigationSplitViewVisibility>?, column: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar, content: Content, detail: Detail
  ) {
    self.visibility = visibility
    preferredColumn = column
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

/// The page that a link shows in a column.
struct SplitPage {
  /// The destination that replaces the root view of the column.
  var destination: NavigationDestination?
  /// The value of the page; `nil` for a page without a value.
  var value: AnyHashable?
  /// The number of pages shown so far, which identifies the view of the page.
  var number = 0
  var path: [AnyHashable] = []
}

extension NavigationSplitView: View, NamedComposite {
  public var body: some View {
    let _ = prepareActions()
    GeometryReader { proxy in
      let isNarrow = sizeClass == .compact || proxy.size.width < leastWidth
      HStack(spacing: 0) {
        part(
          .sidebar, in: proxy.size, width: width(sidebarWidth), isNarrow, actions: sidebarActions,
          page: .constant(SplitPage()),
          title: $sidebarTitle
        ) {
          sidebar.asContent(of: Self.self).onPreferenceChange(SplitColumnWidthKey.self) { sidebarWidth = $0 }
        }
        if hasContent {
          part(
            .content, in: proxy.size, width: width(contentWidth), isNarrow, actions: contentActions,
            page: $contentPage,
            title: $contentTitle
          ) {
            content.asContent(of: Self.self).onPreferenceChange(SplitColumnWidthKey.self) { contentWidth = $0 }
          }
        }
        part(.detail, in: proxy.size, width: nil, isNarrow, actions: nil, page: $detailPage, title: nil) {
          detail.asContent(of: Self.self)
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
    }
    .onAppear { sidebarActions.hasAppeared = true }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  /// The width below which one column is shown at a time, in points.
  private var leastWidth: CGFloat { hasContent ? 560 : 400 }

  private func width(_ requested: SplitColumnWidth?) -> CGFloat { (requested?.ideal ?? 180).asExtent }

  private var column: Binding<NavigationSplitViewColumn> { preferredColumn ?? $ownColumn }

  private func shows(_ part: NavigationSplitViewColumn, _ isNarrow: Bool) -> Bool {
    if isNarrow {
      let requested = column.wrappedValue
      return (requested == .content && !hasContent ? .detail : requested) == part
    }
    switch visibility?.wrappedValue.choice ?? .automatic {
    case .automatic, .all: return true
    case .doubleColumn: return part != .sidebar || !hasContent
    case .detailOnly: return part == .detail
    }
  }

  /// Returns whether the back button of the visible column displays the title of a column.
  private func namesBackButton(_ part: NavigationSplitViewColumn, _ isNarrow: Bool) -> Bool {
    guard isNarrow else { return false }
    switch part {
    case .sidebar: return hasContent ? shows(.content, isNarrow) : shows(.detail, isNarrow)
    case .content: return shows(.detail, isNarrow)
    default: return false
    }
  }

  /// Returns a column, with a divider before it unless it is the first visible column.
  @ViewBuilder @MainActor
  private func part<Root: View>(
    _ part: NavigationSplitViewColumn, in whole: CGSize, width: CGFloat?, _ isNarrow: Bool,
    actions: SplitActions?,
    page: Binding<SplitPage>, title: Binding<NavigationTitle>?, @ViewBuilder root: () -> Root
  ) -> some View {
    let isShown = shows(part, isNarrow)
    let isFirst = !shows(.sidebar, isNarrow) && (part == .content || !shows(.content, isNarrow) || !hasContent)
    if part != .sidebar, isShown, !isNarrow, !isFirst { Divider() }
    KeptColumn(isShown: isShown, sizeForTitle: namesBackButton(part, isNarrow) ? whole : nil) {
      SplitColumnPages(page: page, back: isNarrow ? back(from: part) : nil, title: title, root: root())
        .environment(\.splitActions, actions)
        .environment(\.rowChoice, actions?.rowChoice)
    }
    .frame(width: isShown && !isNarrow ? width : isShown ? nil : 0)
  }

  private func back(from part: NavigationSplitViewColumn) -> ColumnReturnAction? {
    let column = column
    func action(_ title: Binding<NavigationTitle>, _ actions: SplitActions, _ previous: NavigationSplitViewColumn)
      -> ColumnReturnAction
    {
      ColumnReturnAction(title: title) {
        column.wrappedValue = previous
        actions.rowChoice.clear()
      }
    }
    switch part.place {
    case .sidebar: return nil
    case .detail where hasContent: return action($contentTitle, contentActions, .content)
    case .content, .detail: return action($sidebarTitle, sidebarActions, .sidebar)
    }
  }

  @MainActor
  private func prepareActions() {
    let next: NavigationSplitViewColumn = hasContent ? .content : .detail
    prepare(sidebarActions, hasContent ? $contentPage : $detailPage, next)
    prepare(contentActions, $detailPage, .detail)
    follow(sidebarActions, in: .sidebar, hasContent ? $contentPage : $detailPage, next, outer: nil)
    follow(contentActions, in: .content, $detailPage, .detail, outer: sidebarActions)
  }

  @MainActor
  private func prepare(
    _ actions: SplitActions, _ page: Binding<SplitPage>, _ next: NavigationSplitViewColumn
  ) {
    let column = column
    actions.show = { destination in
      page.wrappedValue = SplitPage(destination: destination, number: page.wrappedValue.number + 1)
      column.wrappedValue = next
    }
    actions.push = { value, model in
      if let destination = model?.destination(for: value) {
        page.wrappedValue = SplitPage(destination: destination, value: value, number: page.wrappedValue.number + 1)
      } else {
        page.wrappedValue.path = [value]
      }
      column.wrappedValue = next
    }
    actions.rowChoice.perform = {
      page.wrappedValue = SplitPage(number: page.wrappedValue.number)
      column.wrappedValue = next
    }
  }

  /// Makes the column that is shown in a compact width follow the selection of a column: a selected value shows the
  /// next column, and no value shows the column itself.
  ///
  /// - Parameters:
  ///   - part: The column with the selection.
  ///   - page: The page of the next column, which a changed selection replaces with the root view.
  ///   - next: The next column.
  ///   - outer: The actions of the column before, whose selection determines whether the column itself is shown.
  @MainActor
  private func follow(
    _ actions: SplitActions, in part: NavigationSplitViewColumn, _ page: Binding<SplitPage>,
    _ next: NavigationSplitViewColumn, outer: SplitActions?
  ) {
    let column = column
    let hasPreference = preferredColumn != nil
    let first = sidebarActions
    let outer = outer?.rowChoice
    actions.rowChoice.selectionDidChange = { choice, occasion in
      // The preferred column is the one that is shown first, regardless of the selection.
      if hasPreference, !first.hasAppeared { return }
      if occasion == .appearance, !choice.canBeEmpty { return }
      if page.wrappedValue.destination != nil || !page.wrappedValue.path.isEmpty {
        page.wrappedValue = SplitPage(number: page.wrappedValue.number)
      }
      let shown = column.wrappedValue
      if choice.isEmpty {
        if shown.place > part.place { column.wrappedValue = part }
      } else if shown.place < next.place, part.place <= shown.place || outer?.isEmpty == false {
        column.wrappedValue = next
      }
    }
  }
}

/// The action that returns from a column to the previous one in a compact width.
private struct ColumnReturnAction {
  /// The title of the page that the previous column showed last.
  let title: Binding<NavigationTitle>
  let perform: () -> Void
}

/// The navigation stack of a column, whose root is the root view of the column or the page that a link shows.
private struct SplitColumnPages<Root: View> {
  let page: Binding<SplitPage>
  /// The action that shows the previous column; `nil` if that column is visible or does not exist.
  let back: ColumnReturnAction?
  /// The title of the page of the column, for the back button of the next column.
  let title: Binding<NavigationTitle>?
  let root: Root
}

extension SplitColumnPages: View, BuiltInComposite {
  var body: some View {
    NavigationPages(root: first, path: page.path)
      // The next column displays the title in its back button, even if this column was never visible.
      .modifier(
        PreferenceActionModifier<NavigationTitleKey>(
          action: { title?.wrappedValue = $0 }, location: Diagnostic.Location(fileID: #fileID, line: #line),
          readsConcealed: true))
  }

  @ViewBuilder @MainActor
  private var first: some View {
    Group {
      if let destination = page.wrappedValue.destination {
        AnyView(destination.page(for: page.wrappedValue.value)).id(page.wrappedValue.number)
      } else {
        root
      }
    }
    .toolbar {
      if let back {
        ToolbarItem(placement: .navigation) {
          Button {
            back.perform()
          } label: {
            BackLabel(column: back.title)
          }
        }
      }
    }
    .onExitCommand(perform: back?.perform)
  }
}

/// A type that defines how the columns of a split view share the width. All styles behave as on macOS.
///
/// The last column has the width that the other columns leave.
public protocol NavigationSplitViewStyle {}

/// The default split view style. All styles are equivalent.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the default style.
  public init() {}
}

/// A split view style that reduces the last column when other columns are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a balanced style.
  public init() {}
}

/// A split view style that keeps the size of the last column on other platforms; here it behaves as the default style.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a prominent detail style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default split view style. All styles are equivalent.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A split view style that reduces the last column when other columns are shown.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A split view style that keeps the size of the last column on other platforms.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of split views. The modifier has no effect: as on macOS, all styles look the same.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
}
