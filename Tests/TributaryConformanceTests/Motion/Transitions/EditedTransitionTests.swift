extension StagedSuite {
  /// Returns the views of a closure at the leading edge of 100 points, which the stage inserts, removes, and replaces.
  fileprivate func host(@ViewBuilder _ replaced: @escaping (CGFloat) -> some View) -> ViewHost<Stage<some View>> {
    stagedHost(remote, 100, 20) { value in
      ZStack(alignment: .leading) {
        Color.clear
        replaced(value)
      }
    }
  }
}

@MainActor struct EditedTransitionTests: StagedSuite {
  let remote = Remote()
  private let linear = Animation.linear(duration: 0.1)

  /// A fade with a body.
  private struct Fade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
  }

  /// A transition whose body moves the view, and resizes the views around it.
  private struct Padded: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 20).padding(phase.isIdentity ? 0 : 5)
    }
  }

  /// Returns the opacities of the drawn views halfway through their insertion, and halfway through their removal.
  private func halfway(_ animation: Animation?, @ViewBuilder _ replaced: @escaping (CGFloat) -> some View) -> [[Int]] {
    remote.value = 0
    let host = host(replaced)
    return [1, 0].map { value in
      go(host, to: value, animation, advancing: 0.05)
      let shown = opacities(host).filter { $0 > 0 }
      play(host, "wait 0.2 | animating = false")
      return shown
    }
  }

  @Test(.claim("TRANS-37")) @MainActor func `A transition uses the transaction around the condition`() {
    let edits: [(inout Transaction) -> Void] = [
      { $0.animation = nil }, { $0.animation = .linear(duration: 0.2) }, { $0.disablesAnimations = true },
    ]
    for edit in edits {
      expect(
        halfway(linear) { if $0 == 1 { Block("a", 40, 20).transition(.opacity).transaction(edit) } },
        equals: [[50], [50]])
      expect(halfway(linear) { if $0 == 1 { Block("a", 40, 20).transaction(edit) } }, equals: [[50], [50]])
      expect(
        halfway(linear) { value in
          ForEach(value == 1 ? [1] : [], id: \.self) { _ in Block("a", 40, 20).transition(.opacity).transaction(edit) }
        }, equals: [[50], [50]])
      expect(
        halfway(linear) { Block("a", 40, 20).transition(.opacity).transaction(edit).id($0) },
        equals: [[50, 50], [50, 50]])
      // Without an animation around the condition, the views are inserted and removed at once.
      expect(
        halfway(nil) { if $0 == 1 { Block("a", 40, 20).transition(.opacity).transaction(edit) } }, equals: [[100], []])
    }
  }

  @Test @MainActor func `A nested condition and the body of a transition belong to the transition around them`() {
    let shown = halfway(linear) { value in
      if value == 1 {
        Group { if value == 1 { Block("a", 40, 20).transition(.opacity) } }.transaction { $0.animation = nil }
      }
    }
    expect(shown, equals: [[50], [50]])
    let faded = halfway(linear) {
      if $0 == 1 { Block("a", 40, 20).transition(Fade()).transaction { $0.animation = nil } }
    }
    expect(faded, equals: [[50], [50]])
  }

  @Test func `A body that resizes the views around it leaves in the time of the transaction around the condition`() {
    func drawn(_ edit: @escaping (inout Transaction) -> Void) -> [[CGRect]] {
      remote.value = 0
      let host = host {
        ForEach($0 == 0 ? [1, 2, 3] : [3, 1], id: \.self) { index in
          Block("\(index)", 10, 10).transition(Padded()).padding(1).transaction(edit)
        }
      }
      var seen: [[CGRect]] = []
      for (value, time) in [(1, 0.05), (1, 0.1), (0, 0.05), (0, 0.1)] {
        go(host, to: CGFloat(value), linear, advancing: time)
        seen.append(host.displayList.rectangles.filter { $0.width < 100 })
      }
      host.advance(by: 1)
      expect(host.core.checkInvariants(), equals: [])
      return seen
    }
    let plain = drawn { _ in }
    expect(plain.map(\.count), equals: [3, 2, 3, 3])
    expect(drawn { $0.animation = .linear(duration: 0.5) }, equals: plain)
    expect(drawn { $0.animation = nil }, equals: plain)
  }

  @Test @MainActor func `Content that is animated repeatedly leaves with the body of its transition`() {
    func drawn(isRepeated: Bool) -> [Int] {
      remote.value = 0
      let host = host { value in
        if value == 0 {
          PhaseAnimator(
            isRepeated ? [10, 20, 30] as [CGFloat] : [10], content: { Color.red.frame(width: $0, height: 10) },
            animation: { _ in .linear(duration: 0.05) }
          )
          .transaction { if $0.animation != nil { $0.animation = .linear(duration: 0.3) } }.transition(Padded())
        }
      }
      host.advance(by: 0.02)
      go(host, to: 1, linear)
      let counts = (0..<4).map { _ in
        host.advance(by: 0.05)
        return host.displayList.rectangles.count { $0.width < 100 }
      }
      play(host, "| animating = false")
      return counts
    }
    expect(drawn(isRepeated: false), equals: [1, 0, 0, 0])
    expect(drawn(isRepeated: true), equals: [1, 0, 0, 0])
  }

  @Test @MainActor func `A view that returns during its removal moves as it does without a modifier`() {
    func positions(_ edit: @escaping (inout Transaction) -> Void) -> [[CGFloat]] {
      remote.value = 0
      let transition = AnyTransition.modifier(active: Moved(x: 40), identity: Moved(x: 0))
      let host = host { if $0 == 1 { Block("a", 40, 20).transition(transition).transaction(edit) } }
      var seen: [[CGFloat]] = []
      for (value, time) in [(1, 0.05), (1, 0.2), (0, 0.05), (1, 0.02), (1, 0.05), (1, 0.3)] {
        go(host, to: CGFloat(value), linear, advancing: time)
        seen.append(host.displayList.rectangles.filter { $0.width < 100 }.map { $0.minX.rounded() })
      }
      play(host, "| animating = false")
      return seen
    }
    let plain = positions { _ in }
    expect(plain.first, equals: [20])
    expect(plain.last, equals: [0])
    expect(plain[2], equals: [20])
    expect(positions { $0.animation = nil }, equals: plain)
  }

  @Test @MainActor func `A transaction modifier around the condition edits the transaction of the transition`() {
    let shown = halfway(linear) { value in
      VStack { if value == 1 { Block("a", 40, 20).transition(.opacity) } }.transaction { $0.animation = nil }
    }
    expect(shown, equals: [[100], []])
    let own = halfway(nil) { value in
      VStack { if value == 1 { Block("a", 40, 20).transition(.opacity) } }.transaction { $0.animation = linear }
    }
    expect(own, equals: [[50], [50]])
  }

  @Test @MainActor func `A change of an existing view still uses the edited transaction`() {
    remote.value = 0
    let host = host { value in
      Block("a", 40, 20).opacity(value == 1 ? 0.5 : 1).transition(.opacity).transaction { $0.animation = nil }
    }
    go(host, to: 1, linear)
    expect(opacities(host).filter { $0 > 0 }, equals: [50])
  }

  private struct Moved: ViewModifier {
    let x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }
}

