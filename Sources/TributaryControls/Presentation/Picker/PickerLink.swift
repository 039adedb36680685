@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A row with the label of a picker and the chosen option that leads to a page of all options.
struct PickerLink<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
  @State private var isOpen = false
  @Environment(\.isInList) private var isInList

  init(label: Label, selection: Binding<SelectionValue>, content: Content) {
    self.label = label
    self.selection = selection
    self.content = content
  }
}

extension PickerLink: View, FrameworkComposite {
  var body: some View {
    NavigationLink(isActive: $isOpen) {
      PickerPage(label: label, selection: selection, content: content, closing: MenuClosing($isOpen, in: nil))
    } label: {
      LabelBeside(label) {
        ChosenOption(content, chosen: selection.wrappedValue).foregroundStyle(.secondary)
        if !isInList { DisclosureIndicator().padding(.leading, 8) }
      }
    }
    // A row, whatever buttons around it look like.
    .environment(\.buttonStyle, isInList ? PrimitiveButtonStyleConfiguration.defaultStyle : .plain)
  }
}
