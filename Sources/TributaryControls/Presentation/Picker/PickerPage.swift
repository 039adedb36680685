@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The page of the options of a picker: a list in which a sign marks the chosen one, and choosing one leads back.
struct PickerPage<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
  let closing: MenuClosing

  init(label: Label, selection: Binding<SelectionValue>, content: Content, closing: MenuClosing) {
    self.label = label
    self.selection = selection
    self.content = content
    self.closing = closing
  }
}

extension PickerPage: View, FrameworkComposite {
  var body: some View {
    List {
      content.padding(.trailing, PickerOptionModifier<SelectionValue>.signRoom)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(
          PickerOptionModifier(
            selection: selection, chosen: selection.wrappedValue, closing: closing, isMarkedAtEnd: true)
        )
        .modifier(RowTraitModifier(value: .press(.plain)))
    }
    .modifier(PickerPageTitle(label: label))
  }
}

/// The label of a picker as the title of its page: in words, or as it is in the middle of the bar.
private struct PickerPageTitle<Label: View>: ViewModifier, FrameworkComposite {
  let label: Label

  init(label: Label) { self.label = label }

  func body(content: Content) -> some View {
    if let title = (label as? Text) ?? (label as? TributaryControls.Label<Text, Image>)?.title {
      content.navigationTitle(title)
    } else {
      content.toolbar { ToolbarItem(placement: .principal) { label } }
    }
  }
}
