@MainActor struct TransactionTests {
  private let remote = Remote()

  private func host<V: View>(@ViewBuilder _ content: @escaping (CGFloat) -> V) -> ViewHost<some View> {
    stagedHost(remote, 200, 50) { value in content(value).frame(width: 200, height: 50, alignment: .topLeading) }
  }

  private func halfway(_ host: ViewHost<some View>) -> CGFloat {
    host.play("update; wait 0.5")
    return host.shownX("box")
  }

  @Test(.claim("ANIM-20")) @MainActor func `A watched value is animated without withAnimation`() {
    let host = host { value in Block("box", 20, 20).offset(x: value).animation(.linear(duration: 1), value: value) }
    expect(host.shownX("box"), equals: 0)
    remote.value = 100
    expect(halfway(host), equals: 50)
    expect(host.box("box"), equals: "100 0 20 20")
  }

  @Test(.claim("ANIM-21")) @MainActor func `The animation modifier overrides withAnimation`() {
    let faster = host { value in Block("box", 20, 20).offset(x: value).animation(.linear(duration: 1), value: value) }
    withAnimation(.linear(duration: 10)) { remote.value = 100 }
    expect(halfway(faster), equals: 50)
    let none = host { value in Block("box", 20, 20).offset(x: value).animation(nil, value: value) }
    withAnimation(.linear(duration: 1)) { remote.value = 100 }
    expect(halfway(none), equals: 100)
    expect(!none.isAnimating)
  }

  @Test(.claim("ANIM-22")) @MainActor func `The animation modifier does not affect views outside it`() {
    let outside = host { value in Block("box", 20, 20).animation(.linear(duration: 1), value: value).offset(x: value) }
    remote.value = 100
    expect(halfway(outside), equals: 100)
    let other = host { value in Block("box", 20, 20).offset(x: value).animation(.linear(duration: 1), value: 0) }
    remote.value = 100
    expect(halfway(other), equals: 100)
  }

  @Test(.claim("ANIM-23")) @MainActor func `A leaf keeps its animation in a moving container`() {
    let host = host { value in
      HStack(spacing: 0) {
        Block("box", 20, 20).animation(nil, value: value)
        Block("slow", 20, 20).animation(.linear(duration: 2), value: value)
        Block("plain", 20, 20)
      }
      .padding(.leading, value)
    }
    withAnimation(.linear(duration: 1)) { remote.value = 100 }
    expect(halfway(host), equals: 100)
    expect(host.shownX("slow"), equals: 45)
    expect(host.shownX("plain"), equals: 90)
    host.advance(by: 2)
    expect([host.shownX("box"), host.shownX("slow"), host.shownX("plain")], equals: [100, 120, 140])
    expect(!host.isAnimating)
  }

  @Test(.claim("ANIM-24")) @MainActor func `Transactions are edited from the outside in`() {
    let always = host { value in
      Block("box", 20, 20).offset(x: value).transaction { $0.animation = .linear(duration: 1) }
    }
    remote.value = 100
    expect(halfway(always), equals: 50)
    let disabled = host { value in
      Block("box", 20, 20).offset(x: value).animation(.linear(duration: 1), value: value)
        .transaction { $0.disablesAnimations = true }
    }
    remote.value = 100
    expect(halfway(disabled), equals: 100)
    let watched = host { value in
      Block("box", 20, 20).offset(x: value).transaction(value: value > 50) { $0.animation = .linear(duration: 1) }
    }
    remote.value = 40
    expect(halfway(watched), equals: 40)
    remote.value = 100
    expect(halfway(watched), equals: 70)
  }

  @Test(.claim("ANIM-25")) @MainActor func `Bindings and transactions carry animations`() {
    let bound = host { value in Block("box", 20, 20).offset(x: value) }
    remote.projected.animation(.linear(duration: 1)).wrappedValue = 100
    expect(halfway(bound), equals: 50)
    withTransaction(\.animation, .linear(duration: 1)) { remote.value = 0 }
    // The first animation has just ended, and the second one is half done.
    expect(halfway(bound), equals: 50)
    bound.advance(by: 1)
    withAnimation(.linear(duration: 1)) { withAnimation(nil) { remote.value = 50 } }
    expect(halfway(bound), equals: 50)
  }

