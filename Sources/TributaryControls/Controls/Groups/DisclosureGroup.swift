import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

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
  @Environment(\.disclosureGroupStyle) private var style

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

extension DisclosureGroup: View, NamedComposite {
  public var body: some View {
    Folding(binding) { isExpanded in
      style.body(
        for: DisclosureGroupStyleConfiguration(
          label: .init(part: .init(label)), content: .init { AnyView(partOfControl: content()) },
          isExpanded: isExpanded))
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

/// A label with a sign that folds views out and in.
///
/// In a list the label and each view inside are rows of their own, the inner ones set in; elsewhere they stand in a column.
struct DisclosedViews<Label: View, Content: View> {
  let label: Label
  let content: Content
  @Binding var isExpanded: Bool
  @Environment(\.isInList) private var isInList
  @Environment(\.isInSelection) private var isInSelection

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosedViews: View, FrameworkComposite {
  var body: some View {
    if isInList {
      row.modifier(RowTraitModifier(value: .folding($isExpanded)))
      if isExpanded { content.padding(.leading, 16) }
    } else {
      VStack(alignment: .leading) {
        row
        if isExpanded { content }
      }
    }
  }

  /// The label with a sign; in a list in which rows are chosen only the sign folds.
  @ViewBuilder @MainActor
  private var row: some View {
    let sign = FoldSign(isExpanded: isExpanded)
    if isInSelection {
      HStack {
        Button(action: { isExpanded.toggle() }) { sign }
        label
        Spacer(minLength: 0)
      }
    } else {
      Button(action: { isExpanded.toggle() }) {
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

/// Keeps whether something is folded out, unless somebody else does.
struct Folding<Content: View> {
  let binding: Binding<Bool>?
  let content: (Binding<Bool>) -> Content
  @State private var isOpen = false

  init(_ binding: Binding<Bool>?, @ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
    self.binding = binding
    self.content = content
  }
}

extension Folding: View, FrameworkComposite {
  var body: some View { content(binding ?? $isOpen) }
}

/// The sign of what folds: it points to what is folded out, or on.
struct FoldSign: View, FrameworkComposite {
  let isExpanded: Bool

  var body: some View { Image(systemName: isExpanded ? "chevron.down" : "chevron.forward") }
}
