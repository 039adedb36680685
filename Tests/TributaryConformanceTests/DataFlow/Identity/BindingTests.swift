@MainActor struct BindingTests {
  private struct Model {
    var width: CGFloat = 10
    var inner = Inner()
    struct Inner { var words = ["a", "b"] }
  }

  private struct Widener: View {
    let name: String
    @Binding var width: CGFloat
    var body: some View {
      Color.red.frame(width: width, height: 10).accessibilityIdentifier(name).onTapGesture { width += 5 }
    }
  }

  @Test(.claim("BIND-08")) func `A sendable closure captures a binding and a state`() async {
    struct Width: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    struct Screen: View {
      @State private var width: CGFloat = 10
      @State private var height: CGFloat = 10
      private func keep<T: Sendable>(_ value: T) -> T { value }
      var body: some View {
        let width = keep($width)
        let state = keep(_height)
        let action: @Sendable (CGFloat) -> Void = { new in
          MainActor.assumeIsolated {
            width.wrappedValue = new
            state.wrappedValue = new / 2
          }
        }
        Color.red.frame(width: self.width, height: height).accessibilityIdentifier("a")
          .preference(key: Width.self, value: 40)
          .onPreferenceChange(Width.self) { action($0) }
      }
    }
    let host = settledHost(200, 200) { Screen() }
    expect(host.frame(of: "a")?.size, equals: CGSize(width: 40, height: 20))
    expectEmpty(host.diagnostics)
  }

  @Test(.claim("BIND-01")) @MainActor func `A binding reads and writes state`() {
    struct Screen: View {
      let journal: Journal
      @State private var model = Model()
      @State private var width: CGFloat = 20
      var body: some View {
        let _ = journal.note("\(Int(model.width)) \(Int(width)) \(model.inner.words.joined())")
        Widener(name: "member", width: $model.width)
        Widener(name: "whole", width: $width)
        Trigger("word") { $model.inner.words[1].wrappedValue = "c" }
      }
    }
    let journal = Journal()
    play(
      settledHost(100, 100) { Screen(journal: journal) }, journal,
      "| log = 10 20 ab",
      "tap member | log = 15 20 ab; extent member = 15 10",
      "tap whole | log = 15 25 ab; extent whole = 25 10",
      "tap word | log = 15 25 ac")
  }

  @Test(.claim("BIND-02")) @MainActor func `A binding is a dependency of its reader`() {
    struct Parent: View {
      let journal: Journal
      @State private var width: CGFloat = 10
      var body: some View {
        let _ = journal.note("parent")
        Widener(name: "child", width: $width)
      }
    }
    let journal = Journal()
    play(100, 100, journal, "| log = parent", "tap child | extent child = 15 10; log =") { Parent(journal: journal) }
  }

  @Test(.claim("BIND-03")) @MainActor func `Bindings do not require state`() {
    play(100, 100, "tap a | extent a = 12 10") { Widener(name: "a", width: .constant(12)) }
    struct Doubling: View {
      @State private var half: CGFloat = 10
      var body: some View {
        Widener(name: "a", width: Binding(get: { half * 2 }, set: { half = $0 / 2 }))
        Block("half", half, 10)
      }
    }
    play(100, 100, "| extent a = 20 10", "tap a | extent a = 25 10; extent half = 12.5 10") { Doubling() }
  }

  @Test(.claim("BIND-04")) @MainActor func `A binding to an optional can be unwrapped`() {
    struct Screen: View {
      @State private var width: CGFloat?
      @State private var sure: CGFloat = 30
      var body: some View {
        Trigger("set") { width = 20 }
        Trigger("write optional") { Binding<CGFloat?>($sure).wrappedValue = 35 }
        if let width = Binding($width) { Widener(name: "some", width: width) }
        Block("sure", sure, 10)
      }
    }
    let host = settledHost(200, 200) { Screen() }
    expect(host.extent("some"), equals: "nowhere")
    expect(host.tapped("set").extent("some"), equals: "20 10")
    expect(host.tapped("some").extent("some"), equals: "25 10")
    expect(host.tapped("write optional").extent("sure"), equals: "35 10")
  }

  @Test(.claim("BIND-05")) @MainActor func `Bindings to collections project their elements`() {
    struct Item: Identifiable {
      let id: String
      var width: CGFloat
    }
    struct Screen: View {
      let journal: Journal
      @State private var items = [Item(id: "a", width: 10), Item(id: "b", width: 20), Item(id: "c", width: 30)]
      var body: some View {
        let _ = journal.note(items.map { "\($0.id)\(Int($0.width))" }.joined(separator: ","))
        ForEach($items) { $item in Widener(name: item.id, width: $item.width) }
        Trigger("drop") { items.removeFirst() }
        Trigger("first") { $items.first?.wrappedValue.width = 50 }
      }
    }
    let journal = Journal()
    play(
      settledHost(100, 200) { Screen(journal: journal) }, journal,
      "clear; tap b | log = a10,b25,c30; extent b = 25 10",
      "tap drop | log = b25,c30",
      "tap c | log = b25,c35; extent c = 35 10",
      "tap first | log = b50,c35")
  }

  private struct Rows: View {
    struct Item: Identifiable {
      let id: Int
      var width: CGFloat = 10
      var model: AnyObject?
    }
    struct Row: View {
      @Binding var item: Item
      let journal: Journal
      var body: some View {
        let _ = journal.note("\(item.id):\(Int(item.width))")
        Color.red.frame(width: item.width, height: 10).accessibilityIdentifier("\(item.id)")
          .onTapGesture { item.width += 5 }
      }
    }
    let journal: Journal
    var model: AnyObject?
    @State private var items = (0..<5).map { Item(id: $0) }
    var body: some View {
      ForEach($items) { $item in Row(item: $item, journal: journal) }
      Trigger("reverse") { items.reverse() }
      Trigger("all") { for index in items.indices { items[index].width += 1 } }
      Trigger("keep") { items[0].model = model }
    }
  }

  @Test(.claim("BIND-06")) @MainActor func `A row is not evaluated when its neighbor is written`() {
    let journal = Journal()
    play(
      settledHost(100, 200) { Rows(journal: journal) }, journal,
      "| log = 0:10 1:10 2:10 3:10 4:10",
      "tap 3 | log = 3:15",
      "tap 1 | log = 1:15",
      "tap 3 | log = 3:20",
      "tap all | log = 0:11 1:16 2:11 3:21 4:11",
      "tap reverse; clear; tap 4 | log = 4:16; extent 4 = 16 10",
      "tap 0 | log = 0:16")
  }

  @Test(.claim("BIND-07")) @MainActor func `A member of a binding is a separate dependency`() {
    struct Reader: View {
      @Binding var value: Double
      let name: String
      let journal: Journal
      var body: some View {
        let _ = journal.note("\(name) \(Int(value))")
        Trigger(name) { value += 1 }
      }
    }
    struct Point { var x = 0.0, y = 0.0 }
    struct Screen: View {
      let journal: Journal
      @State private var point = Point()
      var body: some View {
        let _ = journal.note("screen")
        Reader(value: $point.x, name: "x", journal: journal)
        Reader(value: $point.y, name: "y", journal: journal)
      }
    }
    let journal = Journal()
    play(
      settledHost(100, 100) { Screen(journal: journal) }, journal,
      "| log = screen x 0 y 0",
      "tap x; tap x | log = x 1 x 2",
      "tap y | log = y 1",
      "tap x | log = x 3")
  }

  @Test @MainActor func `Readers of bindings do not keep state alive`() {
    final class Model {}
    weak var kept: Model?
    do {
      let model = Model()
      kept = model
      let host = settledHost(100, 200) { Rows(journal: Journal(), model: model) }
      host.play("tap keep; tap 1")
      host.content = Rows(journal: Journal(), model: nil)
      host.update()
      expect(kept != nil)
    }
    expectNil(kept)
  }
}
