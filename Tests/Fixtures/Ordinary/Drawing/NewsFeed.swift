import SwiftUI

struct NewsFeed: View {
  @StateObject private var model = FeedModel()

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ForEach(model.articles) { article in
          HStack(alignment: .top) {
            AsyncImage(url: article.picture) { phase in
              switch phase {
              case .success(let image):
                image.resizable().aspectRatio(contentMode: .fill)
              case .failure:
                Image(systemName: "photo").foregroundStyle(.placeholder)
              case .empty:
                Color.gray.opacity(0.2)
              @unknown default:
                EmptyView()
              }
            }
            .frame(width: 60, height: 60)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading) {
              Text(article.title).font(.headline)
              Text(article.summary).font(.subheadline)
            }
          }
        }
      }
      .redacted(reason: model.isLoading ? .placeholder : [])
    }
    .padding()
    .overlay(alignment: .bottom) {
      Button("Reload") { model.load() }.unredacted()
    }
  }
}

final class FeedModel: ObservableObject {
  struct Article: Identifiable {
    let id: Int
    let title: String
    let summary: AttributedString
    let picture: URL?
  }

  @Published var isLoading = true
  @Published var articles = [
    Article(id: 0, title: "A headline of some length", summary: "And what it is about", picture: nil)
  ]

  func load() {
    var summary = AttributedString("Now with a ")
    var strong = AttributedString("word")
    strong.font = .subheadline.bold()
    strong.foregroundColor = .red
    summary += strong
    articles = [
      Article(
        id: 1, title: "Local news", summary: summary,
        picture: URL(
          string: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9"
            + "awAAAABJRU5ErkJggg==")),
      Article(id: 2, title: "From afar", summary: "Nothing to see", picture: URL(string: "https://example.org/a.png")),
    ]
    isLoading = false
  }
}
