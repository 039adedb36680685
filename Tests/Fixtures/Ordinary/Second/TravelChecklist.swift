import SwiftUI

@Observable final class TravelChecklistModel {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var group: String
    var isPacked = false
  }

  var items = [
    Item(id: 1, name: "Passport", group: "Papers"),
    Item(id: 2, name: "Ticket", group: "Papers", isPacked: true),
    Item(id: 3, name: "Socks", group: "Clothes"),
    Item(id: 4, name: "Raincoat", group: "Clothes"),
    Item(id: 5, name: "Book", group: "Other"),
  ]
  var hidesPacked = false
  let groups = ["Papers", "Clothes", "Other"]

  var packed: Int { items.count(where: \.isPacked) }

  func add(_ name: String) {
    items.append(Item(id: items.count + 1, name: name, group: "Other"))
  }

  func unpack() {
    for index in items.indices { items[index].isPacked = false }
  }
}

struct TravelChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation { configuration.isOn.toggle() }
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square" : "square")
          .foregroundStyle(configuration.isOn ? .green : .secondary)
        configuration.label
          .strikethrough(configuration.isOn)
        Spacer()
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

struct TravelChecklist: View {
  @State private var model = TravelChecklistModel()
  @State private var expanded: Set<String> = ["Papers", "Clothes", "Other"]
  @State private var name = ""
  @State private var asks = false
  @FocusState private var isAdding: Bool

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.groups, id: \.self) { group in
          DisclosureGroup(group, isExpanded: isExpanded(group)) {
            ForEach($model.items) { $item in
              if item.group == group && !(model.hidesPacked && item.isPacked) {
                Toggle(item.name, isOn: $item.isPacked)
                  .toggleStyle(TravelChecklistToggleStyle())
                  .accessibilityIdentifier("item-\(item.id)")
              }
            }
          }
        }
        TextField("Something else", text: $name)
          .focused($isAdding)
          .onSubmit {
            guard !name.isEmpty else { return }
            model.add(name)
            name = ""
            isAdding = true
          }
          .accessibilityIdentifier("field")
      }
      .navigationTitle("Packing")
      .toolbar {
        ToolbarItem(placement: .bottomBar) {
          Text("\(model.packed) of \(model.items.count) packed").accessibilityIdentifier("done")
        }
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Toggle("Hide packed", isOn: $model.hidesPacked.animation())
            Button("Unpack everything", role: .destructive) { asks = true }
          } label: {
            Image(systemName: "ellipsis.circle")
          }
          .accessibilityIdentifier("menu")
        }
      }
      .alert("Unpack everything?", isPresented: $asks) {
        Button("Cancel", role: .cancel) {}
        Button("Unpack", role: .destructive) { model.unpack() }
      }
    }
  }

  private func isExpanded(_ group: String) -> Binding<Bool> {
    Binding(
      get: { expanded.contains(group) },
      set: { isOn in if isOn { expanded.insert(group) } else { expanded.remove(group) } })
  }
}

#Preview { TravelChecklist() }
