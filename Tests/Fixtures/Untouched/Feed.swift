import Foundation

/// A model that imports only Foundation, which provides observable objects and URL loading on Apple's platforms.
@MainActor
final class Feed: ObservableObject {
  @Published private(set) var titles: [String] = []
  @Published var isLoading = false

  func load(_ url: URL, in session: URLSession = .shared) async throws {
    isLoading = true
    defer { isLoading = false }
    let (data, response) = try await session.data(for: URLRequest(url: url))
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return }
    titles = try JSONDecoder().decode([String].self, from: data)
  }
}
