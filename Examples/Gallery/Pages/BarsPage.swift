import Tributary

/// Tabs, a toolbar, a menu, and an alert.
struct BarsPage: View {
  static let explanation = """
    Each tab keeps its state. Toolbar items appear in the bar of their page. The menu opens below its button, and a \
    long press on a mark opens a context menu. Return and Escape answer the alert.
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
      Text("Marks: \(marks.count)")
    }
  }
}

/// Tabs in the page style.
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
