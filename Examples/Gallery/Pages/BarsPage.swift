import Tributary

/// Tabs, a toolbar, a menu and an alert.
struct BarsPage: View {
  static let explanation = """
    Each tab keeps its state. The items of a toolbar go to the bar of their page; the menu opens below its button, a \
    long press on a mark opens another. Return and Escape answer the question.
    """

  var body: some View {
    TabView {
      NavigationStack { MarksPage() }.tabItem { Label("Marks", systemImage: "star") }
      Flips().tabItem { Label("Flips", systemImage: "square") }
    }
  }
}

/// A list of marks, with a toolbar.
private struct MarksPage: View {
  @State private var marks = ["Oslo", "Rome"]
  @State private var isAsking = false

  var body: some View {
    VStack(spacing: 12) {
      ForEach(marks, id: \.self) { mark in
        Text(mark)
          .accessibilityIdentifier(mark)
          .contextMenu {
            Button("Remove", role: .destructive) { marks.removeAll { $0 == mark } }
          }
      }
    }
    .navigationTitle("Marks")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Clear") { isAsking = true }
          .disabled(marks.isEmpty)
          .accessibilityIdentifier("clear")
      }
      ToolbarItem(placement: .primaryAction) {
        Menu {
          ForEach(["Bern", "Cork", "Lyon"], id: \.self) { city in
            Button(city) { marks.append(city) }
          }
        } label: {
          Text("Add").accessibilityIdentifier("add")
        }
      }
    }
    .alert("Remove all marks?", isPresented: $isAsking) {
      Button("Keep", role: .cancel) {}
      Button("Remove", role: .destructive) { marks = [] }
    } message: {
      Text("There are \(marks.count).")
    }
  }
}

/// Pages that are flipped.
private struct Flips: View {
  var body: some View {
    TabView {
      Color.red.overlay { Text("one") }
      Color.green.overlay { Text("two") }
      Color.blue.overlay { Text("three") }
    }
    .tabViewStyle(.page)
  }
}
