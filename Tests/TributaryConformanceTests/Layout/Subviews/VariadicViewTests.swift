private struct Mark: _ViewTraitKey { static let defaultValue = "-" }

@MainActor struct VariadicViewTests {
  /// A column with a line between views.
  private struct Lined: _VariadicView_MultiViewRoot {
    let log: (String) -> Void
    var see: ([Int?]) -> Void = { _ in }
    func body(children: _VariadicView.Children) -> some View {
      let _ = see(children.map { $0.id(as: Int.self) })
      let _ = log(children.map { "\($0[Mark.self])\($0.id(as: String.self) ?? "")" }.joined(separator: " "))
      let last = children.last?.id
      VStack(spacing: 0) {
        ForEach(children) { child in
          child
          if child.id != last { Block("line", 20, 2) }
        }
      }
    }
  }

  @Test @MainActor func `A root places the subviews of its content and reads their traits and ids`() {
    var seen = ""
    let host = settledHost(100, 100) {
      _VariadicView.Tree(Lined { seen = $0 }) {
        Block("a", 20, 10).id("first")
        Group {
          Block("b", 20, 10)._trait(Mark.self, "!")
          Block("c", 20, 10)
        }
      }
    }
    expect(seen, equals: "-first ! -")
    play(host, "| rows a, b, c = 33…43 45…55 57…67; diagnostics =")
  }

  @Test @MainActor func `The id of a subview is that of its modifier or of its data element`() {
    var seen = ""
    _ = settledHost(100, 100) {
      _VariadicView.Tree(Lined { seen = $0 }) {
        ForEach(["x", "y"], id: \.self) { name in Block(name, 20, 10) }
        Block("w", 20, 10).id("own")
        ForEach([1], id: \.self) { _ in Block("z", 20, 10) }
      }
    }
    expect(seen, equals: "-x -y -own -", "an id of another type does not count")
  }

  private struct Named: View {
    let name: String
    var body: some View { Block(name, 20, 10).id(name) }
  }

  @Test @MainActor func `The id of a subview is also that of a modifier inside others, of a row, and in a body`() {
    var seen = ""
    var numbers: [Int?] = []
    _ = settledHost(100, 200) {
      _VariadicView.Tree(Lined(log: { seen = $0 }, see: { numbers = $0 })) {
        Block("a", 20, 10).id("inner").id("outer").padding(1)
        Named(name: "body")
        ForEach(["x", "y"], id: \.self) { name in Block(name, 20, 10).id(name == "x" ? 7 : 8) }
        ForEach(["z"], id: \.self) { name in Block(name, 20, 10).id("row").padding(1) }
        VStack { Block("w", 20, 10).id("inside") }
      }
    }
    expect(seen, equals: "-inner -body -x -y -row -")
    expect(numbers, equals: [nil, nil, 7, 8, nil, nil])
  }

  @Test @MainActor func `The identity of a subview includes the id of a row`() {
    final class Log { var id: AnyHashable? }
    struct Root: _VariadicView_MultiViewRoot {
      let log: Log
      func body(children: _VariadicView.Children) -> some View {
        let _ = log.id = children.first?.id
        children
      }
    }
    let ids = ["one", "one", "two"].map { id in
      let log = Log()
      _ = settledHost(100, 100) {
        _VariadicView.Tree(Root(log: log)) { ForEach([0], id: \.self) { _ in Block("a", 20, 10).id(id).padding(1) } }
      }
      return log.id
    }
    expect(ids[0] != nil && ids[0] == ids[1])
    expect(ids[0], differsFrom: ids[2])
  }

  private struct Single: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }

  private struct Several: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
  }

  @Test @MainActor func `The view of a unary root is one view`() {
    func host(_ isUnary: Bool) -> ViewHost<some View> {
      columnHost(100, 100, spacing: 0) {
        if isUnary {
          _VariadicView.Tree(Single()) { pair }.padding(10)
        } else {
          _VariadicView.Tree(Several()) { pair }.padding(10)
        }
      }
    }
    // One column with padding around it, or two views with padding each.
    expect(host(true).rows("a", "b"), equals: "36…46 54…64")
    expect(host(false).rows("a", "b"), equals: "30…40 60…70")
  }

  @ViewBuilder private var pair: some View {
    Block("a", 20, 10)
    Block("b", 20, 10)
  }
}

