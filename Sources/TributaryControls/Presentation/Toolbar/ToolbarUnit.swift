@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) import TributaryViews

/// The identity of a view of a toolbar item that can move into the overflow menu.
struct ToolbarUnitID: Hashable {
  let entry: ToolbarEntry.ID
  /// The place of the view in the entry; `nil` for the only view.
  let part: Subview.ID?
}

/// What a view in the line of a bar does if the views do not fit.
struct ToolbarUnit {
  enum Role {
    /// The view moves into the overflow menu.
    case item(ToolbarUnitID, ToolbarItemVisibilityPriority)
    /// The view is removed.
    case spacer
    /// The view is the title, which is hidden if there is no space for it.
    case title
    /// The view is the button of the menu. A menu that has content in any case is permanent.
    case menu(isPermanent: Bool)
  }

  let role: Role
}

/// The layout value of a view that can be absent from the line of a bar.
struct ToolbarUnitKey: LayoutValueKey {
  static var defaultValue: ToolbarUnit? { nil }
}

/// The views of a toolbar item in a bar, each of which can be hidden separately.
struct ToolbarUnits: View, BuiltInComposite {
  let entry: ToolbarEntry
  let colorScheme: ColorScheme?
  let overflow: ToolbarOverflowState

  var body: some View {
    switch entry.kind {
    case .spacer:
      ToolbarPart { entry.view.modifier(ToolbarItemAppearance(entry: entry, colorScheme: colorScheme)) }
        .layoutValue(key: ToolbarUnitKey.self, value: ToolbarUnit(role: .spacer))
    case .single:
      let id = ToolbarUnitID(entry: entry.id, part: nil)
      unit(id) { item(entry.view, id) }
    case .several:
      ForEach(subviews: entry.view) { view in
        let id = ToolbarUnitID(entry: entry.id, part: view.id)
        // The stack makes several views of one body a unit, with the spacing of the line.
        unit(id) { HStack(spacing: ToolbarLineLayout.gap) { item(view, id) } }
      }
    }
  }

  private func item(_ view: some View, _ id: ToolbarUnitID) -> some View {
    view
      .modifier(ToolbarStateModifier(id: id, overflow: overflow.connection, isCopy: false))
      .environment(\.hiddenItemAnchor, HiddenItemAnchor(id: id, hidden: overflow.hidden, button: overflow.button))
      .modifier(ToolbarItemAppearance(entry: entry, colorScheme: colorScheme))
  }

  private func unit(_ id: ToolbarUnitID, @ViewBuilder _ content: () -> some View) -> some View {
    ToolbarPart(content: content)
      .layoutValue(key: ToolbarUnitKey.self, value: ToolbarUnit(role: .item(id, entry.priority)))
  }
}

/// Copies of the hidden views of a toolbar item, which share the state of the originals.
struct ToolbarUnitCopies: View, BuiltInComposite {
  let entry: ToolbarEntry
  let shown: Set<ToolbarUnitID>
  let overflow: ToolbarOverflow

  var body: some View {
    if entry.kind == .single {
      copy(entry.view, ToolbarUnitID(entry: entry.id, part: nil))
    } else {
      ForEach(subviews: entry.view) { view in
        let id = ToolbarUnitID(entry: entry.id, part: view.id)
        if shown.contains(id) { copy(view, id) }
      }
    }
  }

  private func copy(_ view: some View, _ id: ToolbarUnitID) -> some View {
    view.modifier(ToolbarStateModifier(id: id, overflow: overflow, isCopy: true))
      .environment(\.isCopyOfToolbarItem, true)
  }
}
