extension View {
  /// Hides the labels of the controls in this view; what they describe stays described.
  public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

/// The label of a control, where labels are not hidden.
///
/// Not a condition in a builder: a control is static, and one without a value contributes no default to a preference.
struct ControlLabel<Content: View> {
  let content: Content
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlLabel: View {
  var body: some View {
    areLabelsHidden ? AnyView(partOfControl: EmptyView()) : AnyView(partOfControl: content)
  }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
