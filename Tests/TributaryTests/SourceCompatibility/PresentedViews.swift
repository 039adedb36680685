// Code as written for SwiftUI, in the style of Apple's documentation, with only the import replaced.

struct Park: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct ParkList: View {
  @State private var parks = [Park(id: 1, name: "Yosemite"), Park(id: 2, name: "Sequoia")]
  @State private var path = NavigationPath()
  @State private var edited: Park?
  @State private var showsAbout = false
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        ForEach(parks) { park in NavigationLink(park.name, value: park) }
        NavigationLink {
          Text("Made of parks").navigationTitle("About")
        } label: {
          Label("About", systemImage: "info.circle")
        }
        Button("Help") { showsAbout.toggle() }
      }
      .navigationTitle("Parks").navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Park.self) { park in
        ParkDetails(park: park, edit: { edited = park }, home: { path = NavigationPath() })
      }
    }
    .sheet(item: $edited) { park in
      ParkEditor(name: park.name) { name in
        if let index = parks.firstIndex(where: { $0.id == park.id }) { parks[index].name = name }
      }
    }
    .sheet(isPresented: $showsAbout) {
      Text("Help").presentationDetents([.height(80)]).presentationDragIndicator(.visible)
    }
  }
}

struct ParkDetails: View {
  let park: Park
  let edit: () -> Void
  let home: () -> Void
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Button("Edit") { edit() }
      Button("Close") { dismiss() }
      Button("Home") { home() }
      NavigationLink("Neighbor", value: Park(id: 9, name: "Neighbor of \(park.name)"))
    }
    .navigationTitle(park.name)
  }
}

struct ParkEditor: View {
  enum Field: Hashable {
    case name, note
  }

  @State var name: String
  let save: (String) -> Void
  @State private var note = ""
  @FocusState private var field: Field?
  @Environment(\.dismiss) private var dismiss
  @State private var detent = PresentationDetent.medium

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .note }
      TextField("Note", text: $note).focused($field, equals: .note)
        .onSubmit {
          save(name)
          dismiss()
        }
      if name.isEmpty { ProgressView("Waiting") }
    }
    .padding().presentationDetents([.medium, .large], selection: $detent)
    .interactiveDismissDisabled(name.isEmpty).onAppear { field = .name }
  }
}

struct OldBook: View {
  @Environment(\.presentationMode) private var presentationMode
  var body: some View {
    NavigationView {
      NavigationLink(destination: Chapter()) { Text("Chapter") }.navigationBarTitle("Book", displayMode: .inline)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  struct Chapter: View {
    @Environment(\.presentationMode) private var presentationMode
    var body: some View {
      Button("Leave") { presentationMode.wrappedValue.dismiss() }.navigationBarTitle(Text("One"))
    }
  }
}
