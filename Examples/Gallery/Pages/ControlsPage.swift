import Tributary

/// One control of each kind, with the current values.
struct ControlsPage: View {
  private enum Size: String, CaseIterable, Identifiable {
    case small, medium, large

    var id: Self { self }
  }

  @State private var name = ""
  @State private var isOn = true
  @State private var amount = 40.0
  @State private var count = 1
  @State private var size = Size.medium
  @State private var order = "Nothing ordered"

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
        .onSubmit(place)
        .accessibilityIdentifier("name")
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue.capitalized).accessibilityIdentifier($0.rawValue) }
      }
      .pickerStyle(.segmented)
      Stepper("Cups: \(count)", value: $count, in: 1...9)
      Toggle("With milk", isOn: $isOn)
        .toggleStyle(.checkbox)
        .accessibilityIdentifier("milk")
      Slider(value: $amount, in: 0...100, step: 10) {
        Text("Milk")
      }
      .disabled(!isOn)
      .accessibilityIdentifier("amount")
      ProgressView("Milk: \(Int(isOn ? amount : 0)) %", value: isOn ? amount : 0, total: 100)
      HStack(spacing: 16) {
        Button("Order", systemImage: "cup.and.saucer", action: place)
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("order")
        Button("Cancel", role: .destructive) { order = "Nothing ordered" }
          .buttonStyle(.bordered)
      }
      Text(order).accessibilityIdentifier("result")
    }
    .frame(maxWidth: 320)
  }

  private func place() {
    order = "\(count) \(size.rawValue) for \(name.isEmpty ? "you" : name), \(Int(isOn ? amount : 0)) % milk"
  }
}
