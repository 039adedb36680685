@MainActor struct TransitionContainerTests: StagedSuite {
  let remote = Remote()
  private let log = PhaseLog()
  private let linear = Animation.linear(duration: 0.1)

  @Test(.claim("TRANS-27")) @MainActor func `An action around a condition waits for the end of the transition`() {
    let host = stagedHost(remote) { value in
      VStack {
        Group { if value == 0 { Block("box", 40, 40) } }
          .onAppear { log.lines.append("+") }.onDisappear { log.lines.append("-") }
        Block("other", 10, 10)
      }
    }
    expect(log.lines, equals: ["+"])
    go(host, to: 1, linear, advancing: 0.05)
    expect(log.lines, equals: ["+"])
    go(host, to: 0, linear, advancing: 1)
    expect(log.lines, equals: ["+"])
    go(host, to: 1, linear, advancing: 0.1)
    expect(log.lines, equals: ["+", "-"])
    go(host, to: 0, nil)
    go(host, to: 1, nil)
    expect(log.lines, equals: ["+", "-", "+", "-"])
    expect(host.core.checkInvariants(), equals: [])
  }

  /// Returns ten rows of 20 points in a lazy column, five of them visible, without the row with the stage's number.
  private func rows(_ transition: AnyTransition) -> ViewHost<Stage<some View>> {
    stagedHost(remote) { value in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach((1...10).filter { CGFloat($0) != value }, id: \.self) { number in
            Block("\(number)", 40, 20).transition(transition)
          }
        }
      }
      .scrollIndicators(.hidden)
    }
  }

  @Test(.claim("TRANS-28")) @MainActor func `Rows of a lazy stack use their transition`() {
    for transition in [AnyTransition.slide, AnyTransition(Logged(log: log))] {
      let host = rows(transition)
      let distance: CGFloat = transition.custom == nil ? 40 : 20
      expect(host.displayList.rectangles.count, equals: 5)
      go(host, to: 2, linear, advancing: 0.05)
      expect(host.shownX("2"), equals: 30 + distance / 2)
      play(host, "| shown 3 = 30 30 40 20; shown 6 = 30 80 40 20; box 2 = nowhere")
      expect(opacities(host).allSatisfy { $0 == 100 })
      go(host, to: 0, linear)
      expect(host.shownX("2"), equals: 30 + distance / 2)
      play(host, "wait 0.5 | box 2 = 30 20 40 20; animating = false")
      go(host, to: 1, linear, advancing: 0.1)
      expectNil(host.presentedFrame(of: "1"))
      go(host, to: 0, linear, advancing: 0.05)
      expect(areNear([host.shownX("1")], [30 - distance / 2]))
      host.advance(by: 0.05)
      expect(host.core.checkInvariants(), equals: [])
    }
  }

  @Test(.claim("TRANS-29")) @MainActor func `A candidate is removed by its transition`() {
    let host = stagedHost(remote) { value in
      ViewThatFits {
        if value == 0 { Block("wide", 80, 20).transition(Logged(log: log).combined(with: .opacity)) }
        Block("narrow", 40, 20)
      }
    }
    expect(host.displayList.rectangles.map(\.width), equals: [80])
    go(host, to: 1, linear)
    expect(host.box("narrow"), equals: "30 40 40 20")
    expect(opacities(host.advanced(by: 0.05)), equals: [50, 100])
    expect(host.shownBox("wide"), equals: "20 40 80 20")
    expect(opacities(host.advanced(by: 0.05)), equals: [100])
    play(host, "| animating = false")
  }

  @Test(.claim("TRANS-30")) @MainActor func `Invalid numbers are reported`() throws {
    let host = stagedHost(remote) { value in
      ZStack { if value == 0 { Block("box", 40, 40).transition(.offset(x: .nan)) } }
    }
    let warning = try #require(host.diagnostics.first)
    expect(host.diagnostics.count, equals: 1)
    expect(warning.code, equals: .invalidDimension)
    expect(warning.description.contains("transition"))
    expect(warning.description.contains("nan"))
    go(host, to: 1, linear, advancing: 0.1)
    expect(host.displayList.rectangles, equals: [])
    expect(!host.isAnimating)
  }

  @Test(.claim("TRANS-31")) @MainActor func `Transition types and erased transitions agree`() {
    func course(_ host: ViewHost<some View>) -> [String] {
      go(host, to: 1, linear)
      return (0..<5).map { step in
        if step > 0 { host.advance(by: 0.03) }
        return host.shownBox("box") + " \(host.displayList.colors.map { ($0.opacity * 100).rounded() })"
      }
    }
    func host(_ transition: some Transition, isBody: Bool) -> ViewHost<Stage<some View>> {
      stagedHost(remote) { value in
        if value == 0 {
          if isBody {
            Block("box", 40, 40).transition(Wrapped(base: transition))
          } else {
            Block("box", 40, 40).transition(transition)
          }
        }
      }
    }
    func agree(_ transition: some Transition) {
      expect(course(host(transition, isBody: true)), equals: course(host(transition, isBody: false)))
    }
    agree(.opacity)
    agree(.slide)
    agree(.move(edge: .top))
    agree(.push(from: .bottom))
    agree(.scale)
    agree(.scale(0.5, anchor: .topLeading))
    agree(.offset(x: 7, y: -3))
    agree(.identity)
    agree(AsymmetricTransition(insertion: .slide, removal: .scale(0.25)))
  }

  @Test @MainActor func `A blur replaces one view with another`() {
    let host = stagedHost(remote) { value in
      ZStack {
        if value == 0 {
          Block("old", 40, 40).transition(.blurReplace)
        } else {
          Block("new", 40, 40).transition(.blurReplace(.upUp))
        }
      }
    }
    go(host, to: 1, linear, advancing: 0.05)
    expect([host.shownBox("old"), host.shownBox("new")], equals: ["32.5 32.5 35 35", "32.5 32.5 35 35"])
    expect(host.displayList.effects.filter { $0 == .blur(radius: 4, isOpaque: false) }.count, equals: 2)
    expectEmpty(host.advanced(by: 0.05).displayList.effects)
    go(host, to: 0, linear, advancing: 0.05)
    expect(host.shownBox("new"), equals: "27.5 27.5 45 45")
  }

  @Test(.claim("TRANS-34")) @MainActor func `A background reaches the window edges during a transition`() {
    let insets = EdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 20)
    let host = ViewHost(size: CGSize(width: 100, height: 100), safeAreaInsets: insets) {
      Stage(remote, from: 1) { value in
        ZStack {
          Color.clear
          if value == 0 { Color.clear.background(Ink.blue.color).transition(.move(edge: .trailing)) }
        }
      }
    }
    host.update()
    go(host, to: 0, linear)
    var shown = [host.boxes(in: .blue)]
    for _ in 0..<2 {
      host.advance(by: 0.05)
      shown.append(host.boxes(in: .blue))
    }
    // The view is 70 points wide, and moves by that distance.
    expect(shown, equals: [["70 0 100 100"], ["35 0 100 100"], ["0 0 100 100"]])
  }
}

/// A transition that wraps another one, so that it has a body.
private struct Wrapped<Base: Transition>: Transition {
  let base: Base

  func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }
}
