@_spi(Engine) public import TributaryEngine

extension NavigationSplitView {
  /// Creates a split view with three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, column: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns, and a binding to their visibility.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, column: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns, and a binding to the column that is shown in a compact width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, column: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns, and bindings to their visibility and to the column in a compact width.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, column: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, column: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view with two columns, and a binding to their visibility.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, column: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view with two columns, and a binding to the column that is shown in a compact width.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, column: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view with two columns, and bindings to their visibility and to the column in a compact width.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, column: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }
}
