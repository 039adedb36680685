@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
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
