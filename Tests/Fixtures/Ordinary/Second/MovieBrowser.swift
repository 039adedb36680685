import SwiftUI

struct MovieBrowser: View {
  struct Movie: Identifiable, Hashable {
    enum Genre: String, CaseIterable { case drama, comedy, thriller }

    let id: Int
    let title: String
    let genre: Genre
    let year: Int
    let rating: Double
  }

  static let movies = [
    Movie(id: 1, title: "The Long Quay", genre: .drama, year: 2016, rating: 8.1),
    Movie(id: 2, title: "Night Shift", genre: .thriller, year: 2020, rating: 7.4),
    Movie(id: 3, title: "Two Left Feet", genre: .comedy, year: 2011, rating: 6.9),
    Movie(id: 4, title: "Letters from Bergen", genre: .drama, year: 2022, rating: 7.8),
  ]

  @State private var path = NavigationPath()
  @State private var query = ""
  @State private var genre: Movie.Genre?
  @State private var watchlist: Set<Movie.ID> = []

  private var groups: [(decade: Int, movies: [Movie])] {
    let found = Self.movies.filter { movie in
      (genre == nil || movie.genre == genre) && (query.isEmpty || movie.title.localizedCaseInsensitiveContains(query))
    }
    return Dictionary(grouping: found) { $0.year / 10 * 10 }
      .map { (decade: $0.key, movies: $0.value) }
      .sorted { $0.decade > $1.decade }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(groups, id: \.decade) { group in
          Section("\(String(group.decade))s") {
            ForEach(group.movies) { movie in
              NavigationLink(value: movie) {
                LabeledContent(movie.title) { Text(movie.rating, format: .number.precision(.fractionLength(1))) }
              }
              .accessibilityIdentifier("movie-\(movie.id)")
            }
          }
        }
        if !watchlist.isEmpty {
          Text("\(watchlist.count) on the watchlist").accessibilityIdentifier("marked")
        }
      }
      .overlay {
        if groups.isEmpty { Label("No results for “\(query)”", systemImage: "magnifyingglass") }
      }
      .searchable(text: $query, prompt: "Titles")
      .navigationTitle("Movies")
      .navigationDestination(for: Movie.self) { movie in
        MovieBrowserDetail(movie: movie, isMarked: isMarked(movie))
      }
      .toolbar {
        Menu {
          Picker("Genre", selection: $genre) {
            Text("Any").tag(Movie.Genre?.none)
            ForEach(Movie.Genre.allCases, id: \.self) { Text($0.rawValue.capitalized).tag(Optional($0)) }
          }
        } label: {
          Label("Filter", systemImage: "line.3.horizontal")
        }
        .accessibilityIdentifier("filter")
      }
    }
  }

  private func isMarked(_ movie: Movie) -> Binding<Bool> {
    Binding {
      watchlist.contains(movie.id)
    } set: { isOn in
      if isOn { watchlist.insert(movie.id) } else { watchlist.remove(movie.id) }
    }
  }
}

struct MovieBrowserDetail: View {
  let movie: MovieBrowser.Movie
  @Binding var isMarked: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(movie.title).font(.largeTitle).fontWeight(.bold).accessibilityIdentifier("title-detail")
      Text("\(movie.genre.rawValue.capitalized), \(String(movie.year))").foregroundStyle(.secondary)
      Gauge(value: movie.rating, in: 0...10) {
        Text("Rating")
      } currentValueLabel: {
        Text(movie.rating.formatted())
      }
      Button(isMarked ? "On Watchlist" : "Add to Watchlist") { isMarked.toggle() }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("watchlist")
      Spacer()
    }
    .padding()
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview("List") { MovieBrowser() }

#Preview("Detail") {
  @Previewable @State var isMarked = true
  MovieBrowserDetail(movie: MovieBrowser.movies[0], isMarked: $isMarked)
}
