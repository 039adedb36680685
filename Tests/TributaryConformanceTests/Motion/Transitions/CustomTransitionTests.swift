@MainActor struct CustomTransitionTests: StagedSuite {
  let remote = Remote()
  private let linear = Animation.linear(duration: 0.1)

  @Test(.claim("TRANS-17")) @MainActor func `The body of a transition runs through its phases`() {
    let log = PhaseLog()
    let host = stagedHost(remote, from: 1) { value in
      ZStack { if value == 0 { Block("box", 40, 40).transition(Logged(log: log)) } }
    }
    expect(log.phases, equals: [])
    go(host, to: 0, linear)
    expect(log.phases, equals: [.willAppear, .identity])
    play(host, "| box box = 30 30 40 40; shown box = 10 30 40 40")
    expect(host.shownBoxes("box", after: [0.05, 0.05]), equals: ["20 30 40 40", "30 30 40 40"])
    expect(!host.isAnimating)
    go(host, to: 1, linear)
    expect(log.phases, equals: [.willAppear, .identity, .didDisappear])
    expectNil(host.frame(of: "box"))
    expect(host.advanced(by: 0.05).shownBox("box"), equals: "40 30 40 40")
    go(host, to: 0, linear)
    expect(log.phases, equals: [.willAppear, .identity, .didDisappear, .identity])
    expect(host.shownBox("box"), equals: "40 30 40 40")
    expect(host.advanced(by: 0.2).shownBox("box"), equals: "30 30 40 40")
    go(host, to: 1, linear, advancing: 0.1)
    expectNil(host.presentedFrame(of: "box"))
    expect(host.displayList.rectangles, equals: [])
    play(host, "| animating = false")
  }

  @Test @MainActor func `An insertion can be reversed from its current position`() {
    let host = stagedHost(remote, from: 1) { value in
      ZStack { if value == 0 { Block("box", 40, 40).transition(Logged(log: PhaseLog())) } }
    }
    go(host, to: 0, linear, advancing: 0.05)
    expect(host.shownX("box"), equals: 20)
    go(host, to: 1, linear)
    expect(host.shownX("box"), equals: 20)
    // The insertion continues to 30 while the removal begins: 30 + 20 · 3/4 of the removal, blended.
    expectNil(host.advanced(by: 0.1).presentedFrame(of: "box"))
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TRANS-18")) @MainActor func `A transition without animatable changes removes its view at once`() {
    let host = stagedHost(remote) { value in if value == 0 { Block("box", 40, 40).transition(Still()) } }
    go(host, to: 1, linear)
    expectNil(host.presentedFrame(of: "box"))
    expect(host.displayList.rectangles, equals: [])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TRANS-19")) @MainActor func `A modifier can be a transition`() {
    let transition = AnyTransition.modifier(active: Inset(length: 20), identity: Inset(length: 0))
    let host = stagedHost(remote) { value in if value == 0 { Block("box", 40, 40).transition(transition) } }
    go(host, to: 1, linear, advancing: 0.025)
    // The modifier's body runs with the interpolated value: 5 points of space before the box.
    expect(host.shownX("box"), equals: 35)
    expect(host.advanced(by: 0.05).shownX("box"), equals: 45)
    expectNil(host.advanced(by: 0.025).presentedFrame(of: "box"))
    go(host, to: 0, linear, advancing: 0.05)
    play(host, "| x box = 40", "wait 0.05 | shown box = 30 30 40 40; animating = false")
  }

  @Test(.claim("TRANS-20")) @MainActor func `Phases do not change identity`() {
    let log = PhaseLog()
    let host = stagedHost(remote, from: 1) { value in
      ZStack { if value == 0 { Visitor(log: log).transition(Logged(log: PhaseLog())) } }
    }
    go(host, to: 0, linear)
    go(host, to: 1, linear, advancing: 0.05)
    go(host, to: 0, linear, advancing: 1)
    expect(log.lines, equals: ["+"])
    go(host, to: 1, linear, advancing: 0.05)
    expect(log.lines, equals: ["+"])
    host.advance(by: 0.05)
    expect(log.lines, equals: ["+", "-"])
  }

  @Test(.claim("TRANS-21")) @MainActor func `The environment of a transition's body reaches the view`() {
    let host = stagedHost(remote) { value in
      if value == 0 { Rectangle().frame(width: 20, height: 20).transition(Tinted()) }
    }
    expect(host.displayList.colors, equals: [Color.black.resolved(dark: false)])
    go(host, to: 1, linear, advancing: 0.05)
    expect(host.displayList.colors.map { ($0.red * 100).rounded() }, equals: [50])
  }

  @Test(.claim("TRANS-22")) @MainActor func `Custom transitions compose`() {
    let own = AnyTransition(Logged(log: PhaseLog()))
    let transition = AnyTransition.asymmetric(insertion: own, removal: .scale(scale: 0.5)).combined(with: .opacity)
    let host = stagedHost(remote) { value in if value == 0 { Block("box", 40, 40).transition(transition) } }
    go(host, to: 1, linear, advancing: 0.05)
    expect(host.shownBox("box"), equals: "35 35 30 30")
    expect(opacities(host), equals: [50])
    host.advance(by: 0.05)
    go(host, to: 0, linear, advancing: 0.05)
    expect(host.shownBox("box"), equals: "20 30 40 40")
    expect(opacities(host), equals: [50])
    play(host, "wait 0.05 | animating = false")
    let alone = stagedHost(remote) { value in
      if value == 0 { Block("box", 40, 40).transition(Logged(log: PhaseLog()).animation(linear)) }
    }
    go(alone, to: 1, nil, advancing: 0.05)
    expect(alone.shownX("box"), equals: 40)
    expectNil(alone.advanced(by: 0.05).presentedFrame(of: "box"))
    expect(alone.core.checkInvariants(), equals: [])
  }

  @Test(.claim("TRANS-23")) @MainActor func `A transition's body takes part in layout`() {
    let host = stagedHost(remote) { value in
      VStack(spacing: 0) {
        if value == 1 { Block("box", 40, 40).transition(Unfolding()) }
        Block("below", 40, 20)
      }
    }
    expect(host.box("below"), equals: "30 40 40 20")
    go(host, to: 1, linear)
    expect([host.box("box"), host.box("below")], equals: ["30 20 40 40", "30 60 40 20"])
    play(
      host,
      "| shown below = 30 40 40 20",
      "wait 0.05 | shown below = 30 50 40 20",
      "wait 0.05 | animating = false")
    go(host, to: 0, linear, advancing: 0.05)
    expect(host.shownBox("below"), equals: "30 50 40 20")
    expectNil(host.advanced(by: 0.05).presentedFrame(of: "box"))
    expect(!host.isAnimating)
  }

  @Test(.claim("TRANS-24")) @MainActor func `Reduced motion replaces a transition by a fade`() {
    let host = stagedHost(remote) { value in
      ZStack { if value == 0 { Block("box", 40, 40).transition(Logged(log: PhaseLog())) } }
        .environment(\.accessibilityReduceMotion, true)
    }
    go(host, to: 1, linear, advancing: 0.025)
    expect(host.shownX("box"), equals: 30)
    expect(opacities(host), equals: [75])
  }

  @Test @MainActor func `Rows of a ForEach use the surrounding transition`() {
    let host = stagedHost(remote, 200, 100) { value in
      HStack(spacing: 0) {
        ForEach([1, 2, 3].filter { CGFloat($0) != value }, id: \.self) { Block("\($0)", 20, 20) }
          .transition(Logged(log: PhaseLog()))
      }
    }
    go(host, to: 2, linear, advancing: 0.05)
    play(host, "| x 2 = 100")
    go(host, to: 0, linear, advancing: 0.5)
    play(host, "| columns 1, 2, 3 = 70…90 90…110 110…130; animating = false")
  }

  @Test @MainActor func `A replaced transition keeps the view`() {
    let log = PhaseLog()
    let transitions: [AnyTransition] = [
      .opacity, AnyTransition(Logged(log: PhaseLog())), AnyTransition(Unfolding()), .slide, .identity,
      .modifier(active: Inset(length: 3), identity: Inset(length: 0)),
    ]
    let host = stagedHost(remote) { value in Visitor(log: log).transition(transitions[Int(value)]).padding(1) }
    for value in [1, 2, 3, 5, 4, 1, 0] as [CGFloat] {
      go(host, to: value, linear)
      play(host, "| box visitor = 40 40 20 20")
    }
    expect(log.lines, equals: ["+"])
  }

  @Test @MainActor func `A transition's body can contain several views or none`() {
    let host = stagedHost(remote) { value in if value != 1 { Block("box", 40, 40).transition(Crowded()) } }
    expect(host.displayList.rectangles.count, equals: 2)
    go(host, to: 1, linear, advancing: 0.05)
    expect(host.advanced(by: 0.1).displayList.rectangles, equals: [])
    expect(!host.isAnimating)
  }
}

