import ExecutableSpecification

/// A difference between the engine and the specification, or between a result and an expectation.
struct Difference: CustomStringConvertible {
  /// The number of the step after which the difference occurs; 0 is the first frame.
  var step: Int
  /// The line of an expectation that is not met.
  var line: Int?
  var subject: String
  /// The values that were found.
  var found: String

  var description: String { "after step \(step): \(subject): \(found)" }
}

/// A scene with the results of the specification.
struct SpecifiedScene: Sendable {
  let scene: ViewScene
  /// The results of the first frame, and of the frame after each step. A frame that a loop stops is the last one, since
  /// the state after it is not specified. A scene that the specification does not cover has no results.
  let results: [FrameResult]

  init(_ scene: ViewScene) {
    self.scene = scene
    guard scene.isSpecified else {
      results = []
      return
    }
    var specification = Specification(scene)
    var results = [specification.frame()]
    for case .step(let change) in scene.script.map(\.content) where results.last?.verdict == .settled {
      specification.apply(change)
      results.append(specification.frame())
    }
    self.results = results
  }
}

/// Runs a scene in the engine, and compares the results of each frame with those of the specification.
@MainActor struct Comparison {
  let scene: ViewScene
  private(set) var differences: [Difference] = []
  /// The number of compared frames.
  private(set) var frames = 0

  private let keys: [SceneKey]
  private var step = 0
  /// Whether the engine and the specification have had the same state after each frame so far.
  private var isComparable = true
  /// The values that the engine has delivered, by reader and source.
  private var delivered: [String: SceneValue] = [:]

  init(_ scene: ViewScene, stopsEarly: Bool = true) { self.init(SpecifiedScene(scene), stopsEarly: stopsEarly) }

  /// - Parameters:
  ///   - types: The types of the views of earlier scenes that have the same views and modifiers.
  ///   - stopsEarly: Whether the comparison ends with the first difference.
  init(_ specified: SpecifiedScene, types: SceneTypes = SceneTypes(), stopsEarly: Bool = true) {
    scene = specified.scene
    let host = SceneHost(scene, types)
    keys = host.store.keys
    defer { if !stopsEarly { for broken in host.brokenInvariants { note("a broken invariant", broken) } } }
    var results = specified.results[...]
    guard var expected = results.popFirst() else {
      run(in: host)
      return
    }
    var engine = host.frame()
    compare(engine, expected, isFirst: true)
    for line in scene.script {
      if stopsEarly, !differences.isEmpty { return }
      switch line.content {
      case .step(let change):
        guard isComparable, let next = results.popFirst() else { return }
        step += 1
        engine = host.perform(change)
        expected = next
        if case .tap = change { engine.passes = expected.passes }
        compare(engine, expected, isFirst: false)
      case .expectation(let expectation): check(expectation, engine, expected, line: line.number)
      }
    }
  }

  /// Runs a scene in the engine only, and checks its expectations.
  private mutating func run(in host: SceneHost) {
    var engine = host.frame()
    for line in scene.script {
      switch line.content {
      case .step(let change):
        step += 1
        engine = host.perform(change)
      case .expectation(let expectation):
        if let found = engine.mismatch(with: expectation) {
          note("the engine does not meet “expect \(expectation)”", found, line: line.number)
        }
      }
    }
  }

  private mutating func note(_ subject: String, _ engine: Any, _ specification: Any) {
    note(subject, "engine \(engine), specification \(specification)")
  }

  private mutating func note(_ subject: String, _ found: String, line: Int? = nil) {
    differences.append(Difference(step: step, line: line, subject: subject, found: found))
  }

