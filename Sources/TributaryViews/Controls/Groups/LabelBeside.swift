import TributaryGeometry

/// A label and, at the far end of the room, a control; the control alone where labels are hidden. The views of a
/// label stand below each other.
struct LabelBeside<Label: View, Control: View> {
  let label: Label
  let control: Control

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

extension LabelBeside: View {
  var body: some View {
    HStack(spacing: 0) {
      ControlLabel {
        VStack(alignment: .leading, spacing: 2) { label }
        Spacer(minLength: 8)
      }
      control
    }
  }
}
