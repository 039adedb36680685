import TributaryGeometry

/// The label of a date picker, and at the far end of the room what picks.
struct LabeledDateParts<Parts: View> {
  let configuration: DatePickerStyleConfiguration
  let parts: Parts
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(configuration: DatePickerStyleConfiguration, @ViewBuilder parts: () -> Parts) {
    self.configuration = configuration
    self.parts = parts()
  }
}

extension LabeledDateParts: View {
  var body: some View {
    HStack(spacing: 8) {
      if !areLabelsHidden {
        configuration.label
        Spacer(minLength: 8)
      }
      parts
    }
  }
}