  @Test(.claim("ANIM-26")) @MainActor func `A body reads the values of transactions in order`() {
    var seen: [CGFloat] = []
    var changes: [[CGFloat]] = []
    let host = host { value in
      let _ = seen.append(value)
      Block("box", 20, 20).offset(x: value).onChange(of: value) { changes.append([$0, $1]) }
    }
    withAnimation(.linear(duration: 1)) { remote.value = 40 }
    remote.value = 60
    expect(remote.value, equals: 60)
    host.update()
    expect(seen, equals: [0, 40, 60])
    expect(changes, equals: [[0, 40], [40, 60]])
    expect(host.shownX("box"), equals: 20)
    expect(host.box("box"), equals: "60 0 20 20")
    expect(host.advanced(by: 0.5).shownX("box"), equals: 40)
  }

  @Test(.claim("ANIM-27")) @MainActor func `Completions run when animations end`() {
    var done: [(String, Double)] = []
    let host = host { value in Block("box", 20, 20).offset(x: value) }
    withAnimation(.spring(duration: 0.5), { remote.value = 100 }, completion: { done.append(("logically", host.time)) })
    withAnimation(
      .linear(duration: 0.25), completionCriteria: .removed, { remote.value = 101 },
      completion: { done.append(("removed", host.time)) })
    host.update()
    expect(done.isEmpty)
    // In one step: the actions still run at the time at which the animations end.
    host.advance(by: 2)
    expect(done.map(\.0), equals: ["removed", "logically"])
    expect(done.map(\.1), equals: [0.25, 0.5])
    withAnimation(.default, { remote.value = 101 }, completion: { done.append(("nothing changed", host.time)) })
    withAnimation(nil, { remote.value = 0 }, completion: { done.append(("nothing animated", host.time)) })
    host.update()
    expect(done.map(\.0).suffix(2), equals: ["nothing changed", "nothing animated"])
    host.advance(by: 5)
    expect(done.count, equals: 4)
  }

  @Test @MainActor func `An animation started by a completion begins when the first animation ends`() {
    let host = host { value in Block("box", 20, 20).offset(x: value) }
    withAnimation(.linear(duration: 0.5)) {
      remote.value = 100
    } completion: { [remote] in
      withAnimation(.linear(duration: 1)) { remote.value = 0 }
    }
    play(host, "update; wait 0.75 | x box = 75")
  }

  @Test @MainActor func `A chain of completions without visible changes ends with the frame`() {
    let host = host { value in if value < 5 { Block("box", 20, 20).offset(x: value) } }
    func goOn() { withAnimation(.default, { remote.value = 7 }, completion: { goOn() }) }
    goOn()
    let report = host.update()
    expect(report.passes, atMost: 64)
    expect(!report.settled || report.passes < 64)
    host.update()
  }

  @Test @MainActor func `Optional state takes the value of each transaction`() {
    var seen: [Int?] = []
    var binding: Binding<Int?>?
    let host = settledHost(100, 100) { OptionalStage(content: { seen.append($0) }, take: { binding = $0 }) }
    withAnimation(.linear) { binding?.wrappedValue = 1 }
    binding?.wrappedValue = nil
    withAnimation(.spring) { binding?.wrappedValue = 2 }
    expect(binding?.wrappedValue, equals: .some(2))
    host.update()
    expect(seen, equals: [nil, 1, nil, 2])
  }
}

private struct OptionalStage: View {
  let content: (Int?) -> Void
  let take: (Binding<Int?>) -> Void
  @State private var value: Int?
  var body: some View {
    let _ = content(value)
    Color.red.onAppear { take($value) }
  }
}
