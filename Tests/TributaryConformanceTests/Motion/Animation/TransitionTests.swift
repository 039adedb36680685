@MainActor struct TransitionTests: StagedSuite {
  let remote = Remote()
  private let linear = Animation.linear(duration: 0.1)

  @Test(.claim("TRANS-01")) @MainActor func `A removed view fades out`() {
    let host = stagedHost(remote) { value in if value == 0 { Block("box", 40, 40) } }
    expect(opacities(host), equals: [100])
    go(host, to: 1, linear)
    expect(opacities(host), equals: [100])
    expectNil(host.frame(of: "box"))
    expect(host.identifiers, equals: [])
    expect(host.shownBox("box"), equals: "30 30 40 40")
    expect(opacities(host.advanced(by: 0.025)), equals: [75])
    expect(opacities(host.advanced(by: 0.05)), equals: [25])
    expect(opacities(host.advanced(by: 0.025)), equals: [])
    play(host, "| shown box = nowhere; animating = false")
  }

  @Test(.claim("TRANS-02")) @MainActor func `An inserted view fades in`() {
    let host = stagedHost(remote) { value in ZStack { if value == 1 { Block("box", 40, 40) } } }
    go(host, to: 1, linear)
    expect(opacities(host), equals: [])
    expect(host.box("box"), equals: "30 30 40 40")
    expect(opacities(host.advanced(by: 0.075)), equals: [75])
    expect(opacities(host.advanced(by: 0.025)), equals: [100])
    expect(!host.isAnimating)
    expectEmpty(host.displayList.effects)
  }

  @Test(.claim("TRANS-03")) @MainActor func `A view without animation is removed at once`() {
    let host = stagedHost(remote) { value in if value == 0 { Block("box", 40, 40).transition(.slide) } }
    go(host, to: 1, nil)
    expect(host.displayList.rectangles, equals: [])
    expectNil(host.presentedFrame(of: "box"))
    go(host, to: 0, nil)
    play(host, "| shown box = 30 30 40 40; animating = false")
  }

  @Test(.claim("TRANS-04")) @MainActor func `A move transition moves a view by its own width`() {
    let host = stagedHost(remote) { value in if value == 0 { Block("box", 40, 40).transition(.move(edge: .trailing)) } }
    go(host, to: 1, linear)
    expect(areNear(host.shownXs("box", frames: 6).map { $0 - 30 }, [0, 6.667, 13.333, 20, 26.667, 33.333]))
    expectNil(host.advanced(by: 1.0 / 60).presentedFrame(of: "box"))
  }

  @Test(.claim("TRANS-05")) func `A slide transition enters at the leading edge and leaves at the trailing edge`() {
    let host = stagedHost(remote) { value in ZStack { if value == 1 { Block("box", 40, 40).transition(.slide) } } }
    go(host, to: 1, linear)
    expect(areNear(host.shownXs("box", frames: 7).map { $0 - 30 }, [-40, -33.333, -26.667, -20, -13.333, -6.667, 0]))
    expect(host.box("box"), equals: "30 30 40 40")
    go(host, to: 0, linear, advancing: 0.05)
    expect(areNear([host.shownX("box")], [50]))
  }

  @Test(.claim("TRANS-06")) @MainActor func `A view that is being removed takes no space`() {
    let host = stagedHost(remote) { value in
      VStack(spacing: 0) {
        if value == 0 { Block("a", 20, 20).preference(key: SumKey<Int>.self, value: 1) }
        Block("b", 20, 20).preference(key: SumKey<Int>.self, value: 10)
      }
    }
    expect(host.preference(SumKey<Int>.self), equals: 11)
    expect([host.box("a"), host.box("b")], equals: ["40 30 20 20", "40 50 20 20"])
    go(host, to: 1, linear)
    expect(host.preference(SumKey<Int>.self), equals: 10)
    play(
      host,
      "| box b = 40 40 20 20",
      // The stack shrinks about its center; the removed view keeps its last frame.
      "wait 0.05 | shown a = 40 30 20 20; shown b = 40 45 20 20; faults =",
      "wait 0.05 | shown a = nowhere")
  }

  @Test(.claim("TRANS-07")) @MainActor func `A view that is being removed keeps its place in the drawing order`() {
    let host = stagedHost(remote) { value in
      ZStack {
        Color.red.frame(width: 10, height: 10)
        if value == 0 { Color.green.frame(width: 20, height: 20).transition(.offset(x: 10)) }
        Color.blue.frame(width: 30, height: 30)
      }
    }
    expect(host.displayList.rectangles.map(\.width), equals: [10, 20, 30])
    go(host, to: 1, linear, advancing: 0.05)
    expect(host.displayList.rectangles.map(\.width), here: [10, 20, 30], inSwiftUI: [20, 10, 30])
    expect(host.displayList.rectangles[1].minX, equals: 45)
    expect(host.advanced(by: 0.05).displayList.rectangles.map(\.width), equals: [10, 30])
  }

  @Test(.claim("TRANS-08")) func `A view appears when its transition starts and disappears when its removal ends`() {
    let log = AppearanceLog()
    let host = stagedHost(remote) { value in
      ZStack { if value == 1 { Block("box").onAppear { log.lines.append("+") }.onDisappear { log.lines.append("-") } } }
    }
    go(host, to: 1, linear)
    expect(log.lines, equals: ["+"])
    host.advance(by: 0.2)
    go(host, to: 0, linear, advancing: 0.05)
    expect(log.lines, equals: ["+"])
    host.advance(by: 0.05)
    expect(log.lines, equals: ["+", "-"])
  }

  @Test(.claim("TRANS-09")) @MainActor func `A view that returns during its removal keeps its state`() {
    let log = AppearanceLog()
    let host = stagedHost(remote) { value in Group { if value == 0 { Numbered(log: log) } }.padding(5) }
    expect(log.lines, equals: ["+"])
    go(host, to: 1, linear, advancing: 0.05)
    expect(opacities(host), equals: [50])
    go(host, to: 0, linear)
    expect(host.box("number"), equals: "40 40 20 20")
    expect(opacities(host), equals: [50])
    host.advance(by: 0.075)
    // The old animation continues from 50 to 0 and is blended out: 0 · 1/4 + 100 · 3/4.
    expect(opacities(host).allSatisfy { $0 > 60 && $0 < 100 })
    expect(opacities(host.advanced(by: 0.1)), equals: [100])
    expect(log.lines, equals: ["+"])
    play(host, "| animating = false")
  }

  @Test(.claim("TRANS-10")) @MainActor func `Inserted and removed elements are animated`() {
    let host = stagedHost(remote, 200, 100) { value in
      HStack(spacing: 0) { ForEach([1, 2, 3].filter { CGFloat($0) != value }, id: \.self) { Block("\($0)", 20, 20) } }
    }
    go(host, to: 2, linear, advancing: 0.025)
    expect(opacities(host), equals: [100, 75, 100])
    go(host, to: 0, linear, advancing: 0.3)
    expect(opacities(host), equals: [100, 100, 100])
    expect(host.columns("1", "2", "3"), equals: "70…90 90…110 110…130")
    go(host, to: 3, linear)
    go(host, to: 1, linear, advancing: 0.05)
    expect(host.core.checkInvariants(), equals: [])
    expect(opacities(host.advanced(by: 0.5)), equals: [100, 100])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TRANS-11")) @MainActor func `A new id crossfades the old and the new view`() {
    let host = stagedHost(remote) { value in Block("box", 20, 20).id(value).padding(1) }
    go(host, to: 1, linear, advancing: 0.025)
    expect(opacities(host), equals: [75, 25])
    expect(host.core.checkInvariants(), equals: [])
    expect(opacities(host.advanced(by: 0.075)), equals: [100])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TRANS-12")) @MainActor func `A transition inside an inserted or removed container has no effect`() {
    let host = stagedHost(remote) { value in
      if value == 0 { VStack { Block("box", 40, 40).transition(.move(edge: .trailing)) } }
    }
    go(host, to: 1, linear, advancing: 0.05)
    expect(host.shownX("box"), equals: 30)
    expect(opacities(host), equals: [50])
  }

  @Test(.claim("TRANS-13")) @MainActor func `Transitions compose`() {
    let transition = AnyTransition.asymmetric(insertion: .move(edge: .top), removal: .scale(scale: 0.5))
      .combined(with: .opacity)
    let host = stagedHost(remote) { value in if value == 0 { Block("box", 40, 40).transition(transition) } }
    go(host, to: 1, linear, advancing: 0.05)
    expect(host.shownBox("box"), equals: "35 35 30 30")
    expect(opacities(host), equals: [50])
    host.advance(by: 0.05)
    go(host, to: 0, linear, advancing: 0.05)
    play(host, "| shown box = 30 10 40 40; box box = 30 30 40 40")
    let own = stagedHost(remote) { value in
      if value == 0 { Block("box", 40, 40).transition(.move(edge: .leading).animation(linear)) }
    }
    go(own, to: 1, nil, advancing: 0.05)
    expect(own.shownX("box"), equals: 10)
    expectNil(own.advanced(by: 0.05).presentedFrame(of: "box"))
  }

  @Test @MainActor func `A container can be removed while a child is being removed`() {
    let host = stagedHost(remote) { value in
      Group {
        if value < 2 {
          Group { if value < 1 { Block("box", 40, 40) } }.padding(2).environment(\.lineLimit, 1)
          Block("other", 10, 10)
        }
      }
      .padding(3)
    }
    go(host, to: 1, linear, advancing: 0.05)
    go(host, to: 2, nil)
    expect(host.displayList.rectangles, equals: [])
    play(host, "wait 0.05 | animating = false")
    go(host, to: 0, linear, advancing: 0.05)
    go(host, to: 2, linear, advancing: 1)
    expect(host.displayList.rectangles, equals: [])
    expect(host.core.checkInvariants(), equals: [])
  }
}

