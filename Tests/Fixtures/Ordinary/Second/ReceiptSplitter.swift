import SwiftUI

struct ReceiptSplitter: View {
  struct Item: Identifiable, Equatable {
    let id: Int
    var label: String
    var price: Double
    var sharers: Set<String>
  }

  static let people = ["Ada", "Ben"]

  @State private var items = [
    Item(id: 1, label: "Pasta", price: 10, sharers: Set(people)),
    Item(id: 2, label: "Wine", price: 12, sharers: Set(people)),
    Item(id: 3, label: "Bread", price: 6, sharers: Set(people)),
  ]
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        Section("Items") {
          ForEach($items) { ReceiptSplitterRow(item: $0) }
        }
        Section("Everybody pays") {
          Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 6) {
            ForEach(Self.people, id: \.self) { person in
              GridRow {
                Text(person)
                Text(owed(by: person), format: .number.precision(.fractionLength(2)))
                  .gridColumnAlignment(.trailing)
                  .accessibilityIdentifier("owes-\(person)")
              }
            }
          }
        }
      }
      .animation(.default, value: items)
      .navigationTitle("Dinner")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add item", systemImage: "plus") { isAdding = true }.accessibilityIdentifier("add")
        }
      }
      .sheet(isPresented: $isAdding) {
        ReceiptSplitterForm { label, price in
          items.append(Item(id: items.count + 1, label: label, price: price, sharers: Set(Self.people)))
        }
        .presentationDetents([.medium, .large])
      }
    }
  }

  private func owed(by person: String) -> Double {
    items.filter { $0.sharers.contains(person) }.reduce(0) { $0 + $1.price / Double($1.sharers.count) }
  }
}

struct ReceiptSplitterRow: View {
  @Binding var item: ReceiptSplitter.Item

  var body: some View {
    HStack {
      Text(item.label)
      Text(item.price, format: .number.precision(.fractionLength(2))).font(.caption).foregroundStyle(.secondary)
      Spacer()
      ForEach(ReceiptSplitter.people, id: \.self) { person in
        let isSharing = item.sharers.contains(person)
        Button(person) {
          if isSharing { item.sharers.remove(person) } else { item.sharers.insert(person) }
        }
        .buttonStyle(.bordered)
        .tint(isSharing ? .green : .gray)
        .disabled(isSharing && item.sharers.count == 1)
        .accessibilityIdentifier("item-\(item.id)-\(person)")
      }
    }
    .accessibilityIdentifier("item-\(item.id)")
  }
}

struct ReceiptSplitterForm: View {
  enum Field: Hashable { case label, price }

  let onInsert: (String, Double) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var label = ""
  @State private var price: Double?
  @FocusState private var field: Field?

  var body: some View {
    NavigationStack {
      Form {
        TextField("Label", text: $label)
          .focused($field, equals: .label)
          .onSubmit { field = .price }
          .accessibilityIdentifier("label")
        TextField("Price", value: $price, format: .number)
          .focused($field, equals: .price)
          .accessibilityIdentifier("price")
      }
      .defaultFocus($field, .label)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Insert") {
            onInsert(label, price ?? 0)
            dismiss()
          }
          .accessibilityIdentifier("insert")
        }
      }
    }
  }
}

#Preview { ReceiptSplitter() }