/// Two views side by side, in the manner of controls that take their views individually.
private struct Beside<First: View, Second: View>: View {
  let first: First
  let second: Second
  init(@ViewBuilder content: () -> TupleView<(First, Second)>) { (first, second) = content().value }
  var body: some View {
    HStack(spacing: 5) {
      second
      first
    }
  }
}

/// Any number of views, separated by reflection.
private struct Pages: View {
  let pages: [AnyView]

  init<Views>(@ViewBuilder content: () -> TupleView<Views>) {
    pages = Mirror(reflecting: content().value).children.compactMap { AnyView(_fromValue: $0.value) }
  }

  init<Page: View>(@ViewBuilder content: () -> Page) { pages = [AnyView(content())] }
  var body: some View { VStack(spacing: 0) { ForEach(pages.indices, id: \.self) { pages[$0] } } }
}

/// Three views whose number is part of the type.
private struct Three<Content: View>: View {
  let content: Content

  init<A: View, B: View, C: View>(@ViewBuilder content: () -> Content) where Content == TupleView<(A, B, C)> {
    self.content = content()
  }
  var body: some View { VStack(spacing: 0) { content } }
}

@MainActor struct TupleViewTests {
  @Test(.claim("TUPLE-01")) @MainActor func `A TupleView provides its views individually`() {
    struct Root: View {
      @State private var isWide = false
      var body: some View {
        Beside {
          TapCounter("a")
          if isWide { Block("b", 40, 10) } else { Block("b", 20, 10) }
        }
        .onLongPressGesture { isWide = true }
      }
    }
    play(100, 100, "| box b = 32.5 45 20 10; box a = 57.5 45 10 10", "tap a; update | box a = 57 45 11 10") { Root() }
  }

  @Test(.claim("TUPLE-02")) @MainActor func `A closure is resolved by the number of its views`() {
    play(100, 100, "| rows one, p1, p6, a, c = 7.5…17.5 17.5…27.5 67.5…77.5 77.5…82.5 87.5…92.5") {
      VStack(spacing: 0) {
        Pages { Block("one", 10, 10) }
        Pages {
          Block("p1", 10, 10)
          Block("p2", 10, 10)
          Block("p3", 10, 10)
          Block("p4", 10, 10)
          Block("p5", 10, 10)
          Block("p6", 10, 10)
        }
        Three {
          Block("a", 10, 5)
          Block("b", 10, 5)
          Block("c", 10, 5)
        }
      }
    }
  }

  @Test(.claim("TUPLE-03")) @MainActor func `A TupleView is a list of views`() {
    struct Root: View {
      let journal: Journal
      @State private var width: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          TupleView((Noted("a", journal), Block("b", width, 10), "no view"))
          TupleView(Block("c", 10, 10))
          Group(subviews: TupleView((Block("d", 10, 10), EmptyView(), Block("e", 10, 10)))) { subviews in
            Block("\(subviews.count)", 10, 10)
          }
          ViewBuilder.buildBlock(Block("f", 10, 10), Block("g", 10, 10))
        }
        .onTapGesture { width = 30 }
      }
    }
    let journal = Journal()
    play(
      settledHost(100, 100) { Root(journal: journal) }, journal,
      "| rows b, c, 2, f, g = 30…40 40…50 50…60 60…70 70…80; log = a",
      "tap b; update | box b = 35 30 30 10; log =")
  }

  @Test(.claim("TUPLE-04")) @MainActor func `AnyView can be created from any value that is a view`() {
    let view: Any = Block("a", 20, 10)
    expectNil(AnyView(_fromValue: 3))
    play(100, 100, "| box a = 40 45 20 10") { AnyView(_fromValue: view) }
  }
}
