import SwiftUI

struct GratuityForm: View {
  @State private var amount = ""
  @State private var people = 2
  @State private var percent = 15
  @FocusState private var isTyping: Bool

  private let percents = [0, 10, 15, 20]

  private var bill: Double { Double(amount) ?? 0 }
  private var tip: Double { bill * Double(percent) / 100 }
  private var total: Double { bill + tip }

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Amount", text: $amount)
            .keyboardType(.decimalPad)
            .focused($isTyping)
            .accessibilityIdentifier("amount")
          Stepper("\(people) people", value: $people, in: 1...20).accessibilityIdentifier("people")
        }
        Section(header: Text("How much tip?")) {
          Picker("Tip", selection: $percent) {
            ForEach(percents, id: \.self) { Text("\($0) %") }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        }
        Section(header: Text("Each pays")) {
          Text(total / Double(people), format: .number.precision(.fractionLength(2)))
            .font(.title)
            .foregroundColor(percent == 0 ? .red : .primary)
        }
        Section {
          HStack {
            Text("Tip")
            Spacer()
            Text("\(tip, specifier: "%.2f")")
          }
          HStack {
            Text("Total")
            Spacer()
            Text("\(total, specifier: "%.2f")")
          }
        }
      }
      .navigationTitle("Tip")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          if isTyping { Button("Done") { isTyping = false } }
        }
      }
    }
  }
}
