import SwiftUI

struct ContactSheet: View {
  @State private var photos = (1...24).map(Photo.init)
  @State private var columnCount = 3
  @State private var selected: Photo?
  @Namespace private var space

  private var columns: [GridItem] { Array(repeating: GridItem(.flexible(), spacing: 4), count: columnCount) }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 4) {
          ForEach(photos) { photo in
            Thumbnail(photo: photo)
              .aspectRatio(1, contentMode: .fit)
              .onTapGesture { selected = photo }
              .contextMenu {
                Button("Delete", role: .destructive) { photos.removeAll { $0 == photo } }
              }
              .accessibilityIdentifier("photo \(photo.number)")
          }
        }
        .padding(4)
        .animation(.default, value: columnCount)
      }
      .navigationTitle("Photos")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Fewer", systemImage: "minus") { columnCount = max(2, columnCount - 1) }
            .accessibilityIdentifier("fewer")
          Button("More", systemImage: "plus") { columnCount = min(6, columnCount + 1) }
            .accessibilityIdentifier("more")
        }
      }
      .sheet(item: $selected) { photo in
        VStack {
          Thumbnail(photo: photo).frame(width: 200, height: 200)
          Text("Photo \(photo.number)").font(.title2)
          Button("Done") { selected = nil }
        }
        .padding()
      }
    }
  }
}

extension ContactSheet {
  struct Photo: Identifiable, Hashable {
    let number: Int
    var id: Int { number }
    var hue: Double { Double(number) / 24 }
  }

  struct Thumbnail: View {
    let photo: Photo

    var body: some View {
      RoundedRectangle(cornerRadius: 6)
        .fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        .overlay(alignment: .bottomTrailing) {
          Text("\(photo.number)").font(.caption).padding(4).foregroundStyle(.white)
        }
        .clipped()
    }

    private var colors: [Color] {
      [
        Color(hue: photo.hue, saturation: 0.5, brightness: 0.9),
        Color(hue: photo.hue, saturation: 0.9, brightness: 0.5),
      ]
    }
  }
}
