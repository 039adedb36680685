import SwiftUI

struct RecipeBook: View {
  @StateObject private var library = Library()
  @State private var path = NavigationPath()
  @State private var onlyFavourites = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Toggle("Favourites only", isOn: $onlyFavourites).accessibilityIdentifier("favourites")
        ForEach(library.courses, id: \.self) { course in
          Section(course) {
            ForEach(library.recipes(of: course, onlyFavourites: onlyFavourites)) { recipe in
              NavigationLink(value: recipe.id) {
                HStack {
                  VStack(alignment: .leading) {
                    Text(recipe.name)
                    Text("\(recipe.minutes) min").font(.caption).foregroundStyle(.secondary)
                  }
                  Spacer()
                  if recipe.isFavourite { Image(systemName: "heart.fill").foregroundStyle(.red) }
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
    var isFavourite = false

    static func == (one: Recipe, other: Recipe) -> Bool {
      one.id == other.id && one.isFavourite == other.isFavourite
    }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  final class Library: ObservableObject {
    @Published var recipes = [
      Recipe(name: "Pancakes", course: "Breakfast", minutes: 20, ingredients: [("Flour", 100), ("Milk", 150)]),
      Recipe(name: "Lentil soup", course: "Dinner", minutes: 45, ingredients: [("Lentils", 80), ("Carrots", 60)]),
      Recipe(
        name: "Flat bread", course: "Dinner", minutes: 30, ingredients: [("Flour", 120), ("Yoghurt", 50)],
        isFavourite: true),
    ]

    var courses: [String] { Array(Set(recipes.map(\.course))).sorted() }

    func recipes(of course: String, onlyFavourites: Bool) -> [Recipe] {
      recipes.filter { $0.course == course && ($0.isFavourite || !onlyFavourites) }
    }
  }

  struct Page: View {
    @Binding var recipe: Recipe
    @EnvironmentObject private var library: Library
    @State private var servings = 2

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Stepper("For \(servings)", value: $servings, in: 1...12).accessibilityIdentifier("servings")
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
          recipe.isFavourite.toggle()
        } label: {
          Image(systemName: recipe.isFavourite ? "heart.fill" : "heart")
        }
        .accessibilityIdentifier("favourite")
      }
    }
  }
}
