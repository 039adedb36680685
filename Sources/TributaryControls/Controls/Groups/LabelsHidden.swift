@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension View {
  /// Hides the labels of the controls in this view; what they describe stays described.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Hides the labels of the controls in this view, or shows them where a view around hides them.
  ///
  /// > Source: conformance CONTROL-110.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// The label of a control, where labels are not hidden.
///
/// Not a condition in a builder: a control is static, and one without a value contributes no default to a preference.
struct ControlLabel<Content: View> {
  let content: Content
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlLabel: View, FrameworkComposite {
  var body: some View {
    areLabelsHidden ? AnyView(partOfControl: EmptyView()) : AnyView(partOfControl: content)
  }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  var areLabelsHidden: Bool { labelsVisibility == .hidden }
}
