import SwiftUI

/// A to-do list. The sources in this folder do not mention Tributary: a module alias defines the name SwiftUI.
@main
struct ErrandsApp: App {
  var body: some Scene {
    WindowGroup("Errands") { TodoList() }
      .defaultSize(width: 400, height: 480)
  }
}
