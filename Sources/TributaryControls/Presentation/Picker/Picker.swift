import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A control that selects one of several values. The options are views with tags, or views of a `ForEach` with
/// identifiers.
///
/// By default, the picker displays the selected option, which opens a menu of all options. In a list or a form, the
/// picker is a row with its label and the selected option. The same applies in the columns of a form, where every style
/// displays the label.
///
/// > Source: conformance CONTROL-30 to CONTROL-34, CONTROL-68, CONTROL-69.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let label: Label
  let selection: PickerSelection<SelectionValue>
  let content: Content
  /// The view that a menu or a link to a page of options displays in place of the selected option.
  let currentValueLabel: AnyView?
  @Environment(\.pickerLayout) private var layout
  @Environment(\.isInList) private var isInList
  @Environment(\.isInColumns) private var isInColumns
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuClosing) private var closing
  @Environment(\.isRadioGroupHorizontal) private var isHorizontal
  @Environment(\.menuIndicatorVisibility) private var indicatorVisibility
  @Environment(\.gapUnits) private var cell

  /// Creates a picker with a custom label, which all styles except the segmented style display.
  ///
  /// - Parameters:
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  ///   - label: The views that describe the picker.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(first: selection), content(), label())
  }

  nonisolated init(
    _ selection: PickerSelection<SelectionValue>, _ content: Content, _ label: Label,
    _ currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.content = content
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension Picker: View, NamedComposite {
  public var body: some View {
    let _ = PickerCheck.schedule(selection)
    // An opaque result would require a search of its metadata for each picker, since this code is generic.
    presentation.modifier(OpacityModifier(isEnabled ? 1 : 0.35))
  }

  /// The picker in its style, erased: a nested choice of all styles would require the metadata of all of them for each
  /// picker, since this code is generic.
  @MainActor
  private var presentation: AnyView {
    switch layout.resolved(isInColumns: isInColumns) {
    case .segmented: part(LabeledInColumns(ownLabel) { segments })
    case .menu where isInList || isInColumns: part(LabelBeside(ownLabel) { menu })
    case .menu: part(menu)
    case .inline where isRow:
      part(
        HStack {
          ControlLabel { ownLabel }; row
        })
    case .beside where isRow: part(LabelBeside(ownLabel) { row })
    case .inline:
      part(
        VStack(alignment: .leading, spacing: 0) {
          ControlLabel { ownLabel.foregroundStyle(.secondary).padding(.leading, closing == nil ? 0 : 12) }
          if layout == .wheel { wheel } else { options }
        })
    case .beside where layout == .wheel: part(LabelBeside(ownLabel) { wheel })
    case .beside: part(LabelBeside(ownLabel) { VStack(alignment: .leading, spacing: 0) { options } })
    case .page:
      part(PickerLink(label: label, selection: selection, content: content, currentValueLabel: currentValueLabel))
    // The container resolves the others to one of the cases above.
    case .automatic, .radioGroup, .wheel: part(EmptyView())
    }
  }

  private func part(_ view: some View) -> AnyView { AnyView(partOfControl: view) }

  private var ownLabel: ModifiedContent<Label, ClientContent> { label.asContent(of: Self.self) }
  private var ownContent: ModifiedContent<Content, ClientContent> { content.asContent(of: Self.self) }

  @MainActor
  private var option: PickerOptionModifier<SelectionValue> {
    PickerOptionModifier(selection: selection, chosen: selection.chosen, closing: closing)
  }

  @MainActor
  private var menu: some View {
    let chosen = selection.chosen
    return Menu {
      PickerMenuOptions(content: ownContent, selection: selection, chosen: chosen)
    } label: {
      if let currentValueLabel { currentValueLabel } else { ChosenOption(content, chosen: chosen) }
    }
    .menuIndicator(indicatorVisibility == .automatic ? .visible : indicatorVisibility)
  }

  @MainActor
  private var segments: some View {
    let insets = EdgeInsets.control(horizontal: 8, vertical: 4, cell)
    return EqualColumns {
      ownContent.lineLimit(1).padding(.horizontal, insets.leading).padding(.vertical, insets.top).frame(
        maxWidth: .infinity
      )
      .modifier(option)
    }
    .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
  }

  private var isRow: Bool { layout == .radioGroup && isHorizontal }

  /// The options for a row.
  @MainActor
  private var row: some View {
    let insets = EdgeInsets.control(horizontal: 8, vertical: 2, cell)
    return HStack(spacing: 0) {
      ownContent.lineLimit(1).padding(.horizontal, insets.leading).padding(.vertical, insets.top).modifier(option)
    }
  }

  /// The options in a column that its frame clips.
  @MainActor
  private var wheel: some View {
    WheelLayout(chosen: selection.chosen) { options }.clipped().contentShape(Rectangle())
  }

  /// The options for a column.
  @MainActor
  private var options: some View {
    let insets = EdgeInsets.control(
      horizontal: closing == nil ? 8 : 12, vertical: closing == nil ? 2 : 4, cell)
    return ownContent.padding(.horizontal, insets.leading).padding(.vertical, insets.top)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(option)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title, which all styles except the segmented style display.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), Text(titleKey))
  }

  /// Creates a picker with a title, which all styles except the segmented style display.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), Text(titleResource))
  }

  /// Creates a picker with a title, which all styles except the segmented style display.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), Text(title))
  }
}

extension Picker {
  /// Creates a picker with a custom label. Deprecated: use `init(selection:content:label:)`.
  ///
  /// - Parameters:
  ///   - selection: A binding to the tag of the selected option.
  ///   - label: The views that describe the picker.
  ///   - content: The options. The tag of an option is its value.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), label)
  }
}

extension Picker where Label == TributaryControls.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), Label(titleKey, systemImage: systemImage))
  }

  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), Label(titleResource, systemImage: systemImage))
  }

  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - systemImage: The name of the symbol beside the title.
  ///   - selection: A binding to the tag of the selected option.
  ///   - content: The options. The tag of an option is its value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(PickerSelection(first: selection), content(), Label(title, systemImage: systemImage))
  }
}

/// The values that a picker selects.
struct PickerSelection<Value: Hashable> {
  /// The first value; `nil` for a picker without sources.
  let first: Binding<Value>?
  /// The values of the other sources.
  var others: [Binding<Value>] = []

  /// The selected value; `nil` if the sources have different values.
  var chosen: Value? {
    guard let value = first?.wrappedValue, others.allSatisfy({ $0.wrappedValue == value }) else { return nil }
    return value
  }

  /// Sets all values.
  func select(_ value: Value) {
    first?.wrappedValue = value
    for other in others { other.wrappedValue = value }
  }
}
