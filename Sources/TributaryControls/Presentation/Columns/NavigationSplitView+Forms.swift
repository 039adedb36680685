@_spi(Engine) public import TributaryEngine

extension NavigationSplitView {
  /// Creates a split view with three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The views of the leading column.
  ///   - content: The views of the middle column.
  ///   - detail: The views of the trailing column.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, column: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns, and a binding to their visibility.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns.
  ///   - sidebar: The views of the leading column.
  ///   - content: The views of the middle column.
  ///   - detail: The views of the trailing column.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, column: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns, and a binding to the column that is shown in a compact width.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column that is in front in a compact width.
  ///   - sidebar: The views of the leading column.
  ///   - content: The views of the middle column.
  ///   - detail: The views of the trailing column.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, column: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns, and bindings to their visibility and to the column in a compact width.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns.
  ///   - preferredCompactColumn: A binding to the column that is in front in a compact width.
  ///   - sidebar: The views of the leading column.
  ///   - content: The views of the middle column.
  ///   - detail: The views of the trailing column.
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
  ///
  /// - Parameters:
  ///   - sidebar: The views of the leading column.
  ///   - detail: The views of the trailing column.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, column: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view with two columns, and a binding to their visibility.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns.
  ///   - sidebar: The views of the leading column.
  ///   - detail: The views of the trailing column.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, column: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view with two columns, and a binding to the column that is shown in a compact width.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column that is in front in a compact width.
  ///   - sidebar: The views of the leading column.
  ///   - detail: The views of the trailing column.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, column: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a split view with two columns, and bindings to their visibility and to the column in a compact width.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns.
  ///   - preferredCompactColumn: A binding to the column that is in front in a compact width.
  ///   - sidebar: The views of the leading column.
  ///   - detail: The views of the trailing column.
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
