import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A control that chooses one of several values. The options are views with tags; those of a `ForEach` stand for its ids.
///
/// Where no style is set the options stand in a row; in a list or form the picker is a row with its label and the chosen option,
/// which opens a menu of all of them. So it is in the columns of a form, where the label is seen in every style.
///
/// > Source: conformance CONTROL-30 to CONTROL-34, CONTROL-80.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
  @Environment(\.pickerLayout) private var layout
  @Environment(\.isInList) private var isInList
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuClosing) private var closing

  /// A picker with a label of its own, which every style but that of segments shows.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
}

extension Picker: View, NamedComposite {
  public var body: some View {
    Group {
      switch layout.resolved(isInList: isInList, isInColumns: isInColumns) {
      case .segmented, .automatic: LabeledInColumns(label) { segments }
      case .menu:
        LabelBeside(label) {
          Menu {
            PickerMenuOptions(content: content, selection: selection, chosen: option.chosen)
          } label: {
            ChosenOption(content, chosen: option.chosen)
          }
        }
      case .inline:
        VStack(alignment: .leading, spacing: 0) {
          ControlLabel { label.foregroundStyle(.secondary).padding(.leading, closing == nil ? 0 : 12) }
          options
        }
      case .beside: LabelBeside(label) { VStack(alignment: .leading, spacing: 0) { options } }
      case .page: PickerLink(label: label, selection: selection, content: content)
      }
    }
    .opacity(isEnabled ? 1 : 0.35)
  }

  @MainActor
  private var option: PickerOptionModifier<SelectionValue> {
    PickerOptionModifier(selection: selection, chosen: selection.wrappedValue, closing: closing)
  }

  @MainActor
  private var segments: some View {
    EqualColumns {
      content.lineLimit(1).padding(.horizontal, 8).padding(.vertical, 4).frame(maxWidth: .infinity)
        .modifier(option)
    }
    .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
  }

  /// The options, for a column.
  @MainActor
  private var options: some View {
    content.padding(.horizontal, closing == nil ? 8 : 12).padding(.vertical, closing == nil ? 2 : 4)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(option)
  }
}

extension Picker where Label == Text {
  /// A picker with a title, which every style but that of segments shows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title, which every style but that of segments shows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker {
  /// A picker with a label of its own: an older form.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Picker where Label == TributaryControls.Label<Text, Image> {
  /// A picker with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TributaryControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A picker with a title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { TributaryControls.Label(title, systemImage: systemImage) }
  }
}
