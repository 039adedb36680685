@MainActor struct LifeOrderTests {
  private let journal = Journal()
  private let remote = Remote()

  /// Returns a view that records its appearance, changes, and disappearance.
  private func mark(_ name: String, value: CGFloat = 0) -> some View { Color.red.lives(name, journal, value) }

  /// Returns two such views as separate elements of their container.
  @ViewBuilder private func marks(_ first: String, _ second: String, value: CGFloat = 0) -> some View {
    mark(first, value: value)
    mark(second, value: value)
  }

  private func host<V: View>(@ViewBuilder _ content: @escaping (CGFloat) -> V) -> ViewHost<some View> {
    stagedHost(remote) { value in VStack { content(value) } }
  }

  private func change(to value: CGFloat, _ host: ViewHost<some View>) -> String {
    _ = journal.take()
    remote.value = value
    host.update()
    expect(host.core.checkInvariants(), equals: [])
    return journal.take()
  }

  @Test(.claim("LIFE-10")) @MainActor func `A column disappears in the order in which it appeared`() {
    let host = host { value in
      if value == 1 {
        VStack { VStack { marks("c1", "c2") }.lives("parent", journal) }.lives("grandparent", journal)
      }
    }
    expect(change(to: 1, host), equals: "+c2 +c1 +parent +grandparent")
    expect(change(to: 0, host), equals: "-c2 -c1 -parent -grandparent")
  }

  @Test @MainActor func `Layers and cells appear and disappear like a column`() {
    let layers = host { value in if value == 1 { ZStack { marks("a", "b") } } }
    expect(change(to: 1, layers), equals: "+b +a")
    expect(change(to: 0, layers), equals: "-b -a")
    let cells = host { value in
      if value == 1 {
        Grid {
          GridRow { marks("a", "b") }
          GridRow { mark("c") }
        }
      }
    }
    expect(change(to: 1, cells), equals: "+c +b +a")
    expect(change(to: 0, cells), equals: "-c -b -a")
  }

  @Test(.claim("LIFE-11")) @MainActor func `Separate conditions disappear in view order`() {
    let host = host { value in
      if value == 1 { mark("a") }
      if value == 1 { VStack { marks("b1", "b2") } }
      if value == 1 { mark("c") }
    }
    expect(change(to: 1, host), equals: "+c +b2 +b1 +a")
    expect(change(to: 0, host), equals: "-a -b2 -b1 -c")
  }

  @Test(.claim("LIFE-12")) @MainActor func `Elements disappear in view order`() {
    let host = host { value in
      ForEach(0..<Int(value), id: \.self) { index in VStack { marks("\(index)a", "\(index)b") } }
    }
    expect(change(to: 2, host), equals: "+1b +1a +0b +0a")
    expect(change(to: 0, host), equals: "-0b -0a -1b -1a")
  }

  @Test(.claim("LIFE-13")) @MainActor func `Later siblings change first`() {
    let host = host { value in
      VStack {
        mark("a", value: value)
        VStack { marks("b1", "b2", value: value) }.lives("b", journal, value)
      }
    }
    expect(change(to: 1, host), equals: "b2=1 b1=1 b=1 a=1")
  }

  @Test(.claim("LIFE-14")) @MainActor func `Changes run before appearances`() {
    let host = host { value in
      if value == 1 { mark("new", value: value) }
      mark("old", value: value)
      if value == 1 { mark("other", value: value) }
    }
    expect(change(to: 1, host), equals: "old=1 +other +new")
    expect(change(to: 0, host), equals: "old=0 -new -other")
  }

  @Test(.claim("LIFE-15")) @MainActor func `Invisible views appear`() {
    let host = host { value in
      if value == 1 {
        mark("flat").frame(width: 0, height: 0)
        mark("away").offset(x: 500).frame(width: 10, height: 10).clipped()
        mark("clear").opacity(0)
      }
    }
    expect(change(to: 1, host), equals: "+clear +away +flat")
  }

  @Test(.claim("LIFE-16"), arguments: [false, true]) @MainActor func `Rows appear from last to first`(isLazy: Bool) {
    _ = scrollHost(100, 60) {
      if isLazy {
        LazyVStack(spacing: 0) { ForEach(0..<9) { mark("\($0)").frame(height: 30) } }
      } else {
        VStack(spacing: 0) { ForEach(0..<4) { mark("\($0)").frame(height: 30) } }
      }
    }
    expect(journal.take() == (isLazy ? "+1 +0" : "+3 +2 +1 +0"))
  }

  @Test(.claim("LIFE-17")) @MainActor func `All insertions appear before any removal disappears`() {
    let host = host { value in
      if value == 1 { mark("b1") } else { mark("a1") }
      VStack { if value == 1 { mark("b2") } else { mark("a2") } }
    }
    expect(change(to: 1, host), equals: "+b2 +b1 -a1 -a2")
  }
}

extension View {
  fileprivate func lives(_ name: String, _ journal: Journal, _ value: CGFloat = 0) -> some View {
    onAppear { journal.note("+\(name)") }
      .onChange(of: value) { journal.note("\(name)=\(Int(value))") }
      .onDisappear { journal.note("-\(name)") }
  }
}
