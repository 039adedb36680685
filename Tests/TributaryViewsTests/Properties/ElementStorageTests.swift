@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// Lists with stored ids are not read again for the same elements, and are read for others.
@MainActor struct ElementStorageTests {
  struct Stored: Identifiable {
    let id: Int
    var name: String
  }

  struct Computed: Identifiable {
    let stored: Stored
    var id: Int { stored.id % 1_000 }
  }

  final class Model: Identifiable {
    var id: Int
    init(_ id: Int) { self.id = id }
  }

  struct Holder: Identifiable {
    let model: Model
    var id: Int { model.id }
  }

  enum Kind: CaseIterable {
    case constant, numbers, closed, stored, contiguous, slice, path, deepPath, itself, computed, computedPath, objects,
      holders,
      bindings, boundPath, boundEdits, boundComputed
  }

  @MainActor final class Lists {
    var items = (0..<40).map { Stored(id: $0, name: "n\($0)") }
    var models = (0..<40).map { Model($0) }
    var range = 0..<40
    var binding: Binding<[Stored]> { Binding(get: { self.items }, set: { self.items = $0 }) }

    var edits: [@MainActor (Lists) -> Void] {
      [
        { _ in },
        { $0.items[3] = Stored(id: 103, name: "other") },
        { $0.items.swapAt(1, 30) },
        { $0.items[2].name = "renamed" },
        { $0.items = $0.items.map { $0 } },
        { $0.items.removeFirst(2) },
        { $0.items.insert(Stored(id: 200, name: "new"), at: 0) },
        { $0.range = 5..<45 },
        { $0.models[1].id = 301 },
        { $0.models.swapAt(0, 2) },
        { $0.items = [] },
        { $0.items = [Stored(id: 7, name: "back")] },
        { $0.range = 0..<0 },
        { _ in },
      ]
    }
  }

  @ViewBuilder static func rows(_ kind: Kind, _ lists: Lists) -> some View {
    switch kind {
    case .constant: ForEach(lists.range) { Row(id: $0, name: "\($0)") }
    case .numbers: ForEach(lists.range, id: \.self) { Row(id: $0, name: "\($0)") }
    case .closed: ForEach(0...lists.range.upperBound, id: \.self) { Row(id: $0, name: "\($0)") }
    case .stored: ForEach(lists.items) { Row(id: $0.id, name: $0.name) }
    case .contiguous: ForEach(ContiguousArray(lists.items)) { Row(id: $0.id, name: $0.name) }
    case .slice: ForEach(lists.items.dropFirst(lists.items.count / 2)) { Row(id: $0.id, name: $0.name) }
    case .path: ForEach(lists.items, id: \.name) { Row(id: $0.id, name: $0.name) }
    case .deepPath: ForEach(lists.items.map(Computed.init), id: \.stored.id) { Row(id: $0.id, name: $0.stored.name) }
    case .itself: ForEach(lists.items.map(\.id), id: \.self) { Row(id: $0, name: "\($0)") }
    case .computed: ForEach(lists.items.map(Computed.init)) { Row(id: $0.id, name: $0.stored.name) }
    case .computedPath: ForEach(lists.items, id: \.id.description) { Row(id: $0.id, name: $0.name) }
    case .objects: ForEach(lists.models) { Row(id: $0.id, name: "\($0.id)") }
    case .holders: ForEach(lists.models.map(Holder.init)) { Row(id: $0.id, name: "\($0.id)") }
    case .bindings: ForEach(lists.binding) { Row(id: $0.wrappedValue.id, name: $0.wrappedValue.name) }
    case .boundPath:
      ForEach(lists.binding, id: \.name) { Row(id: $0.wrappedValue.id, name: $0.wrappedValue.name) }
    case .boundEdits:
      ForEach(lists.binding, editActions: .all) { Row(id: $0.wrappedValue.id, name: $0.wrappedValue.name) }
    case .boundComputed:
      ForEach(Binding(get: { lists.items.map(Computed.init) }, set: { _ in })) {
        Row(id: $0.wrappedValue.id, name: $0.wrappedValue.stored.name)
      }
    }
  }

  struct Row: View {
    let id: Int
    let name: String
    @State private var origin: Int?
    var body: some View {
      Text("\(name)").frame(height: 10 + CGFloat(id % 3)).accessibilityIdentifier("\(id)")
        .onAppear { origin = id }
        .onChange(of: id) { if origin != id { Log.strayed.append(id) } }
    }
  }

  @MainActor enum Log { static var strayed: [Int] = [] }

  @Test(arguments: Kind.allCases) @MainActor func `Rows reflect the current elements`(kind: Kind) {
    let lists = Lists()
    Log.strayed = []
    let twins = Twins(200, 100) { _ in ScrollView { LazyVStack(spacing: 0) { Self.rows(kind, lists) } } }
    for edit in lists.edits {
      edit(lists)
      twins.edit()
      twins.compare("\(kind)")
    }
    // An existing row follows its id, and never reads another one where elements and ids belong together.
    if kind != .path, kind != .boundPath { expect(Log.strayed, equals: [], "\(kind)") }
  }

  /// The number of ids read when a body runs again over the same elements.
  @Test(arguments: Kind.allCases) @MainActor func `Stored ids are read once`(kind: Kind) {
    let lists = Lists()
    let host = settledHost(200, 100) { ScrollView { LazyVStack(spacing: 0) { Self.rows(kind, lists) } } }
    func idsRead() -> Int { host.nodes(of: LazyListNode.self).reduce(0) { $0 + $1.idsRead } }
    let before = idsRead()
    host.show(ScrollView { LazyVStack(spacing: 0) { Self.rows(kind, lists) } })
    let again = idsRead() - before
    switch kind {
    case .constant, .numbers, .closed, .stored, .contiguous, .slice, .path, .bindings, .boundPath, .boundEdits:
      expect(again, equals: 0, "\(kind)")
    // These arrays are new in each evaluation.
    case .deepPath, .itself: expect(again, equals: 40, "\(kind)")
    // Computed ids can change.
    case .computed, .computedPath, .objects, .holders, .boundComputed: expect(again, equals: 40, "\(kind)")
    }
  }
}
