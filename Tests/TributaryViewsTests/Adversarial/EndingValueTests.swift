import PreferenceTestSupport
import Testing
import TributaryDrawing
import TributaryGeometry
import TributaryMotion
import TributaryEngine
import TributaryViews
import TributaryHost

/// An object that runs a closure when it is deallocated.
private final class Ending: @unchecked Sendable {
  let number: Int
  private let probe: Probe

  init(_ number: Int, _ probe: Probe) { (self.number, self.probe) = (number, probe) }

  deinit { probe.run() }
}

/// An animation that runs a closure when it is compared.
private struct ComparedAnimation: CustomAnimation {
  nonisolated(unsafe) static var ask: () -> Void = {}
  let number: Int

  static func == (a: ComparedAnimation, b: ComparedAnimation) -> Bool {
    ask()
    return a.number == b.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: time) : nil
  }
}

/// An animation that holds an object.
private struct HoldingAnimation: CustomAnimation {
  let held: Ending

  static func == (a: HoldingAnimation, b: HoldingAnimation) -> Bool { a.held === b.held }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(held)) }

  func animate<V: VectorArithmetic>(value: V, time: Double, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: time) : nil
  }
}

private struct ComparedValue: Equatable {
  nonisolated(unsafe) static var ask: () -> Void = {}
  var held: Ending?

  static func == (a: ComparedValue, b: ComparedValue) -> Bool {
    ask()
    return a.held === b.held
  }
}

private struct TwoNumbers: View {
  let one: Probe
  let other: Probe
  @State private var first = 10
  @State private var second = 10

  var body: some View {
    let _ = one.set = { first = $0 }
    let _ = other.set = { second = $0 }
    HStack(spacing: 0) {
      Color.red.frame(width: CGFloat(first), height: 10).accessibilityIdentifier("first")
      Color.blue.frame(width: CGFloat(second), height: 10).accessibilityIdentifier("second")
    }
  }
}

private struct HoldingView: View {
  let probe: Probe
  let ends: Probe
  @State private var value = ComparedValue()

  var body: some View {
    let _ = probe.set = { value = ComparedValue(held: Ending($0, ends)) }
    Color.red.frame(width: CGFloat(value.held?.number ?? 0), height: 10).accessibilityIdentifier("own")
  }
}

/// A view that runs for several passes, each of which holds another object.
private struct LoopingView: View {
  let probe: Probe
  let ends: Probe
  @State private var held: Ending?
  @State private var other = 0

  var body: some View {
    let _ = probe.set = { other = $0 }
    Color.red.frame(width: CGFloat(other), height: 10).accessibilityIdentifier("own")
      .preference(key: ListKey<Int>.self, value: [held?.number ?? 0])
      .onPreferenceChange(ListKey<Int>.self) { numbers in
        if let last = numbers.last, last < 5 { held = Ending(last + 1, ends) }
      }
  }
}

/// The deallocation of stored objects and comparisons of values never run while a value is partially written.
@Suite @MainActor struct EndingValueTests {
  @Test func `The deallocation of a preference value reads the new value`() {
    let probe = Probe()
    var seen: [Int?] = []
    let view = { (number: Int) in Color.red.preference(key: LastKey<Ending>.self, value: Ending(number, probe)) }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view(1) }
    host.update()
    probe.run = { [unowned host] in seen.append(host.preference(LastKey<Ending>.self)?.number) }
    host.show(view(2))
    probe.run = {}
    expect(seen, equals: [2])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `The comparison of two animations can write state`() {
    let (one, other) = (Probe(), Probe())
    let host = settledHost { TwoNumbers(one: one, other: other) }
    var comparisons = 0
    ComparedAnimation.ask = {
      comparisons += 1
      if comparisons == 1 { other.set(30) }
    }
    defer { ComparedAnimation.ask = {} }
    withAnimation(Animation(ComparedAnimation(number: 1))) { one.set(20) }
    withAnimation(Animation(ComparedAnimation(number: 2))) { one.set(40) }
    host.update()
    expect(comparisons, above: 0)
    expect(host.frame(of: "first")?.width, equals: 40)
    expect(host.frame(of: "second")?.width, equals: 30)
    expect(host.core.transactions.isEmpty)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `The comparison of two animations can write the state that is being written`() {
    let one = Probe()
    let host = settledHost { TwoNumbers(one: one, other: Probe()) }
    var comparisons = 0
    ComparedAnimation.ask = {
      comparisons += 1
      if comparisons == 1 { one.set(30) }
    }
    defer { ComparedAnimation.ask = {} }
    withAnimation(Animation(ComparedAnimation(number: 1))) { one.set(20) }
    withAnimation(Animation(ComparedAnimation(number: 2))) { one.set(40) }
    host.update()
    expect(comparisons, above: 0)
    expect(host.frame(of: "first")?.width, equals: 40)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `A replaced state value is released with the frame that shows the new value`() {
    let (probe, ends) = (Probe(), Probe())
    var ended = 0
    ends.run = { ended += 1 }
    let host = settledHost { HoldingView(probe: probe, ends: ends) }
    probe.set(1)
    host.update()
    withAnimation(.linear(duration: 1)) { probe.set(2) }
    withAnimation(.linear(duration: 2)) { probe.set(3) }
    host.update()
    host.advance(by: 5)
    expect(host.frame(of: "own")?.width, equals: 3)
    expect(ended, equals: 2)
  }

  @Test func `The comparison of a state's values can write the same state`() {
    let (probe, ends) = (Probe(), Probe())
    var ended = 0
    ends.run = { ended += 1 }
    let host = settledHost { HoldingView(probe: probe, ends: ends) }
    probe.set(1)
    host.update()
    ComparedValue.ask = {
      ComparedValue.ask = {}
      probe.set(2)
    }
    probe.set(3)
    ComparedValue.ask = {}
    host.update()
    expect(host.frame(of: "own")?.width, equals: 3)
    expect(ended, equals: 2)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: [true, false])
  func `The deallocation of an animation can read whether the host is animating`(movesFrame: Bool) {
    let ends = Probe()
    let view = { (number: Int) in
      Color.red.frame(width: movesFrame ? CGFloat(number) : 10, height: 10).opacity(
        movesFrame ? 1 : Double(number) / 90
      )
      .accessibilityIdentifier("own")
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { view(10) }
    host.update()
    var answers: [Bool] = []
    ends.run = { [unowned host] in
      answers.append(host.isAnimating)
      _ = host.presentedFrame(of: "own")
    }
    withAnimation(Animation(HoldingAnimation(held: Ending(1, ends)))) { host.content = view(50) }
    host.update()
    host.advance(by: 5)
    host.update()
    ends.run = {}
    expect(answers.count, equals: 1)
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test func `The deallocation of values recorded in a frame of many passes can write state`() {
    let (probe, ends) = (Probe(), Probe())
    var ended = 0
    ends.run = {
      ended += 1
      probe.set(7)
    }
    let host = settledHost { LoopingView(probe: probe, ends: ends) }
    host.update()
    expect(ended, atLeast: 4)
    expect(host.frame(of: "own")?.width, equals: 7)
    expect(host.core.checkInvariants(), equals: [])
    ends.run = {}
  }
}
