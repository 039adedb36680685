import SwiftUI

/// A typical first app: a model object, a list, a toolbar, an alert, and a text field.
struct TodoList: View {
  @StateObject private var store = Store()
  @State private var draft = ""
  @State private var isAsking = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("New")) {
          HStack {
            TextField("What needs doing?", text: $draft, onCommit: add)
              .accessibilityIdentifier("draft")
            Button(action: add) { Image(systemName: "plus.circle.fill") }
              .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
              .accessibilityIdentifier("add")
          }
        }
        Section(header: Text("Open"), footer: Text("\(store.open.count) to do")) {
          ForEach(store.open) { item in ItemRow(item: item) { store.toggle(item) } }
            .onDelete(perform: store.deleteOpen)
        }
        if !store.done.isEmpty {
          Section(header: Text("Done")) {
            ForEach(store.done) { item in ItemRow(item: item) { store.toggle(item) } }
          }
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle("To Do", displayMode: .inline)
      .navigationBarItems(trailing: Button("Clear") { isAsking = true }.disabled(store.done.isEmpty))
      .alert(isPresented: $isAsking) {
        Alert(
          title: Text("Remove completed items?"),
          message: Text("Completed items: \(store.done.count)"),
          primaryButton: .destructive(Text("Remove")) { withAnimation { store.removeDone() } },
          secondaryButton: .cancel())
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func add() {
    store.add(draft)
    draft = ""
  }
}

extension TodoList {
  struct Item: Identifiable, Equatable {
    let id = UUID()
    var title: String
    var isDone = false
  }

  final class Store: ObservableObject {
    @Published private(set) var items = [
      Item(title: "Water the plants"), Item(title: "Call the bank", isDone: true), Item(title: "Sharpen the knives"),
    ]

    var open: [Item] { items.filter { !$0.isDone } }
    var done: [Item] { items.filter(\.isDone) }

    func add(_ title: String) {
      let title = title.trimmingCharacters(in: .whitespaces)
      guard !title.isEmpty else { return }
      items.append(Item(title: title))
    }

    func toggle(_ item: Item) {
      guard let index = items.firstIndex(of: item) else { return }
      items[index].isDone.toggle()
    }

    func deleteOpen(at offsets: IndexSet) {
      let ids = offsets.map { open[$0].id }
      items.removeAll { ids.contains($0.id) }
    }

    func removeDone() { items.removeAll(where: \.isDone) }
  }

  struct ItemRow: View {
    let item: Item
    let action: @MainActor () -> Void

    var body: some View {
      Button(action: action) {
        HStack {
          Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
            .foregroundColor(item.isDone ? .green : .gray)
          Text(item.title)
            .strikethrough(item.isDone)
            .foregroundColor(item.isDone ? .secondary : .primary)
        }
      }
      .buttonStyle(PlainButtonStyle())
    }
  }
}

struct TodoList_Previews: PreviewProvider {
  static var previews: some View { TodoList() }
}
