import SwiftUI

struct TipCalculator: View {
  @State private var amount = ""
  @State private var percentIndex = 1
  @State private var people = 2
  @State private var roundsUp = false
  @FocusState private var isAmountFocused: Bool

  private let percentages = [10, 15, 18, 20]

  private var bill: Double { Double(amount) ?? 0 }
  private var tip: Double { bill * Double(percentages[percentIndex]) / 100 }
  private var each: Double {
    let share = (bill + tip) / Double(people)
    return roundsUp ? share.rounded(.up) : share
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Bill")) {
          TextField("0.00", text: $amount)
            .focused($isAmountFocused)
            .keyboardType(.decimalPad)
            .multilineTextAlignment(.trailing)
            .accessibilityIdentifier("amount")
          Stepper("\(people) people", value: $people, in: 1...12)
            .accessibilityIdentifier("people")
          Toggle("Round up", isOn: $roundsUp)
            .accessibilityIdentifier("round")
        }
        Section(header: Text("How much tip do you want to leave?").textCase(nil)) {
          Picker("Tip", selection: $percentIndex) {
            ForEach(0..<percentages.count) {
              Text("\(self.percentages[$0])%")
            }
          }
          .pickerStyle(SegmentedPickerStyle())
        }
        Section {
          TipCalculatorRow(title: "Tip", value: tip, identifier: "tip")
          TipCalculatorRow(title: "Total", value: bill + tip, identifier: "total")
          TipCalculatorRow(title: "Each", value: each, identifier: "each")
            .font(.headline)
        }
      }
      .navigationTitle("Tip")
      .onChange(of: people) { count in
        if count == 1 { roundsUp = false }
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Clear") {
            amount = ""
            isAmountFocused = true
          }
          .accessibilityIdentifier("clear")
        }
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isAmountFocused = false }
        }
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct TipCalculatorRow: View {
  let title: LocalizedStringKey
  let value: Double
  let identifier: String

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text("\(value, specifier: "%.2f")")
        .accessibilityIdentifier(identifier)
    }
  }
}

struct TipCalculator_Previews: PreviewProvider {
  static var previews: some View {
    TipCalculator()
    TipCalculatorRow(title: "Tip", value: 4.5, identifier: "tip")
      .padding()
      .previewLayout(.fixed(width: 300, height: 60))
  }
}
