import Tributary

/// A list with selection, deletion, moving, and a collapsible section, beside a form.
struct ListPage: View {
  @State private var fruit = ["Apple", "Banana", "Cherry"]
  @State private var chosen: String? = "Banana"
  @State private var isExpanded = true
  @State private var isOn = true

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        HStack {
          Text("Basket").font(.headline)
          Spacer()
          EditButton()
        }
        .padding(12)
        List(selection: $chosen) {
          Section("Fruit") {
            ForEach(fruit, id: \.self) { name in
              Text(name).badge(name.count)
            }
            .onDelete { fruit.remove(atOffsets: $0) }
            .onMove { fruit.move(fromOffsets: $0, toOffset: $1) }
          }
          Section("Vegetables", isExpanded: $isExpanded) {
            ForEach(["Carrot", "Leek"], id: \.self) { Text($0) }
          }
        }
        .accessibilityIdentifier("list")
      }
      Form {
        Section {
          Toggle("Fresh only", isOn: $isOn)
          LabeledContent("Pieces", value: "\(fruit.count)")
        } header: {
          Text("Order")
        } footer: {
          Text("The selection is saved.")
        }
        DisclosureGroup("More") { Text("No more options") }
      }
      .accessibilityIdentifier("form")
    }
  }
}
