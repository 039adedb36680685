import SwiftUI

/// Recipes by course, each with a page of its own. Nothing in this folder knows of Tributary.
@main
struct CookbookApp: App {
  var body: some Scene {
    WindowGroup("Cookbook") { RecipeBook() }
      .defaultSize(width: 400, height: 480)
  }
}
