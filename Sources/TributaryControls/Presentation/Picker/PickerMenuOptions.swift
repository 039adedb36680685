@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// The options of a picker in its menu, which closes when one is chosen.
struct PickerMenuOptions<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: Binding<SelectionValue>
  let chosen: SelectionValue
  @Environment(\.menuClosing) private var closing

  init(content: Content, selection: Binding<SelectionValue>, chosen: SelectionValue) {
    self.content = content
    self.selection = selection
    self.chosen = chosen
  }
}

extension PickerMenuOptions: View, FrameworkComposite {
  var body: some View {
    content.lineLimit(1).padding(.horizontal, 12).padding(.vertical, 4)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(PickerOptionModifier(selection: selection, chosen: chosen, closing: closing))
  }
}
