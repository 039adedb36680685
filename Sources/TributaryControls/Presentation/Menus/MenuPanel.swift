import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The content of an open menu: a column of views, in which buttons are rows that close the menu and then act.
struct MenuPanel<Content: View> {
  let closing: MenuClosing
  let content: Content
  @Environment(\.gapUnits) private var cell

  init(closing: MenuClosing, content: Content) {
    self.closing = closing
    self.content = content
  }
}

extension MenuPanel: View, BuiltInComposite {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .padding(.vertical, EdgeInsets.control(horizontal: 0, vertical: 4, cell).top)
      .fixedSize(horizontal: true, vertical: false)
      .modifier(MenuRowsModifier(closing: closing))
  }
}

/// A modifier that makes the views of a menu rows, which close the menu.
struct MenuRowsModifier {
  let closing: MenuClosing?
}

extension MenuRowsModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .buttonStyle(MenuButtonStyle(closing: closing))
      .pickerStyle(.inline)
      .toggleStyle(MenuToggleStyle())
      .environment(\.menuClosing, closing)
      .environment(\.isInMenu, true)
  }
}

/// A button style for a row of a menu.
struct MenuButtonStyle {
  let closing: MenuClosing?
  @Environment(\.menuActionDismissBehavior) private var dismissal
  @Environment(\.gapUnits) private var cell

  nonisolated init(closing: MenuClosing?) { self.closing = closing }
}

extension MenuButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  func makeBody(configuration: Configuration) -> some View {
    let insets = EdgeInsets.control(horizontal: 12, vertical: 4, cell)
    return Button(role: configuration.role) {
      if dismissal != .disabled { closing?.close() }
      configuration.trigger()
    } label: {
      configuration.label
        .lineLimit(1)
        .padding(.horizontal, insets.leading)
        .padding(.vertical, insets.top)
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
    }
    .buttonStyle(.plain)
  }
}

/// A toggle style for a row of a menu, with a check mark while it is on.
private struct MenuToggleStyle: ToggleStyle, CompleteStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 8) {
        Image(decorativeSymbol: "checkmark").opacity(configuration.isOn ? 1 : 0)
        configuration.label
      }
    }
  }
}

/// The button that opens a menu, which is a row if it is in another menu.
struct MenuButton {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.menuClosing) private var outer
  @Environment(\.menuIndicatorVisibility) private var indicatorVisibility
  @Environment(\.gapUnits) private var cell

  init(configuration: MenuStyleConfiguration) { self.configuration = configuration }
}

extension MenuButton: View, BuiltInComposite {
  var body: some View {
    let closing = MenuClosing($isOpen, in: outer)
    button
      .modifier(
        PopoverModifier(
          isPresented: $isOpen, attachment: .rect(.bounds), edge: outer == nil ? .bottom : .trailing, alignment: 0,
          isInBuiltInBody: true, id: { isOpen ? true : nil },
          content: { _ in MenuPanel(closing: closing, content: configuration.content) }))
  }

  @ViewBuilder @MainActor private var button: some View {
    if let primaryAction = configuration.primaryAction {
      // A long press inside a tap has its own duration.
      row.onLongPressGesture { isOpen = true }.onControlTap(perform: primaryAction)
    } else if outer != nil {
      // A row opens a submenu without closing its own menu.
      row.onControlTap { isOpen = true }
    } else {
      Button {
        isOpen = true
      } label: {
        withIndicator
      }
    }
  }

  @MainActor private var row: some View {
    let insets = EdgeInsets.control(horizontal: outer == nil ? 0 : 12, vertical: outer == nil ? 0 : 4, cell)
    return
      withIndicator
      .padding(.horizontal, insets.leading)
      .padding(.vertical, insets.top)
      .frame(maxWidth: outer == nil ? nil : .infinity, alignment: .leading)
      .contentShape(Rectangle())
  }

  @MainActor private var withIndicator: some View {
    HStack(spacing: 4) {
      configuration.label.lineLimit(1)
      if indicatorVisibility == .visible || indicatorVisibility == .automatic && outer != nil {
        if outer != nil { Spacer(minLength: 8) }
        Image(systemName: outer == nil ? "chevron.down" : "chevron.forward").accessibilityHidden(true)
      }
    }
  }
}
