import SwiftUI

struct ReadingList: View {
  enum Order: String, CaseIterable {
    case title = "Title"
    case author = "Author"
    case pages = "Pages"
  }

  struct Book: Identifiable, Hashable {
    let title, author: String
    let pages: Int
    var id: String { title }
  }

  @State private var books = [
    Book(title: "Tides", author: "M. Okafor", pages: 312), Book(title: "A Small Boat", author: "R. Lind", pages: 140),
    Book(title: "Winter Bees", author: "P. Anders", pages: 221),
  ]
  @SceneStorage("order") private var order = Order.title
  @State private var read: Set<Book.ID> = []
  @State private var selection: Set<Book.ID> = []
  @State private var isBackwards = false

  private var sorted: [Book] {
    let books = books.sorted { one, other in
      switch order {
      case .title: one.title < other.title
      case .author: one.author < other.author
      case .pages: one.pages < other.pages
      }
    }
    return isBackwards ? books.reversed() : books
  }

  var body: some View {
    NavigationStack {
      List(sorted, selection: $selection) { book in
        HStack {
          VStack(alignment: .leading) {
            Text(book.title).fontWeight(read.contains(book.id) ? .regular : .semibold)
            Text("\(book.author), \(book.pages) pages").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          if read.contains(book.id) { Image(systemName: "checkmark").foregroundStyle(.green) }
        }
        .swipeActions(edge: .leading) {
          Button("Read", systemImage: "checkmark") { read.formSymmetricDifference([book.id]) }.tint(.green)
        }
        .swipeActions {
          Button("Delete", systemImage: "trash", role: .destructive) { books.removeAll { $0 == book } }
        }
      }
      .animation(.default, value: order)
      .navigationTitle(books.count == 1 ? "1 book" : "\(books.count) books")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Sort", systemImage: "line.3.horizontal") {
            Picker("Order", selection: $order) {
              ForEach(Order.allCases, id: \.self) { Text($0.rawValue) }
            }
            Toggle("Backwards", isOn: $isBackwards)
          }
          .accessibilityIdentifier("sort")
        }
      }
    }
  }
}
