@MainActor struct StateTests {
  @Test(.claim("STATE-03")) @MainActor func `Equal inputs skip the body`() {
    struct Parent: View {
      let journal: Journal
      @State private var number = 0
      var body: some View {
        let _ = journal.note("parent")
        Trigger("add") { number += 1 }
        Noted("steady", journal)
        Noted("number \(number / 2)", journal)
      }
    }
    let journal = Journal()
    let host = settledHost(100, 100) { Parent(journal: journal) }
    expect(journal.take(), equals: "parent steady number 0")
    expect(journal.after { host.tap("add") }, equals: "parent")
    expect(journal.after { host.tap("add") }, equals: "parent number 1")
  }

  @Test(.claim("STATE-04")) @MainActor func `A state write does not evaluate the parent`() {
    struct Child: View {
      let name: String
      let journal: Journal
      @State private var count = 0
      var body: some View {
        let _ = journal.note(name)
        Color.red.frame(width: 10 + CGFloat(count), height: 10).accessibilityIdentifier(name)
          .onTapGesture { count += 1 }
      }
    }
    struct Parent: View {
      let journal: Journal
      var body: some View {
        let _ = journal.note("parent")
        Child(name: "a", journal: journal)
        Child(name: "b", journal: journal)
      }
    }
    let journal = Journal()
    play(100, 100, journal, "| log = parent a b", "tap b | log = b; taps b = 1") { Parent(journal: journal) }
  }

  @Test(.claim("STATE-05")) @MainActor func `A write to unread state evaluates nothing`() {
    struct Silent: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        let _ = journal.note("body")
        Trigger("add") {
          count += 1
          journal.note("\(count)")
        }
      }
    }
    let journal = Journal()
    play(100, 100, journal, "| log = body", "tap add; tap add | log = 1 2") { Silent(journal: journal) }
  }

  @Test(.claim("STATE-06")) @MainActor func `A write of an equal value is ignored`() {
    struct Same: View {
      let journal: Journal
      @State private var words = ["a"]
      var body: some View {
        let _ = journal.note("\(words)")
        Trigger("same") { words = ["a"] }
        Trigger("other") { words = ["b"] }
      }
    }
    let journal = Journal()
    play(100, 100, journal, "clear; tap same | log =", "tap other") { Same(journal: journal) }
    expect(journal.take(), equals: "[\"b\"]")
  }

  @Test(.claim("STATE-07")) @MainActor func `A new initial value is ignored`() {
    struct Child: View {
      @State var width: CGFloat
      var body: some View { Color.red.frame(width: width, height: 10).accessibilityIdentifier("child") }
    }
    struct Parent: View {
      @State private var width: CGFloat = 20
      var body: some View {
        Trigger("wide") { width = 40 }
        Child(width: width)
        Block("parent", width, 10)
      }
    }
    play(100, 100, "tap wide | extent child = 20 10; extent parent = 40 10") { Parent() }
  }

  @Test(.claim("STATE-08")) @MainActor func `Modifiers have state`() {
    struct Growing: ViewModifier {
      let name: String
      @State private var count = 0
      func body(content: Content) -> some View {
        content.frame(width: 10 + CGFloat(count), height: 10).accessibilityIdentifier(name).onTapGesture { count += 1 }
      }
    }
    play(100, 100, "tap b; tap b | taps a = 0; taps b = 2") {
      Color.red.modifier(Growing(name: "a"))
      Color.red.modifier(Growing(name: "b"))
    }
  }

  @Test(.claim("STATE-09")) @MainActor func `Dynamic properties nest`() {
    struct Clicks: DynamicProperty {
      @State private var count = 0
      private(set) var shown = -1
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      mutating func update() {
        shown = count * 2
        journal.note("update")
      }
      func click() { count += 1 }
    }
    struct Screen: View {
      private var clicks: Clicks
      init(_ journal: Journal) { clicks = Clicks(journal) }
      var body: some View {
        let _ = clicks.journal.note("body \(clicks.shown)")
        Trigger("click") { clicks.click() }
      }
    }
    let journal = Journal()
    play(100, 100, journal, "| log = update body 0", "tap click | log = update body 2") { Screen(journal) }
  }

  @Test(.claim("STATE-10")) @MainActor func `The first object stays in state`() {
    final class Model {
      @MainActor static var made = 0
      let number: Int
      @MainActor init() {
        Self.made += 1
        number = Self.made
      }
    }
    struct Child: View {
      let turn: Int
      let journal: Journal
      @State private var model = Model()
      var body: some View {
        let _ = journal.note("\(turn):\(model.number)")
        Color.red
      }
    }
    struct Parent: View {
      let journal: Journal
      @State private var turn = 0
      var body: some View {
        Trigger("turn") { turn += 1 }
        Child(turn: turn, journal: journal)
      }
    }
    let journal = Journal()
    let host = settledHost(100, 100) { Parent(journal: journal) }
    for _ in 1...10 { host.tap("turn") }
    expect(journal.take() == (0...10).map { "\($0):1" }.joined(separator: " "))
    expect(Model.made, here: 11, inSwiftUI: 1)
  }

  @Test @MainActor func `State without a value receives an object in an initializer`() {
    final class Model {
      let name: String
      init(_ name: String) { self.name = name }
    }
    struct Assigned: View {
      @State private var model: Model
      @State private var other: Model
      @State private var none: Model?
      init(_ name: String) {
        model = Model(name)
        _other = State(initialValue: Model("other"))
      }
      var body: some View { Color.red.accessibilityIdentifier("\(model.name) \(other.name) \(none == nil)") }
    }
    struct Memberwise: View {
      @State var model: Model
      var body: some View { Color.red.accessibilityIdentifier(model.name) }
    }
    let make: (Model) -> Memberwise = Memberwise.init
    play(100, 100, "| box first other true != nowhere; box second != nowhere") {
      Assigned("first")
      make(Model("second"))
    }
  }
}