@MainActor
private final class AppearanceLog { var lines: [String] = [] }

private struct Numbered: View {
  let log: AppearanceLog
  var body: some View {
    Block("number", 20, 20).onAppear { log.lines.append("+") }.onDisappear { log.lines.append("-") }
  }
}

@MainActor struct TransitionCaseTests: StagedSuite {
  let remote = Remote()
  private let linear = Animation.linear(duration: 0.1)

  @Test(.claim("TRANS-14")) @MainActor func `A view with the identity transition is removed at once`() {
    let host = stagedHost(remote) { value in if value == 0 { Block("box", 40, 40).transition(.identity) } }
    go(host, to: 1, linear)
    expect(host.displayList.rectangles, equals: [])
    expectNil(host.presentedFrame(of: "box"))
  }

  @Test(.claim("TRANS-15")) @MainActor func `A pushed view leaves at the opposite edge`() {
    let host = stagedHost(remote) { value in
      ZStack {
        if value == 0 {
          Block("old", 40, 40).transition(.push(from: .top))
        } else {
          Block("new", 40, 40).transition(.push(from: .top))
        }
      }
    }
    go(host, to: 1, linear, advancing: 0.025)
    expect([host.shownBox("old"), host.shownBox("new")], equals: ["30 40 40 40", "30 0 40 40"])
    expect(host.displayList.colors.map { Int(($0.opacity * 100).rounded()) }, equals: [75, 25])
  }

