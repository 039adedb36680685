import Testing
import TributaryDrawing
import TributaryGeometry
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryControls
import TributaryHost

/// A read through a binding may follow key paths, take locks and copy, so the number of reads matters.
@Suite @MainActor struct BoundCollectionTests {
  private struct Item: Identifiable {
    let id: Int
    var name = "Milk"
  }

  @MainActor private final class Model {
    var items: [Item]
    var reads = 0
    init(_ count: Int) { items = (0..<count).map { Item(id: $0) } }

    var binding: Binding<[Item]> {
      Binding {
        self.reads += 1
        return self.items
      } set: {
        self.items = $0
      }
    }
  }

  private struct Page<Rows: View>: View {
    let model: Model
    @State private var note = "a"
    let rows: (Binding<[Item]>) -> Rows

    var body: some View {
      VStack {
        TextField("Note", text: $note)
        List { rows(model.binding) }
      }
    }
  }

  /// The reads of the first frame, and of a letter that is typed into the field beside the list.
  private func reads(_ count: Int, @ViewBuilder _ rows: @escaping (Binding<[Item]>) -> some View) -> [Int] {
    let model = Model(count)
    let host = settledHost(300, 300) { Page(model: model, rows: rows) }
    let first = model.reads
    host.tap(at: CGPoint(x: 60, y: 16))
    model.reads = 0
    host.type("b")
    return [first, model.reads]
  }

  @Test func `A list of bindings reads its collection once per evaluation, whatever its length`() {
    let own = [100, 1_000].map { reads($0) { ForEach($0) { $item in Text("row \(item.id)") } } }
    let path = [100, 1_000].map { reads($0) { ForEach($0, id: \.id) { $item in Text("row \(item.id)") } } }
    #expect(own[0] == own[1], "\(own)")
    #expect(path[0] == path[1], "\(path)")
    // Only the visible rows read their element.
    #expect(own[1].allSatisfy { $0 < 60 }, "\(own)")
  }
}
