import SwiftUI

struct UnitConverter: View {
  enum Unit: String, CaseIterable, Identifiable {
    case kilometers = "km"
    case miles = "mi"
    case meters = "m"
    case feet = "ft"

    var id: String { rawValue }

    var inMeters: Double {
      switch self {
      case .kilometers: return 1000
      case .miles: return 1609.344
      case .meters: return 1
      case .feet: return 0.3048
      }
    }
  }

  @State private var amount = "100"
  @State private var source = Unit.kilometers
  @State private var target = Unit.miles
  @State private var precision = 2

  private var result: String {
    guard let value = Double(amount) else { return "–" }
    return String(format: "%.\(precision)f", value * source.inMeters / target.inMeters) + " " + target.rawValue
  }

  private var isInvalid: Bool { Double(amount) == nil }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Amount"), footer: warning) {
          TextField("Amount", text: $amount)
            .keyboardType(.decimalPad)
            .accessibilityIdentifier("amount")
          Stepper(value: $precision, in: 0...4) {
            Text("Precision: \(precision)")
          }
          .accessibilityIdentifier("precision")
        }
        Section(header: Text("Units")) {
          Picker(selection: $source, label: Text("From")) {
            ForEach(Unit.allCases) { unit in
              Text(unit.rawValue).tag(unit)
            }
          }
          .accessibilityIdentifier("from")
          Picker(selection: $target, label: Text("To")) {
            ForEach(Unit.allCases) { unit in
              Text(unit.rawValue).tag(unit)
            }
          }
          .pickerStyle(SegmentedPickerStyle())
          .accessibilityIdentifier("to")
          Button(action: { self.swapUnits() }) {
            HStack {
              Spacer()
              Image(systemName: "arrow.up.and.down")
              Text("Swap")
              Spacer()
            }
          }
          .accessibilityIdentifier("swap")
        }
        Section(header: Text("Result")) {
          Text(result)
            .font(.largeTitle)
            .fontWeight(.light)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .accessibilityIdentifier("result")
        }
      }
      .navigationBarTitle(Text("Converter"))
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var warning: some View {
    Text(isInvalid ? "Please enter a number" : "")
      .foregroundColor(.red)
      .accessibilityIdentifier("warning")
  }

  private func swapUnits() {
    let old = source
    source = target
    target = old
  }
}

struct UnitConverter_Previews: PreviewProvider {
  static var previews: some View {
    UnitConverter()
      .previewDisplayName("Converter")
  }
}
