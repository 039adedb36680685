import TributaryDrawing
import TributaryGeometry

/// Views that a label folds out and in.
///
/// In a list the label and each view inside are rows of their own, the inner ones set in; elsewhere they stand in a column.
/// Where rows are chosen the right and left arrow keys fold the chosen one out and in.
///
/// > Source: conformance LIST-21, TABLE-09.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let binding: Binding<Bool>?
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSelection) private var isInSelection

  /// Views that a label folds out and in.
  public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    binding = nil
  }

  /// Views that a label folds out and in, or somebody else does.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    binding = isExpanded
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    Folding(binding) { isExpanded in
      if isInList {
        row(isExpanded).modifier(RowTraitModifier(value: .folding(isExpanded)))
        if isExpanded.wrappedValue { content().padding(.leading, 16) }
      } else {
        VStack(alignment: .leading) {
          row(isExpanded)
          if isExpanded.wrappedValue { content() }
        }
      }
    }
  }

  /// The label with a sign; in a list in which rows are chosen only the sign folds.
  @ViewBuilder @MainActor
  private func row(_ isExpanded: Binding<Bool>) -> some View {
    let sign = FoldSign(isExpanded: isExpanded.wrappedValue)
    if isInSelection {
      HStack {
        Button(action: { isExpanded.wrappedValue.toggle() }) { sign }
        label
        Spacer(minLength: 0)
      }
    } else {
      Button(action: { isExpanded.wrappedValue.toggle() }) {
        HStack {
          label
          Spacer(minLength: 8)
          sign.foregroundStyle(.tint)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Views that a title folds out and in.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Views that a title folds out and in.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Views that a title folds out and in, or somebody else does.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Views that a title folds out and in, or somebody else does.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