@MainActor
final class PhaseLog {
  var phases: [TransitionPhase] = []
  var lines: [String] = []
}

/// A transition that enters from 20 points on the left and leaves to 20 points on the right.
struct Logged: Transition {
  let log: PhaseLog

  func body(content: Content, phase: TransitionPhase) -> some View {
    log.phases.append(phase)
    return content.offset(x: 20 * phase.value)
  }
}

private struct Still: Transition { func body(content: Content, phase: TransitionPhase) -> some View { content } }

private struct Tinted: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.foregroundStyle(phase.isIdentity ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 0, blue: 0))
  }
}

private struct Unfolding: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content.frame(height: phase.isIdentity ? nil : 0) }
}

private struct Crowded: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    if !phase.isIdentity { EmptyView() } else { content }
    if phase.isIdentity { Color.red.frame(width: 1, height: 1) }
  }
}

private struct Inset { var length: CGFloat }

extension Inset: ViewModifier, Animatable {
  var animatableData: CGFloat {
    get { length }
    set { length = newValue }
  }

  func body(content: Content) -> some View { content.offset(x: length) }
}

private struct Visitor: View {
  let log: PhaseLog
  @State private var number = 1
  var body: some View {
    Block("visitor", 20, 20).onAppear { log.lines.append("+") }.onDisappear { log.lines.append("-") }
  }
}
