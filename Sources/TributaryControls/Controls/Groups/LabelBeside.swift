@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry
import TributaryLayout

/// A label and, at the far end of the room, a control; the control alone where labels are hidden. The views of a
/// label stand below each other.
///
/// In the columns of a form the label ends where the control begins, at the line that all rows share.
struct LabelBeside<Label: View, Control: View> {
  let label: Label
  let control: Control
  @Environment(\.isInColumns) private var isInColumns

  init(_ label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

extension LabelBeside: View, FrameworkComposite {
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
