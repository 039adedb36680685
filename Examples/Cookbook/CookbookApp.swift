import SwiftUI

/// Recipes by course, each with a separate page. The sources in this folder do not mention Tributary.
@main
struct CookbookApp: App {
  var body: some Scene {
    WindowGroup("Cookbook") { RecipeBook() }
      .defaultSize(width: 400, height: 480)
  }
}
