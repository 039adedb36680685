extension ContainerValues {
  private struct NumberKey: ContainerValueKey { static let defaultValue = 0 }

  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

/// A card whose body is two views.
private struct Pair: View {
  let name: String
  var body: some View {
    Block("\(name)1", 10, 10)
    Block("\(name)2", 10, 10)
  }
}

private struct Counter: View {
  let name: String
  @State private var taps = 0
  var body: some View { Block(name, 10 + CGFloat(taps), 10).onTapGesture { taps += 1 } }
}

@MainActor struct SubviewTests {
  /// A view that lists another view's subviews with their names and container values.
  private struct Listing<Content: View>: View {
    let log: (String) -> Void
    @ViewBuilder var content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        let _ = log(
          subviews.map { "\($0.containerValues.number)\($0.containerValues.tag(for: String.self) ?? "")" }
            .joined(separator: " "))
        VStack(spacing: 0) { subviews }
      }
    }
  }

  private func list(@ViewBuilder _ content: () -> some View) -> (told: String, host: ViewHost<some View>) {
    var told = ""
    let content = content()
    let host = settledHost(100, 200) { Listing(log: { told = $0 }) { content } }
    return (told, host)
  }

  @Test(.claim("SUBVIEW-01")) @MainActor func `A group with subviews resolves the views of its content`() {
    let isThere = true
    let (told, host) = list {
      Block("a", 10, 10).containerValue(\.number, 1)
      ForEach(2..<4) { Block("f\($0)", 10, 10).containerValue(\.number, $0) }
      if isThere { Block("b", 10, 10).containerValue(\.number, 4) } else { Block("no", 10, 10) }
      Group {
        AnyView(Block("c", 10, 10)).containerValue(\.number, 5)
        EmptyView()
        Pair(name: "p")
      }
    }
    expect(told, equals: "1 2 3 4 5 0 0")
    expect(host.rows("a", "f2", "f3", "b", "c", "p1", "p2").split(separator: " ").count, equals: 7)
    expect(host.rows("p2"), equals: "125…135")
  }

  @Test(.claim("SUBVIEW-02")) @MainActor func `ForEach over subviews transforms each subview`() {
    struct Named: View {
      @Environment(\.locale) private var locale
      var body: some View { Block(locale.identifier, 10, 10) }
    }
    struct Cards<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        HStack(spacing: 0) {
          ForEach(subviews: content) { view in
            view.padding(5).environment(\.locale, Locale(identifier: view.containerValues.number == 1 ? "de" : "fr"))
          }
        }
      }
    }
    play(100, 100, "| box de = 35 45 10 10; box fr = 55 45 10 10") {
      Cards {
        Named().containerValue(\.number, 1)
        Named()
      }
    }
  }

  @Test(.claim("SUBVIEW-03")) @MainActor func `State is kept with the subview`() {
    struct Scene: View {
      let data: [String]
      let isReversed: Bool
      var body: some View {
        Group(subviews: ForEach(data, id: \.self) { Counter(name: $0) }) { subviews in
          VStack(spacing: 0) { if isReversed { ForEach(subviews.reversed()) { $0 } } else { ForEach(subviews) { $0 } } }
        }
      }
    }
    struct First: View {
      let data: [String]
      var body: some View {
        Group(subviews: ForEach(data, id: \.self) { Counter(name: $0) }) { subviews in
          if let first = subviews.first { first }
        }
      }
    }
    let host = settledHost(100, 100) { Scene(data: ["a", "b", "c"], isReversed: false) }
    host.tap("b")
    host.show(Scene(data: ["c", "x", "b", "a"], isReversed: false))
    play(host, "| width b = 11; rows b = 50…60")
    let first = settledHost(100, 100) { First(data: ["a", "b"]) }
    play(first, "tap a | width a = 11")
    first.show(First(data: ["b", "a"]))
    expect(first.frame(of: "b")?.width, equals: 10, "a different view is first")
    expectNil(first.frame(of: "a"))
  }

  @Test(.claim("SUBVIEW-04")) @MainActor func `Subviews are a collection`() {
    play(100, 100, "| box r0 = 34 38 10 10; box r2 = 44 48 10 10; box r4 = 55 51 10 10") {
      Group(subviews: ForEach(0..<5) { Block("r\($0)", 10, 10) }) { subviews in
        HStack(alignment: .top, spacing: 0) {
          subviews[0]
          VStack(spacing: 0) { subviews[1..<3] }
          VStack(spacing: 0) { ForEach(subviews.dropFirst(3)) { $0.padding(1) } }
        }
      }
    }
  }

  @Test(.claim("SUBVIEW-05")) @MainActor func `Subviews carry container values`() {
    let (told, _) = list {
      Block("a", 10, 10).containerValue(\.number, 1).padding().containerValue(\.number, 2)
      Group {
        Block("b", 10, 10)
        Block("c", 10, 10).containerValue(\.number, 3)
      }
      .containerValue(\.number, 4)
      Block("d", 10, 10)
    }
    expect(told, equals: "1 4 3 0")
  }

  @Test(.claim("SUBVIEW-06")) @MainActor func `Subviews carry tags`() {
    let (told, _) = list {
      Block("a", 10, 10).tag("x")
      Block("b", 10, 10).tag(3)
      ForEach(["y"], id: \.self) { Block($0, 10, 10).tag($0) }
    }
    expect(told, equals: "0x 0 0y")
  }

  @Test(.claim("SUBVIEW-07")) @MainActor func `Views with stateless bodies are resolved`() {
    struct Plain: View { var body: some View { Block("p", 10, 10).containerValue(\.number, 7) } }
    struct Stateful: View {
      @State private var number = 7
      var body: some View {
        Block("s1", 10, 10).containerValue(\.number, number)
        Block("s2", 10, 10)
      }
    }
    let (told, host) = list {
      Plain()
      Stateful()
    }
    expect(told, equals: "7 0")
    expect(host.rows("p", "s1", "s2"), equals: "85…95 95…105 105…115")
  }

  @Test(.claim("SUBVIEW-08")) @MainActor func `A group provides the header, content, and footer of each section`() {
    struct Told: View {
      let log: (String) -> Void
      var body: some View {
        Group(sections: content) { sections in
          let _ = log(
            sections.map { "\($0.header.count)/\($0.content.count)/\($0.footer.count)" }.joined(separator: " "))
          HStack(alignment: .top, spacing: 0) {
            ForEach(sections) { section in
              VStack(spacing: 0) {
                section.header
                section.content
                section.footer
              }
            }
          }
        }
      }
      @ViewBuilder private var content: some View {
        Block("loose", 10, 10)
        Section {
          Block("a", 10, 10)
          Block("b", 10, 10)
        } header: {
          Block("head", 10, 20)
        }
        ForEach(0..<2) { index in
          Section(content: { Block("c\(index)", 10, 10) }, footer: { Block("foot\(index)", 10, 5) })
        }
      }
    }
    var told = ""
    let host = settledHost(100, 100) { Told { told = $0 } }
    expect(told, equals: "0/1/0 1/2/0 0/1/1 0/1/1")
    play(host, "| box b = 40 60 10 10; box foot1 = 60 40 10 5")
  }

  @Test @MainActor func `Changed subviews equal those of a fresh host`() {
    struct Scene: View {
      let data: [Int]
      let hasHeader: Bool
      var body: some View { VStack(spacing: 0) { ForEach(subviews: content) { $0.padding(1) } } }
      @ViewBuilder private var content: some View {
        if hasHeader { Block("h", 20, 10) }
        ForEach(data, id: \.self) { Block("r\($0)", 10, CGFloat(10 + $0)) }
      }
    }
    let host = settledHost(100, 200) { Scene(data: [1, 2], hasHeader: false) }
    for (data, hasHeader) in [([2, 1, 3], true), ([], true), ([5], false), ([5, 6, 7], true), ([7, 5], true)] {
      host.show(Scene(data: data, hasHeader: hasHeader))
      let fresh = settledHost(100, 200) { Scene(data: data, hasHeader: hasHeader) }
      expect(host.displayList.description, equals: fresh.displayList.description)
    }
  }

  @Test @MainActor func `Subviews in a lazy stack are created when they become visible`() {
    struct Rows: View {
      let made: () -> Void
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(
              subviews: ForEach(0..<10_000) { index in
                let _ = made()
                Block("r\(index)", 10, 20)
              }
            ) { $0 }
          }
        }
      }
    }
    var count = 0
    let host = settledHost(100, 100) { Rows { count += 1 } }
    expect(host.rows("r4"), equals: "80…100")
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 100_000))
    expect(host.rows("r5000"), equals: "0…20")
  }
}
