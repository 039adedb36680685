import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A row that displays the label and the selected option of a picker, and opens a page of all options.
struct PickerLink<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let selection: PickerSelection<SelectionValue>
  let content: Content
  /// The view that is displayed in place of the selected option.
  let currentValueLabel: AnyView?
  @State private var isOpen = false
  @Environment(\.isInList) private var isInList

  init(
    label: Label, selection: PickerSelection<SelectionValue>, content: Content, currentValueLabel: AnyView?
  ) {
    self.label = label
    self.selection = selection
    self.content = content
    self.currentValueLabel = currentValueLabel
  }
}

extension PickerLink: View, BuiltInComposite {
  var body: some View {
    NavigationLink(isActive: $isOpen) {
      PickerPage(label: label, selection: selection, content: content, closing: MenuClosing($isOpen, in: nil))
    } label: {
      LabelBeside(label.asContent(of: nil)) {
        Group {
          if let currentValueLabel {
            currentValueLabel
          } else {
            ChosenOption(content, chosen: selection.chosen)
          }
        }
        .foregroundStyle(.secondary)
        if !isInList { DisclosureIndicator().padding(.leading, 8) }
      }
    }
    // The link has the style of a row, independent of the button style of the environment.
    .environment(\.buttonStyle, isInList ? PrimitiveButtonStyleConfiguration.defaultStyle : .plain)
  }
}

/// The page of the options of a picker: a list with a check mark for the selection. Selecting an option pops the page.
struct PickerPage<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let selection: PickerSelection<SelectionValue>
  let content: Content
  let closing: MenuClosing
}

extension PickerPage: View, BuiltInComposite {
  var body: some View {
    List {
      content.asContent(of: nil).padding(.trailing, PickerOptionModifier<SelectionValue>.checkmarkWidth)
        .frame(maxWidth: .infinity, alignment: .leading)
        .modifier(
          PickerOptionModifier(
            selection: selection, chosen: selection.chosen, closing: closing, isMarkedAtEnd: true)
        )
        .modifier(RowTraitModifier(value: .press(.plain)))
    }
    .modifier(PickerPageTitle(label: label))
  }
}

/// A modifier that displays the label of a picker as the title of its page, or in the center of its bar if it is not a
/// text.
private struct PickerPageTitle<Label: View>: ViewModifier, BuiltInComposite {
  let label: Label

  func body(content: Content) -> some View {
    if let title = (label as? Text) ?? (label as? TributaryControls.Label<Text, Image>)?.title {
      content.navigationTitle(title)
    } else {
      content.toolbar { ToolbarItem(placement: .principal) { label.asContent(of: nil) } }
    }
  }
}
