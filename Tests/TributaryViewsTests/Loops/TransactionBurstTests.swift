import Observation
import Testing
import TributaryAnimation
import TributaryDiagnostics
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryLoops
import TributaryViews
import TributaryHost

/// Many changes in separate transactions, each of which takes a pass: they are not a loop, however many there are.
///
///     written  a (1 s)  b (2 s)  c (3 s) …     by one action
///     shown    pass 2   pass 3   pass 4  …     all of them in round 1
@Suite @MainActor struct TransactionBurstTests {
  @Test(arguments: [20, 64, 200])
  func `Animations that begin one after another are shown in one frame and are not a loop`(count: Int) {
    let model = BurstModel()
    let host = settledHost(2_000, 100) { Staggered(model: model, count: count) }
    model.turn = 1
    let report = host.update()
    expect(report.settled)
    expectEmpty(host.diagnostics)
    expect(report.passes, equals: count + 1)
    expect(host.frame(of: "row")?.width, equals: CGFloat(count) * 3)
  }

  @Test func `Changes caused by each of the animations are not a loop`() {
    let model = BurstModel()
    let host = settledHost(2_000, 100) { Staggered(model: model, count: 200, follows: true) }
    model.turn = 1
    let report = host.update()
    expect(report.settled)
    expectEmpty(host.diagnostics)
    expect(host.frame(of: "followed")?.width, equals: 201)
  }

  @Test func `Many phases that end at one time continue in one frame`() {
    let model = BurstModel()
    let host = settledHost(2_000, 100) { Phases(model: model, count: 130) }
    model.turn = 1
    host.update()
    for _ in 0..<40 {
      expect(host.advance(by: 0.1).settled)
    }
    expectEmpty(host.diagnostics)
    expect(!host.isAnimating)
  }

  @Test func `Changes that do not repeat are not searched for loops, however many passes they take`() {
    let count = 200
    let host = settledHost { VStack { ForEach(0..<count, id: \.self) { Completed(index: $0) } } }
    expectEmpty(host.diagnostics)
    expect(host.frame(of: "last")?.width, equals: 20)
    expect(host.loops.recorder.historiesVisited, atMost: 4 * count)
  }

  /// Each cycle of such a loop takes as many passes as it has animations.
  @Test(arguments: [1, 3, 30])
  func `A loop through several animations is reported as one`(count: Int) {
    let model = BurstModel()
    let host = settledHost { AnimatedLoop(model: model, count: count) }
    model.turn = 1
    let report = host.update()
    expect(!report.settled)
    expect(host.codes, equals: [.feedbackLoop])
    expect(report.passes, atMost: max(64, count * 8))
  }

  @Test(arguments: [2, 10, 1_000])
  func `A loop that grows in every round is stopped`(count: Int) {
    let model = BurstModel()
    let host = settledHost { Explosion(model: model, count: count) }
    model.turn = 1
    let report = host.update()
    expect(!report.settled)
    expect(host.codes, equals: [.feedbackLoop])
    expect(report.passes, atMost: max(100, count * 8))
    expect(host.update().passes, atMost: max(100, count * 8))
  }
}

@Observable @MainActor
private final class BurstModel {
  var turn = 0
}

private struct Staggered: View {
  let model: BurstModel
  let count: Int
  var follows = false
  @State private var isOn: [Bool] = []
  @State private var followed = 0

  var body: some View {
    VStack {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Color.red.frame(width: isOn.indices.contains($0) ? 3 : 2, height: 5) }
      }
      .accessibilityIdentifier("row")
      Color.blue.frame(width: CGFloat(followed + 1), height: 5).accessibilityIdentifier("followed")
    }
    .onChange(of: isOn) { if follows { followed += 1 } }
    .onChange(of: model.turn) {
      for index in 0..<count {
        withAnimation(.spring.delay(Double(index) * 0.05)) { isOn.append(true) }
      }
    }
  }
}

private struct Phases: View {
  let model: BurstModel
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { _ in
        Color.red.phaseAnimator([0, 1, 2], trigger: model.turn) { view, phase in view.offset(x: CGFloat(phase)) }
      }
    }
  }
}

/// An animation without changes, whose completion is an action in a separate pass.
private struct Completed: View {
  let index: Int
  @State private var unseen = 0
  @State private var ended = 0

  var body: some View {
    Color.red.frame(width: CGFloat(10 + ended * 10), height: 2)
      .accessibilityIdentifier(index == 199 ? "last" : "\(index)")
      .onAppear {
        withAnimation(.linear(duration: Double(index + 1))) {
          unseen = 1
        } completion: {
          ended += 1
        }
      }
  }
}

private struct AnimatedLoop: View {
  let model: BurstModel
  let count: Int
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    Text("\(first) \(second)")
      .onChange(of: model.turn) { first += 1 }
      .onChange(of: first) {
        for index in 0..<count { withAnimation(.linear(duration: Double(index + 1))) { second += 1 } }
      }
      .onChange(of: second) { withAnimation(.spring) { first += 1 } }
  }
}

private struct Explosion: View {
  let model: BurstModel
  let count: Int
  @State private var number = 0

  var body: some View {
    Text("\(number)")
      .onChange(of: model.turn) { number += 1 }
      .onChange(of: number) {
        for index in 0..<count { withAnimation(.linear(duration: Double(index + number + 1))) { number += 1 } }
      }
  }
}
