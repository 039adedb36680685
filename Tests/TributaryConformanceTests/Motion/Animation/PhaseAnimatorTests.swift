@MainActor struct PhaseAnimatorTests: StagedSuite {
  let remote = Remote()

  /// Shows a box that the trigger of the remote moves by each of the phases, in one second.
  private func triggeredHost(_ phases: [Int]) -> ViewHost<some View> {
    stagedHost(remote) { value in
      Color.red.frame(width: 20, height: 20).phaseAnimator(phases, trigger: value) { content, phase in
        content.accessibilityIdentifier("box").offset(x: CGFloat(phase))
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test(.claim("ANIM-40")) @MainActor func `A phase animator runs through its phases`() {
    let host = settledHost(100, 100) {
      PhaseAnimator(
        [0, 40, 60], content: { phase in Block("box", 20, 20).offset(x: CGFloat(phase)) },
        animation: { .linear(duration: $0 == 40 ? 1 : 0.5) })
    }
    let positions = (0..<9).map { step -> CGFloat in
      if step > 0 { host.advance(by: 0.25) }
      return host.shownX("box") - 40
    }
    expect(positions, equals: [0, 10, 20, 30, 40, 50, 60, 30, 0])
    // The same in one step.
    play(host, "wait 1.25 | x box = 90; animating = true")
  }

  @Test(.claim("ANIM-70"), arguments: [Animation.linear(duration: 0.5), nil])
  @MainActor func `A phase without animated values takes the time of its animation`(animation: Animation?) {
    let host = settledHost(100, 100) {
      PhaseAnimator([1, 2, 3], content: { Text("phase \($0)") }, animation: { _ in animation })
    }
    let length = animation == nil ? 1.0 / 60 : 0.5
    for number in [2, 3, 1, 2] {
      expect(host.displayList.description.contains("phase \(number)"))
      host.advance(by: length)
    }
    play(host, "| animating = true; diagnostics =")
  }

  @Test(.claim("ANIM-41")) @MainActor func `A trigger starts the phases once`() {
    let host = triggeredHost([0, 30])
    expect(!host.isAnimating)
    go(host, to: 1)
    expect(host.shownXs("box", after: [0.5, 1, 1]), equals: [55, 55, 40])
    expect(!host.isAnimating)
  }

  @Test(.claim("ANIM-72")) @MainActor func `A phase that does not change the view ends immediately`() {
    let host = triggeredHost([0, 30, 30])
    for trigger in [CGFloat(1), 2] {
      go(host, to: trigger)
      play(host, "wait 1 | x box = 70")
      host.advance(by: 1.0 / 60)
      host.advance(by: 0.5)
      expect(abs(host.shownX("box") - 55), below: 1e-6)
      play(host, "wait 0.5 | x box = 40; animating = false")
    }
  }

  @Test @MainActor func `A trigger during the first animation leaves its duration unchanged`() {
    let host = triggeredHost([0, 30])
    go(host, to: 1)
    host.advance(by: 0.5)
    go(host, to: 2)
    expect(host.shownX("box"), equals: 55)
    expect(host.advanced(by: 0.5).shownX("box"), equals: 70)
  }

  @Test @MainActor func `Equal views in all phases end`() {
    let host = settledHost(100, 100) { PhaseAnimator([1, 2, 3]) { _ in Block("box", 20, 20) } }
    play(host, "wait 2 | minX box = 40")
    expect(host.diagnostics.isEmpty && host.core.checkInvariants() == [])
  }

  @Test @MainActor func `A trigger in a later phase animates to the second phase from the displayed value`() {
    let host = triggeredHost([0, 20, 40])
    go(host, to: 1)
    play(host, "wait 1.5 | x box = 70")
    go(host, to: 2)
    expect(host.shownX("box"), equals: 70)
    host.advance(by: 0.5)
    // The rest of the former animation and the new one add up.
    expect(host.shownX("box"), equals: 70)
    expect(host.shownXs("box", after: [0.5, 2]), equals: [60, 40])
    expect(!host.isAnimating)
  }

  @Test @MainActor func `A phase animator on a hidden page rests, also if the page is evaluated again`() {
    let host = stagedHost(remote) { value in
      TabView(selection: .constant(value == 0 ? 0 : 1)) {
        PhaseAnimator([0, 1]) { Block("box").opacity(Double($0) / Double(value + 1)) }.tag(0)
        Color.red.tag(1)
      }
    }
    expect(host.isAnimating)
    go(host, to: 1)
    host.advance(by: 0.1)
    go(host, to: 2)
    play(host, "wait 5 | animating = false")
    go(host, to: 0)
    expect(host.isAnimating)
  }

  @Test @MainActor func `A phase animator without animation, phases, or views terminates`() {
    let still = settledHost(100, 100) {
      PhaseAnimator([1, 2, 3], content: { Block("box", CGFloat($0), 20) }, animation: { _ in nil })
    }
    play(still, "wait 10 | diagnostics =")
    expect([1, 2, 3].contains(still.frame(of: "box")?.width))
    play(100, 100, "| box box = nowhere") { PhaseAnimator([Int]()) { _ in Block("box") } }
    let gone = stagedHost(remote) { value in
      if value == 0 { PhaseAnimator([0, 1]) { Block("box").opacity(Double($0)) } }
    }
    expect(gone.isAnimating)
    go(gone, to: 1)
    play(gone, "wait 5 | animating = false")
  }
}
