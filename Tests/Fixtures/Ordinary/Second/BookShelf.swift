import SwiftUI

class BookShelfLibrary: ObservableObject {
  @Published var books: [BookShelfBook]
  @Published var order = Order.title

  enum Order: String, CaseIterable { case title, author }

  init() {
    books = [
      BookShelfBook(id: 1, title: "A Small Sea", author: "Lind", pages: 180, page: 44),
      BookShelfBook(id: 2, title: "Winter Roads", author: "Abel", pages: 210),
      BookShelfBook(id: 3, title: "Yellow House", author: "Brook", pages: 96),
    ]
  }

  func books(where isIncluded: (BookShelfBook) -> Bool) -> [BookShelfBook] {
    books.filter(isIncluded).sorted { order == .title ? $0.title < $1.title : $0.author < $1.author }
  }
}

struct BookShelfBook: Identifiable, Equatable {
  var id: Int
  var title, author: String
  var pages: Int
  var page = 0
}

struct BookShelfCard: ViewModifier {
  @Environment(\.colorScheme) var colorScheme

  func body(content: Content) -> some View {
    content
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        RoundedRectangle(cornerRadius: 12)
          .fill(colorScheme == .dark ? Color(white: 0.15) : Color.white)
          .shadow(color: Color.black.opacity(0.15), radius: 4, y: 2)
      )
  }
}

extension View {
  func bookShelfCard() -> some View { self.modifier(BookShelfCard()) }
}

struct BookShelf: View {
  @StateObject var library = BookShelfLibrary()
  @State private var openBook: BookShelfBook?
  @State private var showsOrders = false

  var body: some View {
    NavigationView {
      ScrollView {
        VStack(spacing: 12) {
          shelf("Reading", library.books { $0.page > 0 })
          shelf("To read", library.books { $0.page == 0 })
        }
        .padding()
      }
      .background(Color(.systemGray6).edgesIgnoringSafeArea(.all))
      .navigationBarTitle("Books")
      .navigationBarItems(trailing: Button("Sort") { self.showsOrders = true }.accessibilityIdentifier("sort"))
    }
    .sheet(item: $openBook) { book in
      BookShelfDetail(book: self.binding(for: book))
    }
    .actionSheet(isPresented: $showsOrders) {
      ActionSheet(
        title: Text("Sort by"), message: nil,
        buttons: BookShelfLibrary.Order.allCases.map { order in
          .default(Text(order.rawValue.capitalized)) { withAnimation { self.library.order = order } }
        } + [.cancel()])
    }
  }

  private func shelf(_ name: String, _ books: [BookShelfBook]) -> some View {
    Group {
      Text("\(name) (\(books.count))").font(.headline).accessibilityIdentifier("shelf-\(name)")
      ForEach(books) { book in
        VStack(alignment: .leading) {
          Text(book.title)
          Text(book.author).font(.caption).foregroundColor(.secondary)
        }
        .bookShelfCard()
        .onTapGesture { self.openBook = book }
        .accessibilityIdentifier("book-\(book.id)")
      }
    }
  }

  private func binding(for book: BookShelfBook) -> Binding<BookShelfBook> {
    guard let index = library.books.firstIndex(where: { $0.id == book.id }) else { fatalError("unknown book") }
    return $library.books[index]
  }
}

struct BookShelfDetail: View {
  @Binding var book: BookShelfBook
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    let page = Binding<Double>(get: { Double(self.book.page) }, set: { self.book.page = Int($0) })
    return VStack(spacing: 20) {
      Text(book.title).font(.title).accessibilityIdentifier("detail")
      Slider(value: page, in: 0...Double(book.pages), step: 1).accessibilityIdentifier("pages")
      Text("Page \(book.page) of \(book.pages)").accessibilityIdentifier("page")
      Button("Done") { self.presentationMode.wrappedValue.dismiss() }.accessibilityIdentifier("done")
    }
  }
}

struct BookShelf_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([ColorScheme.light, .dark], id: \.self) { BookShelf().environment(\.colorScheme, $0) }
  }
}
