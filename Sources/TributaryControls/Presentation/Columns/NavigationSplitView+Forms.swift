@_spi(Engine) public import TributaryEngine

extension NavigationSplitView {
  /// Three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, column: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, and which of them are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, column: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, and which of them is shown where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, column: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns, which of them are shown, and which where there is little room.
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
  /// Two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, column: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns, and which of them are shown.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, column: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns, and which of them is shown where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, column: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Two columns, which of them are shown, and which where there is little room.
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
