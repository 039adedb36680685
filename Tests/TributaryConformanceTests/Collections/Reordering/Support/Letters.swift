/// An item of a reorderable collection.
struct Letter: Identifiable, Equatable { let id: String }

extension ReorderDifference where ItemID == String {
  /// The identifiers of the moved items and of the next item, as "ac<d".
  var text: String {
    switch destination.position {
    case .before(let next): "\(sources.joined())<\(next)"
    case .end: "\(sources.joined())<"
    }
  }
}

/// Letters of 40 by 40 points in a container, in which they can be reordered.
struct Letters<Container: View>: View {
  @State private var letters: [Letter]
  let journal: Journal
  let isEnabled: Bool
  let container: (Rows) -> Container

  typealias Rows = AnyView
  init(
    _ journal: Journal, names: [String] = ["a", "b", "c", "d", "e"], isEnabled: Bool = true,
    @ViewBuilder container: @escaping (Rows) -> Container
  ) {
    _letters = State(initialValue: names.map { Letter(id: $0) })
    (self.journal, self.isEnabled, self.container) = (journal, isEnabled, container)
  }
  var body: some View {
    container(AnyView(ForEach(letters) { Block($0.id, 40, 40) }.reorderable()))
      .reorderContainer(for: Letter.self, isEnabled: isEnabled) { difference in
        journal.note(difference.text)
        let moved = difference.sources.map { Letter(id: $0) }
        letters.removeAll { moved.contains($0) }
        var index = letters.endIndex
        if case .before(let next) = difference.destination.position {
          index = letters.firstIndex { $0.id == next } ?? index
        }
        letters.insert(contentsOf: moved, at: index)
      }
  }
}
