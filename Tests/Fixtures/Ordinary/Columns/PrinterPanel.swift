import SwiftUI

struct PrinterPanel: View {
  @State private var name = "Study"
  @State private var paper = "A4"
  @State private var isDouble = true
  @State private var copies = 1
  @State private var darkness = 0.5
  @State private var isDraft = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Printer", text: $name)
        Picker("Paper", selection: $paper) {
          ForEach(["A3", "A4", "A5"], id: \.self) { Text($0) }
        }
        .pickerStyle(.navigationLink)
        Toggle("Both sides", isOn: $isDouble)
        Toggle("Draft", isOn: $isDraft)
          .toggleStyle(.checkbox)
        Section("Amount") {
          Stepper("Copies", value: $copies, in: 1...9)
          Slider(value: $darkness) { Text("Darkness") }
          LabeledContent("Sheets", value: "\(isDouble ? (copies + 1) / 2 : copies)")
        }
        Button("Print \(copies) on \(paper)") { copies = 1 }
      }
      .formStyle(.columns)
      .padding()
      .navigationTitle("Print")
    }
  }
}
