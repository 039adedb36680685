@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// Animators in one stack that change at the same times share frames and walks, so the work grows linearly with their
/// number.
@MainActor struct AnimatorGrowthTests {
  @Test(arguments: AnimatorKind.allCases)
  func `The work of animators in one stack grows linearly with their number, the passes do not`(kind: AnimatorKind) {
    expectLinear([25, 50, 100].map { AnimatorStage(kind, $0).work })
    expect(AnimatorStage(kind, 40).passes, equals: AnimatorStage(kind, 2).passes)
  }

  @Test(arguments: StaggeredKind.allCases)
  func `One advance over the different ends of many animations draws no view at each end`(kind: StaggeredKind) {
    let work = [20, 40, 80].map { count in
      let trigger = AnimatorTrigger()
      let host = settledHost(500, 500) { StaggeredAnimators(kind: kind, count: count, trigger: trigger) }
      let counts = host.updated { trigger.value = 1 }.advance(by: 30).counts
      expect(!host.isAnimating)
      expect(trigger.ends == (kind == .completions ? count : 0))
      expect(host.core.checkInvariants(), equals: [])
      return counts.nodesVisited + counts.bodies
    }
    expectLinear(work)
  }

  @Test func `A picture at the end of an advance shows each animation at that time, also after ends on the way`() {
    let trigger = AnimatorTrigger()
    let host = settledHost(500, 500) { StaggeredAnimators(kind: .completions, count: 20, trigger: trigger) }
    host.update { trigger.value = 1 }
    // The time and the durations are exact in binary, so that the sum of the steps is the same time.
    host.advance(by: 1.0625)
    let stepTrigger = AnimatorTrigger()
    let stepped = settledHost(500, 500) { StaggeredAnimators(kind: .completions, count: 20, trigger: stepTrigger) }
    stepTrigger.value = 1
    stepped.update()
    for _ in 0..<68 { stepped.advance(by: 1.0 / 64) }
    expect(trigger.ends == 9 && stepTrigger.ends == 9)
    expect(stepped.displayList, equals: host.displayList)
  }

  @Test @MainActor func `Phase animators with different animations each use their own animation and duration`() {
    let host = settledHost(100, 100) {
      VStack(spacing: 0) {
        ForEach(1..<4) { number in
          PhaseAnimator([0, 40]) {
            Color.red.frame(width: 10, height: 10).accessibilityIdentifier("box \(number)").offset(x: CGFloat($0))
          } animation: { _ in
            .linear(duration: Double(number))
          }
        }
      }
    }
    host.advance(by: 0.5)
    let first = (1..<4).map { shownX(of: "box \($0)", in: host) }
    host.advance(by: 1)
    let second = (1..<4).map { shownX(of: "box \($0)", in: host) }
    expect(first, equals: [65, 55, 51.667])
    expect(second, equals: [65, 75, 65])
  }

  @Test func `A trigger during the phases restarts them for all animators in one walk, from the displayed values`() {
    let trigger = AnimatorTrigger()
    let host = settledHost(100, 100) { RestartedAnimators(trigger: trigger) }
    host.update { trigger.value = 1 }
    host.advance(by: 0.5)
    trigger.value = 2
    expect(host.update().passes, atMost: 4)
    expect((0..<20).allSatisfy { shownX(of: "box \($0)", in: host) == 65 })
    host.advance(by: 0.5)
    // The animators continue to the second phase.
    expect((0..<20).allSatisfy { shownX(of: "box \($0)", in: host) == 85 })
    host.advance(by: 2)
    expect((0..<20).allSatisfy { shownX(of: "box \($0)", in: host) == 45 })
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }

  /// Returns the displayed left edge of a view, rounded to thousandths of a point.
  private func shownX(of name: String, in host: ViewHost<some View>) -> CGFloat {
    ((host.presentedFrame(of: name)?.minX ?? .nan) * 1_000).rounded() / 1_000
  }
}

enum AnimatorKind: String, CaseIterable {
  case phases, phasesWithoutAnimation, springPhases, triggeredPhases, restartedPhases, keyframes, repeatedAnimation
}

@Observable @MainActor private final class AnimatorTrigger {
  var value = 0
  @ObservationIgnored var ends = 0
}

enum StaggeredKind: String, CaseIterable { case completions, phases, keyframes }

private struct StaggeredAnimators: View {
  let kind: StaggeredKind
  let count: Int
  let trigger: AnimatorTrigger
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { StaggeredAnimator(kind: kind, duration: 1 + Double($0) / 128, trigger: trigger) }
    }
  }
}

private struct StaggeredAnimator: View {
  let kind: StaggeredKind
  let duration: Double
  let trigger: AnimatorTrigger
  @State private var isMoved = false

  var body: some View {
    switch kind {
    case .completions:
      box(isMoved ? 1 : 0).onChange(of: trigger.value) {
        withAnimation(.linear(duration: duration)) {
          isMoved = true
        } completion: {
          trigger.ends += 1
        }
      }
    case .phases:
      PhaseAnimator([0, 1], trigger: trigger.value) {
        box($0)
      } animation: { _ in
        .linear(duration: duration)
      }
    case .keyframes:
      KeyframeAnimator(initialValue: 0.0, trigger: trigger.value) {
        box($0)
      } keyframes: { _ in
        LinearKeyframe(1.0, duration: duration)
      }
    }
  }

  private func box(_ amount: Double) -> some View { Color.red.frame(width: 10, height: 1).offset(x: 100 * amount) }
}

@MainActor private struct AnimatorStage {
  var work = 0
  var passes = 0

