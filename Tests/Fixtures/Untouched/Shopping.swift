import Foundation
import SwiftUI

/// A shopping list as in a client's app: typical lists, forms, and grids.
struct Article: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var count = 1
  var isDone = false
  var parts: [Article]?
}

struct ShoppingView: View {
  @State private var articles = [Article(name: "Bread"), Article(name: "Milk", count: 2)]
  @State private var selection: Article.ID?
  @State private var several = Set<UUID>()
  @State private var query = ""
  @State private var isExpanded = true
  @Environment(\.editMode) private var editMode

  var found: [Article] { query.isEmpty ? articles : articles.filter { $0.name.contains(query) } }

  var body: some View {
    NavigationStack {
      List {
        Section(header: Text("To buy"), footer: Text("\(articles.count) articles")) {
          ForEach(found) { article in
            HStack {
              Text(article.name)
              Spacer()
              Text("\(article.count)").foregroundStyle(.secondary)
            }
            .listRowSeparator(.hidden)
            .swipeActions(edge: .trailing, allowsFullSwipe: false) {
              Button(role: .destructive) {
                delete(article)
              } label: {
                Label("Delete", systemImage: "trash")
              }
            }
            .badge(article.count)
          }
          .onDelete(perform: delete)
          .onMove { source, destination in articles.move(fromOffsets: source, toOffset: destination) }
        }
        Section("Options", isExpanded: $isExpanded) {
          Text("None")
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.yellow.opacity(0.2))
        }
        DisclosureGroup("More") { Text("Nothing more") }
        if editMode?.wrappedValue.isEditing == true { Text("Editing") }
      }
      .listStyle(.insetGrouped)
      .searchable(text: $query, prompt: "Find an article")
      .refreshable { await load() }
      .navigationTitle("Shopping")
    }
  }

  private func delete(at offsets: IndexSet) { articles.remove(atOffsets: offsets) }

  private func delete(_ article: Article) { articles.removeAll { $0.id == article.id } }

  private func load() async {}
}

struct ListForms: View {
  @State private var articles = [Article(name: "Bread")]
  @State private var selection: Article.ID?
  @State private var several = Set<Article.ID>()
  @State private var name = ""
  @State private var isOn = false

  var body: some View {
    VStack {
      List(articles) { article in Text(article.name) }
      List(articles, id: \.name) { Text($0.name) }
      List(articles, selection: $selection) { Text($0.name) }
      List(articles, selection: $several) { article in Text(article.name).tag(article.id) }
      List($articles) { $article in TextField("Name", text: $article.name) }
      List(0..<5) { Text("Row \($0)") }.listStyle(PlainListStyle())
      List(articles, children: \.parts) { Text($0.name) }
      List(selection: $selection) {
        ForEach(articles) { Text($0.name) }
        OutlineGroup(articles, children: \.parts) { Text($0.name) }
      }
      .listStyle(SidebarListStyle())
      Form {
        Section {
          TextField("Name", text: $name)
          Toggle("On", isOn: $isOn).labelsHidden()
          LabeledContent("Version", value: "1.0")
          LabeledContent("Count") { Text("3") }
        } header: {
          Text("Settings")
        } footer: {
          Text("Kept on this machine")
        }
      }
      .formStyle(.grouped)
      GroupBox("Box") { Text("inside") }
      GroupBox(label: Label("Box", systemImage: "star")) { Text("inside") }
      ControlGroup {
        Button("One") {}
        Button("Two") {}
      }
      EditButton()
    }
  }
}

struct PhotoGrid: View {
  let columns = [GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 4), GridItem(.flexible(), alignment: .top)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 16, pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Photos")) {
          ForEach(0..<100, id: \.self) { Image(systemName: "\($0).circle") }
        }
      }
      LazyHGrid(rows: Array(repeating: .init(.fixed(40)), count: 3)) { ForEach(0..<9) { Text("\($0)") } }
    }
  }
}
