@MainActor struct StructureTests {
  @Test(.claim("IDENT-03")) @MainActor func `Builders add no container`() {
    struct Screen: View {
      let shown: Bool
      let optional: Block?
      var body: some View {
        HStack(spacing: 0) {
          if shown { Block("shown", 10) }
          optional
          if #available(macOS 26, *) { Block("new", 10) } else { Block("old", 10) }
          Block("last", 10)
        }
      }
    }
    let all = settledHost(40, 10) { Screen(shown: true, optional: Block("optional", 10)) }
    #if os(Linux)
      expect(all.columns("shown", "optional", "new", "last"), equals: "0…10 10…20 20…30 30…40")
    #endif
    play(20, 10, "| columns shown, optional, last = nowhere nowhere 10…20") { Screen(shown: false, optional: nil) }
  }

  @Test(.claim("IDENT-06")) @MainActor func `Erased views have the identity of their type`() {
    struct Screen: View {
      @State private var step = 0
      private var child: AnyView {
        step < 2 ? AnyView(TapCounter("child").padding(CGFloat(step))) : AnyView(TapCounter("child"))
      }
      var body: some View {
        Trigger("next") { step += 1 }
        child
      }
    }
    play(settledHost(100, 100) { Screen() }, "tap child; tap next | taps child = 1", "tap next | taps child = 0")
  }

  @Test(.claim("IDENT-08")) @MainActor func `A body can be a list`() {
    struct Pair: View {
      let prefix: String
      var body: some View {
        Block(prefix + "1", 10, 10)
        Block(prefix + "2", 10, 10)
      }
    }
    play(40, 10, "| columns a1, a2, b1, b2 = 0…10 10…20 20…30 30…40") {
      HStack(spacing: 0) {
        Pair(prefix: "a")
        Pair(prefix: "b")
      }
    }
  }

  @Test(.claim("IDENT-09")) @MainActor func `A namespace is unique and stable`() {
    final class Names { var list: [Namespace.ID] = [] }
    struct Child: View {
      let names: Names
      @Namespace private var one
      @Namespace private var two
      @State private var count = 0
      var body: some View {
        let _ = names.list.append(contentsOf: [one, two])
        let _ = count
        Trigger("again") { count += 1 }
      }
    }
    let first = Names()
    let second = Names()
    let host = settledHost(100, 100) {
      Child(names: first)
      Child(names: second)
    }
    host.tap("again")
    expect(first.list.count, equals: 4)
    expect(first.list[0], equals: first.list[2])
    expect(first.list[1], equals: first.list[3])
    expect(Set(first.list + second.list).count, equals: 4)
  }

  @Test(.claim("IDENT-10")) @MainActor func `Equatable views are compared by ==`() {
    struct Rounded: View, Equatable {
      let value: Int
      let journal: Journal
      nonisolated static func == (a: Rounded, b: Rounded) -> Bool { a.value / 10 == b.value / 10 }
      var body: some View {
        let _ = journal.note("\(value)")
        Color.red.frame(width: 10, height: 10)
      }
    }
    struct Screen: View {
      let journal: Journal
      @State private var value = 8
      var body: some View {
        Trigger("add") { value += 1 }
        EquatableView(content: Rounded(value: value, journal: journal))
        Rounded(value: value, journal: journal).equatable()
      }
    }
    let journal = Journal()
    play(100, 100, journal, "| log = 8 8", "tap add | log =", "tap add | log = 10 10") { Screen(journal: journal) }
  }
}
