import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryEngine
import TributaryViews
import TributaryHost

@MainActor @Suite struct BindingTests {
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

  @Test(.claim("BIND-01")) func `A binding reads and writes state`() {
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
    let host = settledHost(100, 100) { Screen(journal: journal) }
    expect(journal.take(), equals: "10 20 ab")
    host.tap("member")
    expect(journal.take(), equals: "15 20 ab")
    expect(host.extent("member"), equals: "15 10")
    host.tap("whole")
    expect(journal.take(), equals: "15 25 ab")
    expect(host.extent("whole"), equals: "25 10")
    host.tap("word")
    expect(journal.take(), equals: "15 25 ac")
  }

  @Test(.claim("BIND-02")) func `A binding is a dependency of its reader`() {
    struct Parent: View {
      let journal: Journal
      @State private var width: CGFloat = 10
      var body: some View {
        let _ = journal.note("parent")
        Widener(name: "child", width: $width)
      }
    }
    let journal = Journal()
    let host = settledHost(100, 100) { Parent(journal: journal) }
    expect(journal.take(), equals: "parent")
    host.tap("child")
    expect(host.extent("child"), equals: "15 10")
    expect(journal.take(), equals: "")
  }

  @Test(.claim("BIND-03")) func `Bindings do not require state`() {
    let fixed = settledHost(100, 100) { Widener(name: "a", width: .constant(12)) }
    fixed.tap("a")
    expect(fixed.extent("a"), equals: "12 10")
    struct Doubling: View {
      @State private var half: CGFloat = 10
      var body: some View {
        Widener(name: "a", width: Binding(get: { half * 2 }, set: { half = $0 / 2 }))
        Block("half", half, 10)
      }
    }
    let host = settledHost(100, 100) { Doubling() }
    expect(host.extent("a"), equals: "20 10")
    host.tap("a")
    expect(host.extent("a"), equals: "25 10")
    expect(host.extent("half"), equals: "12.5 10")
  }

  @Test(.claim("BIND-04")) func `A binding to an optional can be unwrapped`() {
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
    host.tap("set")
    expect(host.extent("some"), equals: "20 10")
    host.tap("some")
    expect(host.extent("some"), equals: "25 10")
    host.tap("write optional")
    expect(host.extent("sure"), equals: "35 10")
  }

  @Test(.claim("BIND-05")) func `Bindings to collections project their elements`() {
    struct Item: Identifiable {
      let id: String
      var width: CGFloat
    }
    struct Screen: View {
      let journal: Journal
      @State private var items = [Item(id: "a", width: 10), Item(id: "b", width: 20), Item(id: "c", width: 30)]
      var body: some View {
        let _ = journal.note(items.map { "\($0.id)\(Int($0.width))" }.joined(separator: ","))
        ForEach($items) { $item in
          Widener(name: item.id, width: $item.width)
        }
        Trigger("drop") { items.removeFirst() }
        Trigger("first") { $items.first?.wrappedValue.width = 50 }
      }
    }
    let journal = Journal()
    let host = settledHost(100, 200) { Screen(journal: journal) }
    _ = journal.take()
    host.tap("b")
    expect(journal.take(), equals: "a10,b25,c30")
    expect(host.extent("b"), equals: "25 10")
    host.tap("drop")
    expect(journal.take(), equals: "b25,c30")
    host.tap("c")
    expect(journal.take(), equals: "b25,c35")
    expect(host.extent("c"), equals: "35 10")
    host.tap("first")
    expect(journal.take(), equals: "b50,c35")
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

  @Test(.claim("BIND-06")) func `A row is not evaluated when its neighbor is written`() {
    let journal = Journal()
    let host = settledHost(100, 200) { Rows(journal: journal) }
    expect(journal.take(), equals: "0:10 1:10 2:10 3:10 4:10")
    host.tap("3")
    expect(journal.take(), equals: "3:15")
    host.tap("1")
    expect(journal.take(), equals: "1:15")
    host.tap("3")
    expect(journal.take(), equals: "3:20")
    host.tap("all")
    expect(journal.take(), equals: "0:11 1:16 2:11 3:21 4:11")
    host.tap("reverse")
    _ = journal.take()
    host.tap("4")
    expect(journal.take(), equals: "4:16")
    expect(host.extent("4"), equals: "16 10")
    host.tap("0")
    expect(journal.take(), equals: "0:16")
  }

  @Test(.claim("BIND-07")) func `A member of a binding is a separate dependency`() {
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
    let host = settledHost(100, 100) { Screen(journal: journal) }
    expect(journal.take(), equals: "screen x 0 y 0")
    host.tap("x")
    host.tap("x")
    expect(journal.take(), equals: "x 1 x 2")
    host.tap("y")
    expect(journal.take(), equals: "y 1")
    host.tap("x")
    expect(journal.take(), equals: "x 3")
  }

  @Test func `Readers of bindings do not keep state alive`() {
    final class Model {}
    weak var kept: Model?
    do {
      let model = Model()
      kept = model
      let host = settledHost(100, 200) { Rows(journal: Journal(), model: model) }
      host.tap("keep")
      host.tap("1")
      host.content = Rows(journal: Journal(), model: nil)
      host.update()
      expect(kept != nil)
    }
    expectNil(kept)
  }
}
