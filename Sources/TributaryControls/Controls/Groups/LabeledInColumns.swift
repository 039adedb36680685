@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// A control whose label is seen in the columns of a form only: the control alone elsewhere.
struct LabeledInColumns<Label: View, Control: View> {
  let label: Label
  let control: Control
  @Environment(\.isInColumns) private var isInColumns

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

extension LabeledInColumns: View, FrameworkComposite {
  var body: some View {
    isInColumns ? AnyView(partOfControl: LabelBeside(label) { control }) : AnyView(partOfControl: control)
  }
}
