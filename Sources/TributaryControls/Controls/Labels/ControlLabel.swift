import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryLayout
@_spi(Engine) public import TributaryViews

extension View {
  /// Hides the labels of the controls in this view. The labels remain in the accessibility descriptions of the
  /// controls.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Hides the labels of the controls in this view, or shows them where an outer view hides them.
  ///
  /// > Source: conformance CONTROL-110.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// The label of a control, which is empty if labels are hidden.
///
/// The body is not a condition in a builder: a control is static, and a control without a value contributes no default
/// to a preference.
struct ControlLabel<Content: View> {
  let content: Content
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlLabel: View, BuiltInComposite {
  var body: some View {
    areLabelsHidden ? AnyView(partOfControl: EmptyView()) : AnyView(partOfControl: content)
  }
}

private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The visibility of the labels of controls.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  var areLabelsHidden: Bool { labelsVisibility == .hidden }
}

/// A label and a control at the two ends of a line, or the control alone if labels are hidden.
///
/// The views of a label are placed below each other. In the columns of a form, the label ends where the control begins,
/// at the alignment line that all rows share.
struct LabelBeside<Label: View, Control: View> {
  let label: Label
  let control: Control
  @Environment(\.isInColumns) private var isInColumns

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

extension LabelBeside: View, BuiltInComposite {
  var body: some View { isInColumns ? AnyView(partOfControl: columns) : AnyView(partOfControl: ends) }

  private var ends: some View {
    HStack(spacing: 0) {
      ControlLabel {
        VStack(alignment: .leading, spacing: 2) { label }
        Spacer(minLength: 8)
      }
      control
    }
  }

  private var columns: some View {
    LabelLineLayout {
      ZStack {
        ControlLabel {
          VStack(alignment: .trailing, spacing: 2) { label }.multilineTextAlignment(.trailing)
        }
      }
      HStack(spacing: 0) { control }
    }
  }
}

/// A control that displays its label only in the columns of a form.
struct LabeledInColumns<Label: View, Control: View> {
  let label: Label
  let control: Control
  @Environment(\.isInColumns) private var isInColumns

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

extension LabeledInColumns: View, BuiltInComposite {
  var body: some View {
    isInColumns ? AnyView(partOfControl: LabelBeside(label) { control }) : AnyView(partOfControl: control)
  }
}