  private mutating func compare(_ engine: FrameResult, _ expected: FrameResult, isFirst: Bool) {
    frames += 1
    let (engine, hasNoise) = withoutNoise(engine, expected)
    // The action for such a value can overwrite the value of another action, or continue a state that converges. The
    // specification does neither, and later sizes can then differ by more than rounding.
    isComparable = !hasNoise || engine.variables == expected.variables
    if !isComparable { return }
    if !engine.verdict.isClose(to: expected.verdict) { note("verdict", engine.verdict, expected.verdict) }
    // The passes of a stopped loop depend on the moment at which it is proven.
    if expected.verdict != .settled || engine.verdict != .settled { return }
    // Whether a write changes a variable can depend on rounding.
    if engine.passes != expected.passes, !hasNoise, engine.isExact, expected.isExact {
      note("passes", engine.passes, expected.passes)
    }
    for name in Set(engine.frames.keys).union(expected.frames.keys).sorted() {
      let (a, b) = (engine.frames[name], expected.frames[name])
      if !a.isClose(to: b) { note("frame of \(name)", a.text, b.text) }
    }
    if engine.order != expected.order {
      let (order, expectedOrder) = (engine.order(comparedWith: expected), expected.order(comparedWith: engine))
      if order != expectedOrder { note("order", order, expectedOrder) }
    }
    for (key, value) in expected.values where !(engine.values[key]?.isClose(to: value) ?? false) {
      note("value of \(key)", engine.values[key] ?? .none, value)
    }
    if !engine.deliveries.isClose(to: expected.deliveries) {
      note("deliveries", engine.deliveries, expected.deliveries)
    }
    for name in Set(engine.resolved.keys).union(expected.resolved.keys).sorted() {
      let (a, b) = (engine.resolved[name] ?? [], expected.resolved[name] ?? [])
      if !a.isClose(to: b) { note("anchors resolved in \(name)", a, b) }
    }
    for (name, value) in expected.variables where !(engine.variables[name]?.isClose(to: value) ?? false) {
      note("variable \(name)", engine.variables[name] ?? .none, value)
    }
    for key in keys {
      let calls = engine.reduces.filter { $0.key == key }
      let full = expected.reduces.filter { $0.key == key }
      if isFirst, engine.passes == 1 {
        if !calls.isClose(to: full) { note("calls of reduce", calls, full) }
      } else if !calls.isContained(in: full) {
        // A later frame folds again only what changed.
        note("more calls of reduce than for a new host", calls, full)
      }
    }
  }

  /// Returns a result without the deliveries of values that differ from the last ones only by rounding, and whether
  /// there were any. They can cause a further pass.
  ///
  /// An expected delivery is kept: a reader with a new identity receives its first value, even if it is close to the
  /// last value of the reader before it.
  private mutating func withoutNoise(
    _ result: FrameResult, _ expected: FrameResult
  ) -> (FrameResult, hasNoise: Bool) {
    var rest = result
    var due = expected.deliveries[...]
    rest.deliveries.removeAll { delivery in
      let value = delivery.delivered.value
      let last = delivered.updateValue(value, forKey: delivery.reader + delivery.delivered.source)
      if let next = due.first, delivery.isClose(to: next) {
        due.removeFirst()
        return false
      }
      return last.map { $0 != value && $0.isClose(to: value) } ?? false
    }
    return (rest, rest.deliveries.count < result.deliveries.count)
  }

  private mutating func check(_ expectation: Expectation, _ engine: FrameResult, _ expected: FrameResult, line: Int) {
    for (side, observation) in [("engine", engine), ("specification", expected)] {
      // Only the engine raises diagnostics.
      if case .diagnostics = expectation, side != "engine" { continue }
      guard let found = observation.mismatch(with: expectation) else { continue }
      note("the \(side) does not meet “expect \(expectation)”", found, line: line)
    }
  }
}

extension FrameResult {
  /// Whether all delivered lengths are multiples of 1/64, whose sums are exact.
  var isExact: Bool {
    deliveries.allSatisfy { delivery in
      switch delivery.delivered.value {
      case .number(let number): number == (number * 64).rounded() / 64
      case .list(let list): list.allSatisfy { $0 == ($0 * 64).rounded() / 64 }
      default: true
      }
    }
  }

  /// Returns the names of the drawn views, without those that are nearly empty in one of two results: such a view is
  /// drawn if a rounding error makes it longer than 0.
  func order(comparedWith other: FrameResult) -> [String] {
    order.filter { !frames[$0].isNearlyEmpty && !other.frames[$0].isNearlyEmpty }
  }

