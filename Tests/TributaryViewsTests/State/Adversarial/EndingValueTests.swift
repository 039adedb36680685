private final class Ending: @unchecked Sendable {
  let number: Int
  private let probe: Probe
  init(_ number: Int, _ probe: Probe) { (self.number, self.probe) = (number, probe) }
  deinit { probe.run() }
}

private struct HoldingAnimation: OneSecond {
  let held: Ending
  static func == (a: HoldingAnimation, b: HoldingAnimation) -> Bool { a.held === b.held }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(held)) }
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
  let one, other: Probe
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
@MainActor struct EndingValueTests {
  @Test @MainActor func `The deallocation of a preference value reads the new value`() {
    let probe = Probe()
    var seen: [Int?] = []
    let view = { (number: Int) in Color.red.preference(key: LastKey<Ending>.self, value: Ending(number, probe)) }
    let host = updatedHost { view(1) }
    probe.run = { [unowned host] in seen.append(host.preference(LastKey<Ending>.self)?.number) }
    host.show(view(2))
    probe.run = {}
    expect(seen, equals: [2])
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test(arguments: [false, true])
  func `The comparison of two animations can write state, also the state that is being written`(writesSame: Bool) {
    let (one, other) = (Probe(), Probe())
    let host = settledHost { TwoNumbers(one: one, other: other) }
    var comparisons = 0
    ComparedAnimation.ask = {
      comparisons += 1
      if comparisons == 1 { (writesSame ? one : other).set(30) }
    }
    defer { ComparedAnimation.ask = {} }
    withAnimation(Animation(ComparedAnimation(number: 1))) { one.set(20) }
    host.update { withAnimation(Animation(ComparedAnimation(number: 2))) { one.set(40) } }
    expect(comparisons, above: 0)
    expect(host.frame(of: "first")?.width, equals: 40)
    if !writesSame {
      expect(host.frame(of: "second")?.width, equals: 30)
      expect(host.core.transactions.isEmpty)
    }
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `A replaced state value is released with the frame that shows the new value`() {
    let (probe, ends) = (Probe(), Probe())
    var ended = 0
    ends.run = { ended += 1 }
    let host = settledHost { HoldingView(probe: probe, ends: ends) }
    host.update { probe.set(1) }
    withAnimation(.linear(duration: 1)) { probe.set(2) }
    host.updated { withAnimation(.linear(duration: 2)) { probe.set(3) } }.advance(by: 5)
    expect(host.frame(of: "own")?.width, equals: 3)
    expect(ended, equals: 2)
  }

  @Test @MainActor func `The comparison of a state's values can write the same state`() {
    let (probe, ends) = (Probe(), Probe())
    var ended = 0
    ends.run = { ended += 1 }
    let host = settledHost { HoldingView(probe: probe, ends: ends) }
    host.update { probe.set(1) }
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
  @MainActor func `The deallocation of an animation can read whether the host is animating`(movesFrame: Bool) {
    let ends = Probe()
    let view = { (number: Int) in movingBar(number, movesFrame: movesFrame) }
    let host = updatedHost { view(10) }
    var answers: [Bool] = []
    ends.run = { [unowned host] in
      answers.append(host.isAnimating)
      _ = host.presentedFrame(of: "own")
    }
    host.update { withAnimation(Animation(HoldingAnimation(held: Ending(1, ends)))) { host.content = view(50) } }
    host.advance(by: 5)
    host.update()
    ends.run = {}
    expect(answers.count, equals: 1)
    expect(!host.isAnimating)
    expect(host.core.checkInvariants(), equals: [])
  }

  @Test @MainActor func `The deallocation of values recorded in a frame of many passes can write state`() {
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
