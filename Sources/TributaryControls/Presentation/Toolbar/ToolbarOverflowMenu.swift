import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// Actions that are always in the overflow menu of the top bar, after the items that do not fit into the bar.
///
/// > Source: conformance TOOLBAR-31.
public struct ToolbarOverflowMenu<Content: View> {
  let content: Content

  /// Creates content of the overflow menu.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarOverflowMenu: PrimitiveToolbarContent {
  public typealias Body = Never

  public func _appendItems(to items: inout ToolbarItems) {
    items.append(.overflowMenu, AnyView(content.asContent(of: nil)), .several)
  }
}

extension ToolbarOverflowMenu: CustomizableToolbarContent {}

extension ToolbarItemPlacement {
  fileprivate static let overflowMenu = ToolbarItemPlacement(slot: .overflowMenu)
}

extension View {
  /// Adds actions to the overflow menu of the top bar of the page that contains this view.
  ///
  /// > Source: conformance TOOLBAR-31.
  public nonisolated func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarOverflowMenu(content: content)))
  }
}

/// The button that opens the overflow menu of a bar. Without content of the menu, there is no button.
struct ToolbarOverflowButton {
  /// The items that can move into the menu, in view order.
  let entries: [ToolbarEntry]
  /// The content that is always in the menu.
  let declared: [ToolbarEntry]
  let colorScheme: ColorScheme?
  let overflow: ToolbarOverflowState
}

extension ToolbarOverflowButton: View, BuiltInComposite {
  @ViewBuilder var body: some View {
    if !overflow.hidden.wrappedValue.isEmpty || !declared.isEmpty {
      ToolbarPart {
        Menu {
          ToolbarOverflowContent(
            entries: entries, declared: declared, overflow: overflow.connection, hidden: overflow.hidden)
        } label: {
          Label("More", systemImage: "ellipsis").labelStyle(.iconOnly)
        }
        .menuStyle(DefaultMenuStyle())
        .menuIndicator(.hidden)
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          overflow.button.wrappedValue = $0
        }
      }
      .transformEnvironment(\.colorScheme) { scheme in
        if let colorScheme { scheme = colorScheme }
      }
      .layoutValue(key: ToolbarUnitKey.self, value: ToolbarUnit(role: .menu(isPermanent: !declared.isEmpty)))
    }
  }
}

/// The content of an overflow menu: the items that the bar hides, and then the declared actions.
private struct ToolbarOverflowContent {
  let entries: [ToolbarEntry]
  let declared: [ToolbarEntry]
  let overflow: ToolbarOverflow
  let hidden: Binding<[ToolbarUnitID]>
  @Environment(\.menuClosing) private var closing

  init(
    entries: [ToolbarEntry], declared: [ToolbarEntry], overflow: ToolbarOverflow, hidden: Binding<[ToolbarUnitID]>
  ) {
    self.entries = entries
    self.declared = declared
    self.overflow = overflow
    self.hidden = hidden
  }
}

extension ToolbarOverflowContent: View, BuiltInComposite {
  @ViewBuilder var body: some View {
    let hidden = Set(hidden.wrappedValue)
    let owners = Set(hidden.map(\.entry))
    ForEach(entries.filter { owners.contains($0.id) }) { entry in
      ToolbarUnitCopies(entry: entry, shown: hidden, overflow: overflow)
        .modifier(MenuRowsModifier(closing: closing))
        .environment(\.self, entry.environment)
    }
    if !hidden.isEmpty, !declared.isEmpty { Divider() }
    ForEach(declared) { entry in
      entry.view.modifier(MenuRowsModifier(closing: closing)).environment(\.self, entry.environment)
    }
  }
}