  /// Returns the value that is not as expected, as text.
  func mismatch(with expectation: Expectation) -> String? {
    func result(_ isMet: Bool, _ text: Any) -> String? { isMet ? nil : "\(text)" }
    switch expectation {
    case .frame(let name, let frame):
      let written: [Double] = [frame.minX, frame.minY, frame.width, frame.height]
      let found = frames[name].numbers(\.minX, \.minY, \.width, \.height)
      return result(areWritten(found, as: written), frames[name].text)
    case .size(let name, let size):
      let found = frames[name].numbers(\.width, \.height)
      return result(areWritten(found, as: [size.width, size.height]), frames[name].text)
    case .extents(let isHorizontal, let names, let extents):
      let found = names.map { isHorizontal ? frames[$0].numbers(\.minX, \.maxX) : frames[$0].numbers(\.minY, \.maxY) }
      return result(areWritten(found.flatMap(\.self), as: extents.flatMap(\.self)), found)
    case .diagnostics(let codes): return result(diagnostics == codes, diagnostics.joined(separator: " "))
    case .absent(let name): return result(frames[name] == nil, frames[name].text)
    case .order(let names): return result(order == names, order.joined(separator: " "))
    case .value(let key, let value): return result(values[key]?.isClose(to: value) ?? false, values[key] ?? .none)
    case .delivered(let all):
      let own = deliveries.map(\.delivered)
      let isMet =
        own.count == all.count
        && zip(own, all).allSatisfy { $0.source == $1.source && $0.value.isClose(to: $1.value) }
      return result(isMet, own.map { "\($0.source) \($0.value)" }.joined(separator: ", "))
    case .reduces(let key, let calls):
      let own = reduces.filter { $0.key == key }
      let isMet =
        own.count == calls.count
        && zip(own, calls).allSatisfy { $0.value.isClose(to: $1[0]) && ($0.next ?? .none).isClose(to: $1[1]) }
      return result(isMet, own)
    case .reduceCount(let key, let count):
      let own = reduces.count { $0.key == key }
      return result(own == count, own)
    case .resolved(let name, let all): return result(resolved[name]?.isClose(to: all) ?? false, resolved[name] ?? [])
    case .passes(let count): return result(passes == count, passes)
    case .verdict(let own): return result(verdict.isClose(to: own), verdict)
    case .variable(let name, let value):
      return result(variables[name]?.isClose(to: value) ?? false, variables[name] ?? .none)
    }
  }
}

/// Whether numbers are those that a file writes with at most three digits after the point.
private func areWritten(_ numbers: [Double], as others: [Double]) -> Bool {
  numbers.count == others.count && zip(numbers, others).allSatisfy { $0.isClose(to: $1) || abs($0 - $1) <= 0.0006 }
}

extension CGRect? {
  fileprivate func numbers(_ paths: KeyPath<CGRect, CGFloat>...) -> [Double] {
    guard let self else { return [] }
    return paths.map { self[keyPath: $0] }
  }

  /// Whether a length is 0 or differs from 0 only by rounding.
  var isNearlyEmpty: Bool { numbers(\.width, \.height).contains { $0.isClose(to: 0) } }

  func isClose(to other: CGRect?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return Double(self.minX).isClose(to: other.minX) && Double(self.minY).isClose(to: other.minY)
      && Double(self.width).isClose(to: other.width) && Double(self.height).isClose(to: other.height)
  }

  var text: String {
    map { rect in [rect.minX, rect.minY, rect.width, rect.height].map { NumberText.text($0) }.joined(separator: " ") }
      ?? "none"
  }
}

extension [[Double]] {
  func isClose(to other: [[Double]]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { Value.list($0).isClose(to: .list($1)) }
  }
}

extension ReaderDelivery {
  func isClose(to other: ReaderDelivery) -> Bool {
    reader == other.reader && delivered.source == other.delivered.source
      && delivered.value.isClose(to: other.delivered.value)
  }
}

extension [ReaderDelivery] {
  func isClose(to other: [ReaderDelivery]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isClose(to: $1) }
  }
}

extension ReduceCall {
  func isClose(to other: ReduceCall) -> Bool {
    guard value.isClose(to: other.value) else { return false }
    guard let next, let otherNext = other.next else { return next == nil && other.next == nil }
    return next.isClose(to: otherNext)
  }
}

extension [ReduceCall] {
  func isClose(to other: [ReduceCall]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isClose(to: $1) }
  }

  /// Whether each call also occurs in another list, as often.
  func isContained(in other: [ReduceCall]) -> Bool {
    var rest = other
    for call in self {
      guard let index = rest.firstIndex(where: { $0.isClose(to: call) }) else { return false }
      rest.remove(at: index)
    }
    return true
  }
}

extension Verdict {
  func isClose(to other: Verdict) -> Bool {
    switch (self, other) {
    case (.divergingStep(let a), .divergingStep(let b)), (.divergingRatio(let a), .divergingRatio(let b)):
      abs(a - b) <= 1e-6 * Swift.max(1, abs(b))
    default: self == other
    }
  }
}
