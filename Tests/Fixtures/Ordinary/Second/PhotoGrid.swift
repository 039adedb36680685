import SwiftUI

struct PhotoGrid: View {
  struct Photo: Identifiable, Hashable {
    let id: Int
    let hue: Double
    var isFavorite = false
  }

  enum Filter: String, CaseIterable, Identifiable {
    case all = "All"
    case favorites = "Favorites"

    var id: Self { self }
  }

  @State private var photos = (1...12).map { Photo(id: $0, hue: Double($0) / 12) }
  @State private var opened: Photo.ID?
  @State private var filter = Filter.all
  @Namespace private var namespace

  private let columns = [GridItem(.adaptive(minimum: 90, maximum: 140), spacing: 4)]

  private var shown: [Photo] { filter == .all ? photos : photos.filter(\.isFavorite) }

  private var status: String {
    let favorites = photos.filter(\.isFavorite).count
    return favorites == 0 ? "\(photos.count) photos" : "\(photos.count) photos, \(favorites) favorite"
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        Picker("Filter", selection: $filter.animation()) {
          ForEach(Filter.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .padding(.horizontal)

        LazyVGrid(columns: columns, spacing: 4) {
          ForEach(shown) { photo in
            tile(photo)
              .aspectRatio(1, contentMode: .fill)
              .onTapGesture { withAnimation(.snappy) { opened = photo.id } }
              .accessibilityIdentifier("photo-\(photo.id)")
          }
        }
        .padding(4)

        Text(status).font(.footnote).foregroundStyle(.secondary).accessibilityIdentifier("status")
      }
      .navigationTitle("Library")
    }
    .overlay {
      if let index = photos.firstIndex(where: { $0.id == opened }) {
        viewer($photos[index])
      }
    }
  }

  private func tile(_ photo: Photo) -> some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.9).gradient)
      .matchedGeometryEffect(id: photo.id, in: namespace, isSource: opened != photo.id)
      .overlay(alignment: .bottomTrailing) {
        if photo.isFavorite {
          Image(systemName: "heart.fill").foregroundStyle(.white).padding(6)
        }
      }
  }

  private func viewer(_ photo: Binding<Photo>) -> some View {
    VStack(spacing: 16) {
      Text("Photo \(photo.wrappedValue.id)").font(.title2).bold().accessibilityIdentifier("title")
      RoundedRectangle(cornerRadius: 16)
        .fill(Color(hue: photo.wrappedValue.hue, saturation: 0.6, brightness: 0.9).gradient)
        .matchedGeometryEffect(id: photo.wrappedValue.id, in: namespace)
        .aspectRatio(4 / 3, contentMode: .fit)
      HStack {
        Toggle(isOn: photo.isFavorite) {
          Label("Favorite", systemImage: photo.wrappedValue.isFavorite ? "heart.fill" : "heart")
        }
        .toggleStyle(.button)
        .accessibilityIdentifier("favorite")
        Spacer()
        Button("Close") { withAnimation(.snappy) { opened = nil } }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("close")
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemBackground))
    .transition(.opacity)
  }
}

#Preview { PhotoGrid() }