  init(_ kind: AnimatorKind, _ count: Int) {
    let trigger = AnimatorTrigger()
    let host = settledHost(500, 500) { AnimatorStack(kind: kind, count: count, trigger: trigger) }
    for step in 0..<8 {
      switch kind {
      case .triggeredPhases: if step.isMultiple(of: 4) { trigger.value += 1 }
      case .restartedPhases: if step.isMultiple(of: 3) { trigger.value += 1 }
      default: break
      }
      add(host.update())
      // A phase without an animation lasts a sixtieth of a second.
      add(host.advance(by: kind == .phasesWithoutAnimation ? 0.05 : 0.5))
    }
  }

  private mutating func add(_ report: FrameReport) {
    work += report.counts.total
    passes += report.passes
  }
}

private struct AnimatorStack: View {
  let kind: AnimatorKind
  let count: Int
  let trigger: AnimatorTrigger
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        switch kind {
        case .phases:
          PhaseAnimator([1, 2, 3]) {
            box($0)
          } animation: { _ in
            .linear(duration: 0.5)
          }
        case .phasesWithoutAnimation:
          PhaseAnimator([1, 2, 3]) {
            box($0)
          } animation: { _ in
            nil
          }
        case .springPhases: PhaseAnimator([1, 2, 3]) { box($0) }
        case .triggeredPhases, .restartedPhases:
          PhaseAnimator([1, 2, 3], trigger: trigger.value) {
            box($0)
          } animation: { _ in
            .linear(duration: 0.5)
          }
        case .keyframes:
          KeyframeAnimator(initialValue: 1.0) {
            box($0)
          } keyframes: { _ in
            LinearKeyframe(2, duration: 0.5)
            LinearKeyframe(1, duration: 0.5)
          }
        case .repeatedAnimation: box(isOn ? 2 : 1).animation(.linear(duration: 0.5).repeatForever(), value: isOn)
        }
      }
    }.onAppear { isOn = true }
  }

  private func box(_ height: CGFloat) -> some View { Color.red.frame(width: 10, height: height) }
}

private struct RestartedAnimators: View {
  let trigger: AnimatorTrigger
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { number in
        PhaseAnimator([0, 40], trigger: trigger.value) {
          Color.red.frame(width: 10, height: 1).accessibilityIdentifier("box \(number)").offset(x: CGFloat($0))
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
  }
}

@MainActor struct AnimationComplexityTests {
  @Observable final class Model { var place: CGFloat = 0 }

  struct Leaves: View {
    let model: Model
    let count: Int
    let areOffset: Bool
    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(0..<count) { index in
          if areOffset {
            Color.blue.frame(width: 10, height: 10).offset(x: model.place * CGFloat(index), y: 3)
          } else {
            Color.blue.frame(width: 10, height: 10).padding(.leading, model.place * CGFloat(index % 7))
          }
        }
      }
    }
  }

  private func host(_ model: Model, _ count: Int, areOffset: Bool) -> ViewHost<Leaves> {
    updatedHost(1_000, 1_000) { Leaves(model: model, count: count, areOffset: areOffset) }
  }

  @Test(arguments: [10, 2_000]) @MainActor func `Moving leaves redraw only the fragment that places them`(count: Int) {
    let model = Model()
    let host = host(model, count, areOffset: true)
    host.update { withAnimation(.spring) { model.place = 2 } }
    var expected = FrameCounts()
    expected.nodesVisited = 1
    for _ in 0..<3 { expect(host.advance(by: 1.0 / 60).counts, equals: expected) }
    expect(!host.advanced(by: 10).isAnimating)
    expect(host.advance(by: 1).counts, equals: FrameCounts())
  }

  @Test @MainActor func `Leaves moved by layout cause only drawing`() {
    let model = Model()
    let host = host(model, 500, areOffset: false)
    host.update { withAnimation(.linear(duration: 1)) { model.place = 2 } }
    for _ in 0..<3 {
      let counts = host.advance(by: 0.1).counts
      expect(counts.bodies + counts.measurements + counts.placements + counts.reduces + counts.actions, equals: 0)
      // One fragment for each leaf, and the fragment that places them.
      expect(counts.nodesVisited, atMost: 501)
    }
  }

  @Test @MainActor func `A host without animations has no timeline`() {
    let model = Model()
    let host = host(model, 20, areOffset: true)
    host.update { model.place = 2 }
    host.update { withAnimation(nil) { model.place = 3 } }
    expectNil(HostMotion.of(host.core).timeline)
    expect(!host.isAnimating)
  }

  @Test(arguments: [Animation.linear.repeatForever(), .easeIn(duration: 100), .spring])
  @MainActor func `A repeatedly retargeted value keeps a bounded number of animation runs`(animation: Animation) {
    let model = Model()
    let host = host(model, 3, areOffset: true)
    for step in 0..<500 {
      withAnimation(animation) { model.place = CGFloat(step % 9) }
      host.advance(by: 0.001)
    }
    expect(HostMotion.of(host.core).timeline?.allRuns.count ?? .max, below: 40)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  @MainActor func `An invalid target is shown without animation`(place: CGFloat) {
    let model = Model()
    let host = host(model, 3, areOffset: true)
    host.updated { withAnimation(.bouncy) { model.place = place } }.advance(by: 0.1)
    host.update { withAnimation(.linear) { model.place = 1 } }
    for _ in 0..<5 {
      host.advance(by: 0.05)
      host.displayList.forEachFlattened { expect($0.transform.tx.isFinite && $0.transform.ty.isFinite) }
    }
    expect(!host.advanced(by: 100).isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }
}