  @Test(.claim("TRANS-16")) @MainActor func `A slide follows the layout direction`() {
    let host = stagedHost(remote) { value in
      ZStack { if value == 1 { Block("box", 40, 40).transition(.slide) } }
        .environment(\.layoutDirection, .rightToLeft)
    }
    go(host, to: 1, linear, advancing: 0.025)
    expect(areNear([host.shownX("box")], [60]))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  @MainActor func `An offset transition moves a view as the offset modifier does`(direction: LayoutDirection) {
    let host = stagedHost(remote) { value in
      ZStack {
        if value == 1 { Block("moving", 40, 40).transition(.offset(x: 20)) }
        if value == 1 { Block("typed", 40, 40).transition(OffsetTransition(CGSize(width: 20, height: 0))) }
        Block("moved", 40, 40).offset(x: 10)
      }
      .environment(\.layoutDirection, direction)
    }
    go(host, to: 1, linear, advancing: 0.05)
    expect(areNear([host.shownX("moved")], [direction == .leftToRight ? 40 : 20]))
    expect(areNear([host.shownX("moving"), host.shownX("typed")], [host.shownX("moved"), host.shownX("moved")]))
  }

  @Test @MainActor func `Transitions with invalid numbers produce no invalid frames`() {
    let transitions: [AnyTransition] = [
      .scale(scale: .nan), .offset(x: .infinity), .scale(scale: 0), .scale(scale: -1, anchor: UnitPoint(x: .nan, y: 1)),
      .scale(scale: .greatestFiniteMagnitude),
    ]
    for transition in transitions {
      let host = stagedHost(remote) { value in if value == 0 { Block("box", 40, 40).transition(transition) } }
      for value in [1, 0, 1] as [CGFloat] {
        go(host, to: value, linear, advancing: 0.05)
        _ = host.displayList
        expect(host.presentedFrame(of: "box").map { !$0.minX.isNaN } ?? true)
      }
      expect(host.advanced(by: 1).displayList.rectangles, equals: [])
      play(host, "| animating = false")
    }
  }

  @Test func `An erased view that returns keeps its identity, and a host can be released during a transition`() {
    var host: ViewHost? = stagedHost(remote) { value in
      value == 0 ? AnyView(Block("box", 20, 20)) : AnyView(Color.blue.frame(width: 30, height: 30))
    }
    if let host {
      go(host, to: 1, linear, advancing: 0.05)
      expect(host.displayList.rectangles.map(\.width), equals: [20, 30])
      go(host, to: 0, linear, advancing: 0.05)
      play(host, "| box box = 40 40 20 20")
    }
    weak let core = host?.core
    host = nil
    expectNil(core)
  }
}