@MainActor struct OuterTransitionTests: StagedSuite {
  let remote = Remote()
  private let log = PhaseLog()
  private let linear = Animation.linear(duration: 0.1)

  /// Returns the minimum x of the drawn rectangles of the replaced views, halfway through the replacement.
  private func halfway(_ host: ViewHost<some View>) -> [CGFloat] {
    go(host, to: 1, linear, advancing: 0.05)
    let shown = host.displayList.rectangles.filter { $0.width < 100 }.map(\.minX)
    play(host, "wait 0.05 | animating = false")
    return shown
  }

  @Test(.claim("TRANS-35")) @MainActor func `A transition applies outside a condition or id`() {
    let move = AnyTransition.move(edge: .trailing)
    let inside = host { Block("a", 40, 20).transition(move).id($0) }
    expect(halfway(inside), equals: [20, 20])
    expect(halfway(host { Block("a", 40, 20).id($0).transition(move) }), equals: [20, 20])
    let framed = host { Block("a", 40, 20).id($0).frame(width: 60, alignment: .leading).transition(move) }
    expect(halfway(framed), equals: [30, 30])
    let padded = host { Block("a", 40, 20).id($0).padding(.leading, 10).transition(move) }
    expect(halfway(padded), equals: [35, 35])
    let condition = host { value in
      Group { if value == 0 { Block("a", 40, 20) } else { Block("b", 20, 20) } }.transition(move)
    }
    expect(halfway(condition), equals: [20, 10])
  }

  @Test @MainActor func `The innermost transition applies, and none reaches into a container`() {
    let inner = host { Block("a", 40, 20).transition(.move(edge: .trailing)).id($0).transition(.move(edge: .leading)) }
    expect(halfway(inner), equals: [20, 20])
    let row = host { value in
      HStack {
        Block("a", 40, 20).id(value)
        Color.clear.frame(width: 0)
      }
      .transition(.move(edge: .trailing))
    }
    expect(halfway(row), equals: [0, 0])
  }

  @Test @MainActor func `A view that returns during its removal reverses its course`() {
    let host = host { Block("a", 40, 20).id($0).transition(.move(edge: .trailing)) }
    go(host, to: 1, linear, advancing: 0.05)
    go(host, to: 0, linear)
    expect(host.displayList.rectangles.filter { $0.width < 100 }.map(\.minX), equals: [20, 20])
    expect(host.advanced(by: 0.2).displayList.rectangles.filter { $0.width < 100 }.map(\.minX), equals: [0])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `The identity transition outside an id sets the order of appearance`() {
    let host = host { value in
      Color.red
        .onAppear { log.lines.append("A\(Int(value))") }
        .onDisappear { log.lines.append("D\(Int(value))") }
        .id(value).transition(.identity)
    }
    go(host, to: 1, linear)
    expect(log.lines, equals: ["A0", "D0", "A1"])
  }

  @Test(.claim("TRANS-36")) @MainActor func `A transition with a body outside an id is a fade`() {
    let host = host { Block("a", 40, 20).id($0).transition(.blurReplace) }
    go(host, to: 1, linear, advancing: 0.05)
    expect(opacities(host).filter { $0 == 50 }.count, equals: 2)
    let blurred = host.displayList.effects.filter { $0 == .blur(radius: 4, isOpaque: false) }
    expect(blurred.count, here: 0, inSwiftUI: 2)
  }
}
