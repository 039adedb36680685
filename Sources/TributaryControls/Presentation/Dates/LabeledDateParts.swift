@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry

/// The label of a date picker, and at the far end of the room what picks.
struct LabeledDateParts<Parts: View> {
  let configuration: DatePickerStyleConfiguration
  let parts: Parts
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.isInColumns) private var isInColumns

  init(configuration: DatePickerStyleConfiguration, @ViewBuilder parts: () -> Parts) {
    self.configuration = configuration
    self.parts = parts()
  }
}

extension LabeledDateParts: View, FrameworkComposite {
  var body: some View {
    isInColumns
      ? AnyView(
        partOfControl: LabelBeside(configuration.label) { DateLine(hasLabel: false, isLeading: true) { parts } })
      : AnyView(partOfControl: line)
  }

  private var line: some View {
    DateLine(hasLabel: !areLabelsHidden) {
      if !areLabelsHidden { ZStack { configuration.label } }
      parts
    }
  }
}
