@MainActor struct ZIndexTests {
  @Test(.claim("DRAW-01")) @MainActor func `A larger zIndex is drawn in front`() {
    play(50, 50, "| inks = red green blue") {
      ZStack {
        Ink.red.color
        Ink.green.color
        Ink.blue.color
      }
    }
    play(50, 50, "| inks = white green black red blue") {
      ZStack {
        Ink.red.color.zIndex(1)
        Ink.green.color
        Ink.blue.color.zIndex(1)
        Ink.black.color
        Ink.white.color.zIndex(-0.5)
      }
    }
  }

  @Test(.claim("DRAW-02")) @MainActor func `A zIndex applies among the children of the nearest container`() {
    play(50, 50, "| inks = yellow green blue red black") {
      ZStack {
        Ink.red.color.zIndex(1)
        Group { Ink.black.color.zIndex(1.5) }
        ZStack {
          Ink.green.color.zIndex(100)
          Ink.yellow.color
        }
        .zIndex(0.5)
        Ink.blue.color.zIndex(0.5)
      }
    }
  }

  @Test(.claim("DRAW-03")) @MainActor func `The innermost zIndex takes precedence`() {
    play(50, 50, "| inks = red green") {
      ZStack {
        Ink.green.color.zIndex(1).zIndex(-1)
        Ink.red.color
      }
    }
  }

  @Test(.claim("DRAW-04")) @MainActor func `Modifiers pass zIndex on`() {
    play(50, 50, "| inks = red green black white") {
      ZStack {
        Ink.green.color.zIndex(1).padding(5).frame(width: 40)
        Group {
          Ink.black.color
          Ink.white.color
        }.zIndex(2)
        Ink.red.color
      }
    }
  }

  @Test(.claim("DRAW-05")) @MainActor func `A column keeps its positions`() {
    let host = columnHost(200, 200) {
      Ink.white.color.frame(width: 100, height: 100).zIndex(1)
      Ink.black.color.frame(width: 100, height: 100)
    }
    expect(host.painted.map(\.description), equals: ["black 50 104 100 100", "white 50 -4 100 100"])
  }

  @Test(.claim("DRAW-06")) @MainActor func `The frontmost view is hit`() {
    let journal = Journal()
    play(50, 50, journal, "tap 25,25 | log = red") {
      ZStack {
        Ink.red.color.onTapGesture { journal.note("red") }.zIndex(1)
        Ink.blue.color.onTapGesture { journal.note("blue") }
      }
    }
    play(50, 50, journal, "tap 25,25 | log = blue") {
      ZStack {
        Ink.red.color.onTapGesture { journal.note("red") }
        Ink.blue.color.onTapGesture { journal.note("blue") }
      }
    }
  }

  @Test(.claim("DRAW-07")) @MainActor func `A dragged card is drawn between its neighbors`() {
    let inks: [Ink] = [.red, .green, .blue, .black, .white]
    play(200, 200, "| inks = white black red blue green") {
      ZStack {
        ForEach(0..<5) { index in
          inks[index].color.frame(width: 100, height: 60)
            .offset(y: CGFloat(-50 * index) + (index == 0 ? -110 : 0))
            .zIndex(Double(-index) + (index == 0 ? -110.0 / 50 : 0))
        }
      }
    }
  }

  @Test(.claim("DRAW-08")) @MainActor func `zIndex does not reorder preferences`() {
    let host = settledHost(50, 50) {
      ZStack {
        Ink.red.color.preference(key: ListKey<String>.self, value: ["a"]).zIndex(5)
        Ink.green.color.preference(key: ListKey<String>.self, value: ["b"])
        Ink.blue.color.preference(key: ListKey<String>.self, value: ["c"]).zIndex(-5)
      }
    }
    expect(host.inks, equals: "blue green red")
    expect(host.preference(ListKey<String>.self), here: ["a", "b", "c"], inSwiftUI: ["c", "b", "a"])
  }

  @Test(.claim("DRAW-09")) @MainActor func `zIndex reorders only drawing`() {
    let journal = Journal()
    play(60, 20, journal, "| columns a, b, c = 0…20 20…40 40…60; log = c b a") {
      HStack(spacing: 0) {
        Block("a", 20).onAppear { journal.note("a") }.zIndex(2)
        Block("b", 20).onAppear { journal.note("b") }
        Block("c", 20).onAppear { journal.note("c") }.zIndex(1)
      }
    }
  }

  @Test(.claim("DRAW-10")) @MainActor func `A change of zIndex performs no layout`() {
    struct Cards: View {
      @State private var raised = false
      var body: some View {
        ZStack {
          Ink.red.color.zIndex(raised ? 1 : 0)
          Ink.blue.color.accessibilityIdentifier("blue")
        }.onTapGesture { raised.toggle() }
      }
    }
    let host = settledHost(50, 50) { Cards() }
    play(host, "tap 25,25 | inks = blue red")
    host.send(.down(at: CGPoint(x: 25, y: 25), time: host.time))
    InputState.of(host.core).dispatch(.up(at: CGPoint(x: 25, y: 25), time: host.time))
    let report = host.update()
    expect(host.inks, equals: "red blue")
    expect(report.counts.bodies, equals: 1)
    expect(report.counts.measurements, equals: 0)
    expect(report.counts.placements, equals: 0)
  }
}
