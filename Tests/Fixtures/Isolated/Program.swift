import SwiftUI

@main struct Program: App {
  @StateObject private var store = Store()
  @Environment(\.scenePhase) private var phase
  @State private var changes = 0

  var body: some Scene {
    WindowGroup { ModelReader().environmentObject(store) }
      .commands { Shortcuts() }
      .onChange(of: phase) { changes += 1 }
    Second()
  }
}

struct Second: Scene {
  var body: some Scene { WindowGroup("second", id: "second") { LookBook() } }
}

struct Shortcuts: Commands {
  @FocusedValue(\.chapter) private var chapter

  var body: some Commands {
    CommandMenu("Menu") {
      Button(chapter ?? "none") {}.keyboardShortcut("m")
    }
    CommandGroup(replacing: .newItem) { Button("new") {} }
  }
}

struct Bar: ToolbarContent {
  var body: some ToolbarContent { ToolbarItem(placement: .primaryAction) { Button("bar") {} } }
}

#Preview { ShapeGallery() }
