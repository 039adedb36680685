import SwiftUI

struct RecipeBook: View {
  @StateObject private var library = Library()
  @State private var path = NavigationPath()
  @State private var onlyFavorites = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Toggle("Favorites only", isOn: $onlyFavorites).accessibilityIdentifier("favorites")
        ForEach(library.courses, id: \.self) { course in
          Section(course) {
            ForEach(library.recipes(of: course, onlyFavorites: onlyFavorites)) { recipe in
              NavigationLink(value: recipe.id) {
                HStack {
                  VStack(alignment: .leading) {
                    Text(recipe.name)
                    Text("\(recipe.minutes) min").font(.caption).foregroundStyle(.secondary)
                  }
                  Spacer()
                  if recipe.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.red) }
                }
              }
            }
          }
        }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.ID.self) { id in
        if let index = library.recipes.firstIndex(where: { $0.id == id }) {
          Page(recipe: $library.recipes[index])
        }
      }
    }
    .environmentObject(library)
  }
}

extension RecipeBook {
  struct Recipe: Identifiable, Hashable {
    var id: String { name }
    let name: String
    let course: String
    let minutes: Int
    let ingredients: [(name: String, grams: Int)]
    var isFavorite = false

    static func == (one: Recipe, other: Recipe) -> Bool {
      one.id == other.id && one.isFavorite == other.isFavorite
    }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  final class Library: ObservableObject {
    @Published var recipes = [
      Recipe(name: "Pancakes", course: "Breakfast", minutes: 20, ingredients: [("Flour", 100), ("Milk", 150)]),
      Recipe(name: "Lentil soup", course: "Dinner", minutes: 45, ingredients: [("Lentils", 80), ("Carrots", 60)]),
      Recipe(
        name: "Flatbread", course: "Dinner", minutes: 30, ingredients: [("Flour", 120), ("Yogurt", 50)],
        isFavorite: true),
    ]

    var courses: [String] { Array(Set(recipes.map(\.course))).sorted() }

    func recipes(of course: String, onlyFavorites: Bool) -> [Recipe] {
      recipes.filter { $0.course == course && ($0.isFavorite || !onlyFavorites) }
    }
  }

  struct Page: View {
    @Binding var recipe: Recipe
    @EnvironmentObject private var library: Library
    @State private var servings = 2

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Stepper("Servings: \(servings)", value: $servings, in: 1...12).accessibilityIdentifier("servings")
        Grid(alignment: .leading, horizontalSpacing: 16) {
          ForEach(recipe.ingredients, id: \.name) { ingredient in
            GridRow {
              Text(ingredient.name)
              Text("\(ingredient.grams * servings) g")
                .monospacedDigit()
                .gridColumnAlignment(.trailing)
            }
            Divider()
          }
        }
        Text("One of \(library.recipes.count) recipes").font(.footnote)
        Spacer()
      }
      .padding()
      .navigationTitle(recipe.name)
      .toolbar {
        Button {
          recipe.isFavorite.toggle()
        } label: {
          Image(systemName: recipe.isFavorite ? "heart.fill" : "heart")
        }
        .accessibilityIdentifier("favorite")
      }
    }
  }
}
