@MainActor struct ReturningTests: StagedSuite {
  let remote = Remote()
  private let linear = Animation.linear(duration: 0.1)

  @Test(.claim("TRANS-32")) @MainActor func `A returning view reflects changes made during its removal`() {
    let host = stagedHost(remote) { value in
      ZStack {
        Group { if Int(value) % 2 == 0 { Mark() } }.overlay(alignment: .topLeading) { Block("\(Int(value))", 5, 5) }
      }
      .environment(\.layoutDirection, value < 2 ? .leftToRight : .rightToLeft)
    }
    expect(host.frame(of: "left")?.minX, equals: 30)
    go(host, to: 1, linear, advancing: 0.02)
    go(host, to: 2, linear)
    expect(host.frame(of: "left")?.minX, equals: 50)
    expect(host.identifiers, equals: ["2", "left"])
    host.advance(by: 1)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TRANS-33")) @MainActor func `A returning view does not jump`() {
    let host = stagedHost(remote) { value in
      HStack(spacing: 0) {
        if value == 0 { Block("first", 40, 10) }
        Block("second", 20, 10)
      }
    }
    go(host, to: 1, linear, advancing: 0.05)
    expect(host.shownBox("first"), equals: "20 45 40 10")
    go(host, to: 0, linear)
    expect(host.shownBox("first"), equals: "20 45 40 10")
    expect(host.advanced(by: 0.5).shownBox("first"), equals: "20 45 40 10")
    expect(!host.isAnimating)
  }

  @Test @MainActor func `A view with the identity transition does not wait for its sibling's removal`() {
    let host = stagedHost(remote) { value in
      VStack(spacing: 0) {
        Group {
          if value == 0 {
            Block("now", 20, 20).transition(.identity)
            Block("later", 20, 20)
          }
        }
        .padding(1)
      }
    }
    go(host, to: 1, linear, advancing: 0.05)
    play(host, "| shown now = nowhere; shown later = 40 51 20 20")
    expect(host.displayList.rectangles.count, equals: 1)
    expect(host.identifiers, equals: [])
    expect(host.advanced(by: 0.05).displayList.rectangles, equals: [])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A view that changes during its removal is removed`() {
    let host = stagedHost(remote) { value in
      ZStack { if value == 0 { Changing() } }.environment(\.isEnabled, value == 0)
    }
    go(host, to: 1, linear, advancing: 0.05)
    expect(host.identifiers, equals: [])
    expect(host.core.checkInvariants(), equals: [])
    go(host, to: 0, linear, advancing: 1)
    expect(host.identifiers, equals: ["enabled"])
    play(host, "| animating = false")
  }

  @Test(arguments: [false, true], [false, true])
  @MainActor func `A part of a row that is removed during the removal of the row leaves nothing behind`(
    isLazy: Bool, returns: Bool
  ) {
    let rows = Rows()
    let host = settledHost(100, 100) { RowsView(rows: rows, isLazy: isLazy) }
    func change(_ body: () -> Void) {
      withAnimation(.linear(duration: 1), body)
      host.update()
      expect(host.core.checkInvariants(), equals: [])
      host.advance(by: 0.1)
    }
    change { rows.ids = [2, 3] }
    change {
      rows.hasMarks = false
      if returns { rows.ids = [1, 2, 3] }
    }
    change { rows.hasMarks = true }
    change { rows.ids.insert(9, at: 0) }
    for _ in 0..<30 { host.advance(by: 0.1) }
    play(host, "| animating = false")
    let fresh = settledHost(100, 100) { RowsView(rows: rows, isLazy: isLazy) }
    expect(host.displayList.rectangles, equals: fresh.displayList.rectangles)
  }
}

@Observable @MainActor
private final class Rows {
  var ids = [1, 2, 3]
  var hasMarks = true
}

/// Rows of one or two views that fade.
private struct RowsView: View {
  let rows: Rows
  let isLazy: Bool

  private var content: some View {
    ForEach(rows.ids, id: \.self) { id in
      Group {
        Block("\(id)", 20, 5)
        if rows.hasMarks { Color.red.frame(width: 10, height: 2) }
      }
      .transition(.opacity)
    }
  }
  var body: some View { if isLazy { ScrollView { LazyVStack { content } } } else { VStack { content } } }
}

private struct Mark: View {
  var body: some View {
    HStack(spacing: 0) {
      Block("left", 20, 10)
      Color.blue.frame(width: 20, height: 10)
    }
  }
}

/// A view whose body changes type with the environment.
private struct Changing: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View {
    isEnabled ? AnyView(Block("enabled", 20, 20)) : AnyView(ViewThatFits { Block("disabled", 20, 20) })
  }
}

@MainActor struct AppearanceOrderTests: StagedSuite {
  let remote = Remote()
  private let log = PhaseLog()

  /// Toggles an id, then removes all views.
  private func course(_ transition: AnyTransition?, _ animation: Animation?) -> String {
    let host = stagedHost(remote) { value in
      ZStack {
        if value < 2 {
          if let transition { marked(value).transition(transition).id(value) } else { marked(value).id(value) }
        }
      }
    }
    go(host, to: 1, animation, advancing: 1)
    go(host, to: 2)
    expect(host.core.checkInvariants(), equals: [])
    return log.lines.joined()
  }

  private func marked(_ value: CGFloat) -> some View {
    Color.red
      .onAppear { log.lines.append("A" + (remote.value > 0 ? "T" : "F")) }
      .onDisappear { log.lines.append("D" + (remote.value > 0 ? "T" : "F")) }
  }

  @Test(.claim("TRANS-25"))
  @MainActor func `A new view appears before the old one disappears`() { expect(course(nil, nil), equals: "AFATDTDT") }

  @Test @MainActor func `An animation does not change the order of appearance`() {
    expect(course(nil, .linear(duration: 0.1)), equals: "AFATDTDT")
  }

  @Test(.claim("TRANS-26")) func `A view with the identity transition disappears before the new one appears`() {
    expect(course(.identity, nil), equals: "AFDTATDT")
  }

  @Test @MainActor func `An animation does not change the order of the identity transition`() {
    expect(course(.identity, .linear(duration: 0.1)), equals: "AFDTATDT")
  }
}
