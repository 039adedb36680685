import Foundation

// Drags and drops as public code for iOS 26 and macOS 26 writes them. The file only has to compile.

private struct Snapshot: Transferable, Identifiable, Codable {
  var id = UUID()
  var name = ""
  static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
}

private struct PhotoLibrary: View {
  @State private var photos: [Snapshot] = []
  @State private var selection: Set<UUID> = []
  @State private var urls: [URL] = []
  @State private var isTargeted = false
  @State private var pending: [DropSession.ID: UUID] = [:]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(photos) { photo in Text(photo.name).draggable(containerItemID: photo.id) }
      }
      .dragContainer(for: Snapshot.self) { ids in photos(with: ids) }.dragContainerSelection(Array(selection))
      .dragConfiguration(DragConfiguration(allowMove: false, allowDelete: true))
      .onDragSessionUpdated { session in
        let ids = session.draggedItemIDs(for: Snapshot.ID.self)
        if session.phase == .ended(.delete) { photos.removeAll { ids.contains($0.id) } }
      }
      VStack { ForEach(urls, id: \.self) { Text($0.path).draggable(containerItemID: $0) } }
        .dragContainer(for: URL.self, itemID: \.self) { (urls: [URL]) in urls }.dragContainerSelection(urls)
        .dragConfiguration(
          DragConfiguration(
            operationsWithinApp: .init(allowCopy: false, allowMove: true), operationsOutsideApp: .init(allowCopy: false)
          ))
      Color.red.dropDestination(for: Snapshot.self) { items, session in receive(items, session: session) }
        .dropConfiguration { session in
          let operation: DropOperation = session.suggestedOperations.contains(.move) ? .move : .copy
          var configuration = DropConfiguration(operation: operation)
          configuration.acceptedItemCount = 1
          return configuration
        }
        .onDropSessionUpdated { session in
          switch session.phase {
          case .entering, .active: isTargeted = true
          case .exiting, .ended, .dataTransferCompleted: isTargeted = false
          @unknown default: isTargeted = false
          }
        }
      Text("a").draggable("x").onDragSessionUpdated(handleDrag).onDropSessionUpdated(handleDrop)
      Color.blue.frame(height: 3).dropDestination(for: Snapshot.self, isEnabled: true) {
        (items: [Snapshot], session: DropSession) in
        guard let item = items.first else { return }
        photos.append(item)
        isTargeted = session.location.y > 0
      }
    }
    .dropDestination(for: String.self) { texts, location in texts.count > Int(location.x) }
  }
  func photos(with ids: [UUID]) -> [Snapshot] { photos.filter { ids.contains($0.id) } }
  func receive(_ items: [Snapshot], session: DropSession) { pending[session.id] = UUID() }
  func handleDrag(_ session: DragSession) { if case .ended(let op) = session.phase, op != .cancel { selection = [] } }
  func handleDrop(_ session: DropSession) {}
}

private struct Album: Identifiable {
  var id: Int
  var photos: [Snapshot]
}

private struct ReorderedAlbums: View {
  @State private var photos: [Snapshot] = []
  @State private var albums: [Album] = []
  @State private var names: [String] = []
  var body: some View {
    if #available(iOS 27.0, *) {
      LazyVGrid(columns: []) { ForEach(photos) { Text($0.name) }.reorderable() }
        .reorderContainer(for: Snapshot.self) { difference in difference.apply(to: &photos) }
      List {
        ForEach(albums) { album in
          Section { ForEach(album.photos) { Text($0.name) }.reorderable(collectionID: album.id) }
        }
      }
      .reorderContainer(for: Snapshot.self, in: Album.ID.self, isEnabled: albums.count > 1) { difference in
        albums.removeAll { $0.id == difference.destination.collectionID && difference.sources.isEmpty }
      }
      HStack { ForEach(names, id: \.self) { Text($0) }.reorderable() }
        .reorderContainer(for: String.self, itemID: \.self) { names.append(contentsOf: $0.sources) }
      VStack { ForEach(names, id: \.self) { Text($0) }.onMove { _, _ in }.reorderable(collectionID: 1) }
        .reorderContainer(for: String.self, itemID: \.self, in: Int.self, isEnabled: true, move: move)
    }
  }

  private func move(_ difference: ReorderDifference<String, Int>) {
    let end = ReorderDifference<String, Int>.Destination(position: .end, collectionID: 1)
    let isFirst = ReorderDifference<String, ReorderableSingleCollectionIdentifier>.Destination(position: .before("a"))
    if difference.destination == end, isFirst.position == .before("a") { names.removeAll() }
  }
}

extension ReorderDifference where CollectionID == ReorderableSingleCollectionIdentifier {
  fileprivate func apply<C: RangeReplaceableCollection>(to collection: inout C)
  where C.Element: Identifiable, C.Element.ID == ItemID {
    let moved = collection.filter { sources.contains($0.id) }
    collection.removeAll { sources.contains($0.id) }
    switch destination.position {
    case .before(let id):
      collection.insert(contentsOf: moved, at: collection.firstIndex { $0.id == id } ?? collection.endIndex)
    case .end: collection.append(contentsOf: moved)
    }
  }
}
