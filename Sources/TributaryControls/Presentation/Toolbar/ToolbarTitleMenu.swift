@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A menu that opens from the title of a page.
///
/// > Source: conformance TOOLBAR-23.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// Creates a title menu.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    items.append(.titleMenu, AnyView(content.asContent(of: nil)), .several)
  }
}

extension ToolbarTitleMenu: CustomizableToolbarContent {}

extension ToolbarItemPlacement {
  fileprivate static let titleMenu = ToolbarItemPlacement(slot: .titleMenu)
}

extension View {
  /// Adds a menu to the title of the page that contains this view.
  ///
  /// > Source: conformance TOOLBAR-23.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarTitleMenu(content: content)))
  }
}

/// The title of a page, which opens a menu if one is declared.
struct BarTitle<Title: View> {
  let entries: [ToolbarEntry]
  let title: Title

  init(_ entries: [ToolbarEntry], @ViewBuilder title: () -> Title) {
    self.entries = entries
    self.title = title()
  }
}

extension BarTitle: View, BuiltInComposite {
  @ViewBuilder var body: some View {
    if let first = entries.first {
      Menu {
        ForEach(entries) { $0.view }
      } label: {
        title
      }
      .buttonStyle(.plain)
      .menuIndicator(first.environment.menuIndicatorVisibility == .hidden ? .hidden : .visible)
      .environment(\.self, first.environment)
    } else {
      title
    }
  }
}
