@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The open part of a menu: its views below each other, where buttons are rows that close it and then act.
struct MenuPanel<Content: View> {
  let closing: MenuClosing
  let content: Content
}

extension MenuPanel: View, FrameworkComposite {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) { content }
      .padding(.vertical, 4)
      .fixedSize(horizontal: true, vertical: false)
      .buttonStyle(MenuButtonStyle(closing: closing))
      .pickerStyle(.inline)
      .toggleStyle(MenuToggleStyle())
      .environment(\.menuClosing, closing)
      .environment(\.isInMenu, true)
  }
}

/// A row of a menu.
struct MenuButtonStyle {
  let closing: MenuClosing
}

extension MenuButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role) {
      closing.close()
      configuration.trigger()
    } label: {
      configuration.label
        .lineLimit(1)
        .padding(.horizontal, 12)
        .padding(.vertical, 4)
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
    }
    .buttonStyle(.plain)
  }
}

/// A row of a menu with a check mark while it is on.
private struct MenuToggleStyle: ToggleStyle, CompleteStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(spacing: 8) {
        Image(systemName: "checkmark").opacity(configuration.isOn ? 1 : 0)
        configuration.label
      }
    }
  }
}
