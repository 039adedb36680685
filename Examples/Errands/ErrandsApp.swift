import SwiftUI

/// A list of what is to be done. Nothing in this folder knows of Tributary: the compiler is told what SwiftUI means.
@main
struct ErrandsApp: App {
  var body: some Scene {
    WindowGroup("Errands") { TodoList() }
      .defaultSize(width: 400, height: 480)
  }
}
