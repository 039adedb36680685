import Combine
import Observation
import SwiftUI

class Store: ObservableObject {
  @Published var items: [String] = []
  @Published private(set) var isFull = false
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $items.map(\.count).removeDuplicates().sink { [weak self] in self?.isFull = $0 > 1 }.store(in: &subscriptions)
  }

  func load() async {
    try? await Task.sleep(for: .milliseconds(1))
    items = ["a", "b"]
  }
}

final class Remote: Store {
  override func load() async { await super.load() }
}

@Observable final class Shelf {
  struct Book: Identifiable {
    let id: Int
    var title = ""
  }

  var books = [Book(id: 1, title: "one")]
  var count: Int { books.count }
  func add() { books.append(Book(id: count + 1, title: "more")) }
}

@propertyWrapper struct Remembered<Value>: DynamicProperty {
  @State private var value: Value
  init(wrappedValue: Value) { _value = State(wrappedValue: wrappedValue) }

  var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
}

struct Note: Codable, Hashable, Identifiable, Transferable {
  var id = 1
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

struct Address: Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { $0.text }, importing: { Address(text: $0) })
  }
}

struct PlainDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

struct ModelReader: View {
  @StateObject private var store = Store()
  @State private var shelf = Shelf()
  @Remembered private var taps = 0
  @State private var notes: [Note] = []

  var body: some View {
    VStack {
      Text("\(store.items.count) \(store.isFull ? "full" : "free")").accessibilityIdentifier("store")
      ForEach($shelf.books) { $book in TextField("title", text: $book.title) }
      Button("add \(shelf.count) \(taps)") {
        shelf.add()
        taps += 1
        store.items.append("c")
      }
      .accessibilityIdentifier("add")
      Text("drag").draggable(Note(text: "a"))
        .dropDestination(for: Note.self) { items, _ in
          notes += items
          return true
        }
        .draggable(Address(text: "b"))
      ForEach(notes) { Text($0.text) }
    }
    .onReceive(store.$isFull) { if $0 { taps += 10 } }
    .environment(shelf)
  }
}
