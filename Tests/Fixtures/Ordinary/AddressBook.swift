import Observation
import SwiftUI

struct AddressBook: View {
  @State private var book = Book()
  @State private var query = ""
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(book.sections(matching: query), id: \.letter) { section in
          Section(section.letter) {
            ForEach(section.people) { person in
              NavigationLink(person.name, value: person)
            }
            .onDelete { book.remove(section.people, at: $0) }
          }
        }
      }
      .listStyle(.plain)
      .overlay {
        if book.sections(matching: query).isEmpty { Text("Nobody").foregroundStyle(.tertiary) }
      }
      .searchable(text: $query, prompt: "Name")
      .navigationTitle("People")
      .navigationDestination(for: Book.Person.self) { Card(person: $0) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }.accessibilityIdentifier("new")
        }
      }
      .sheet(isPresented: $isAdding) { NewPerson() }
    }
    .environment(book)
  }
}

extension AddressBook {
  @Observable final class Book {
    struct Person: Identifiable, Hashable {
      var name: String
      var phone: String
      var id: String { name }
      var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
    }

    private(set) var people = [
      Person(name: "Ada Byron", phone: "01 234"), Person(name: "Alan Kay", phone: "04 512"),
      Person(name: "Grace Murray", phone: "07 700"), Person(name: "Mary Shelley", phone: "09 818"),
    ]

    func sections(matching query: String) -> [(letter: String, people: [Person])] {
      let found = people.filter { query.isEmpty || $0.name.localizedStandardContains(query) }
      return Dictionary(grouping: found) { String($0.name.prefix(1)) }
        .map { (letter: $0.key, people: $0.value.sorted { $0.name < $1.name }) }
        .sorted { $0.letter < $1.letter }
    }

    func add(_ person: Person) { people.append(person) }

    func remove(_ shown: [Person], at offsets: IndexSet) {
      let names = Set(offsets.map { shown[$0].name })
      people.removeAll { names.contains($0.name) }
    }
  }

  struct Card: View {
    let person: Book.Person

    var body: some View {
      VStack(spacing: 12) {
        Text(person.initials)
          .font(.largeTitle)
          .frame(width: 96, height: 96)
          .background(.orange.gradient, in: .circle)
        LabeledContent("Phone", value: person.phone)
        Spacer()
      }
      .padding()
      .navigationTitle(person.name)
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  struct NewPerson: View {
    @Environment(Book.self) private var book
    @Environment(\.dismiss) private var dismiss
    @State private var person = Book.Person(name: "", phone: "")
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        Form {
          TextField("Name", text: $person.name).focused($isFocused)
          TextField("Phone", text: $person.phone).keyboardType(.phonePad).accessibilityIdentifier("phone")
        }
        .navigationTitle("New person")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              book.add(person)
              dismiss()
            }
            .disabled(person.name.isEmpty)
          }
        }
        .onAppear { isFocused = true }
      }
    }
  }
}

#Preview { AddressBook() }
