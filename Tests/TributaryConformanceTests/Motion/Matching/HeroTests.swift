@MainActor struct HeroTests: StagedSuite {
  let remote = Remote()
  private let linear = Animation.linear(duration: 0.1)

  /// Returns a small square at the top left, or a large one at the bottom right.
  private func squares(_ transition: AnyTransition = .opacity) -> ViewHost<Stage<Spaced<some View>>> {
    stagedHost(remote) { value in
      Spaced { space in
        ZStack(alignment: value == 0 ? .topLeading : .bottomTrailing) {
          Color.clear
          if value == 0 {
            Color.red.accessibilityIdentifier("small")
              .matchedGeometryEffect(id: "square", in: space).frame(width: 20, height: 20).transition(transition)
          } else {
            Color.blue.accessibilityIdentifier("large")
              .matchedGeometryEffect(id: "square", in: space).frame(width: 60, height: 60).transition(transition)
          }
        }
      }
    }
  }

  @Test(.claim("MATCH-08")) @MainActor func `Matched views move as one view`() {
    let host = squares()
    expect(host.box("small"), equals: "0 0 20 20")
    go(host, to: 1, linear)
    expect(host.box("large"), equals: "40 40 60 60")
    expect([host.shownBox("small"), host.shownBox("large")], equals: ["0 0 20 20", "0 0 20 20"])
    host.advance(by: 0.05)
    expect([host.shownBox("small"), host.shownBox("large")], equals: ["20 20 40 40", "20 20 40 40"])
    expect(host.displayList.colors.map { ($0.opacity * 100).rounded() }, equals: [50, 50])
    play(host, "wait 0.05 | shown small = nowhere; shown large = 40 40 60 60; animating = false; diagnostics =")
  }

  @Test(.claim("MATCH-09")) @MainActor func `A matched transition can be reversed`() {
    let host = squares()
    go(host, to: 1, linear)
    host.advance(by: 0.05)
    go(host, to: 0, linear)
    expect([host.shownBox("small"), host.shownBox("large")], equals: ["20 20 40 40", "20 20 40 40"])
    play(host, "wait 0.5 | shown small = 0 0 20 20; animating = false")
  }

  @Test(.claim("MATCH-10")) @MainActor func `A removed view without a transition still provides its frame`() {
    let host = squares(.identity)
    go(host, to: 1, linear)
    expectNil(host.presentedFrame(of: "small"))
    expect(host.shownBox("large"), equals: "0 0 20 20")
    expect(host.advanced(by: 0.05).shownBox("large"), equals: "20 20 40 40")
    host.advance(by: 0.05)
    go(host, to: 0, nil)
    play(host, "| shown small = 0 0 20 20; animating = false")
  }

  @Test @MainActor func `The content of a matched view is laid out at both sizes`() {
    let host = stagedHost(remote) { value in
      Spaced { space in
        ZStack {
          if value == 0 {
            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
          } else {
            HStack(spacing: 0) {
              Color.blue.accessibilityIdentifier("left")
              Color.green.accessibilityIdentifier("right")
            }
            .matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 60)
          }
        }
      }
    }
    go(host, to: 1, linear)
    expect([host.shownBox("left"), host.shownBox("right")], equals: ["40 40 10 20", "50 40 10 20"])
    host.advance(by: 0.05)
    expect([host.shownBox("left"), host.shownBox("right")], equals: ["30 30 20 40", "50 30 20 40"])
    host.advance(by: 0.05)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A follower is animated when its source changes`() {
    let host = stagedHost(remote) { value in
      Spaced { space in
        ZStack(alignment: .topLeading) {
          Color.clear
          VStack(spacing: 0) {
            Block("one", 40, 20).matchedGeometryEffect(id: 0, in: space)
            Block("two", 40, 20).matchedGeometryEffect(id: 1, in: space)
          }
          Color.red.accessibilityIdentifier("mark").matchedGeometryEffect(id: Int(value), in: space, isSource: false)
        }
      }
    }
    expect(host.box("mark"), equals: "0 0 40 20")
    go(host, to: 1, linear)
    play(
      host,
      "| box mark = 0 20 40 20",
      "wait 0.05 | shown mark = 0 10 40 20",
      "wait 0.05 | animating = false")
  }
}
