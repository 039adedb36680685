/// A program of several numbers, each of which is written by one reader; the result of a frame is known without any
/// view.
///
///     x(t + 1) = next(x(t))          every reader of a pass reads the state before it
struct LoopProgram: CustomStringConvertible {
  var description: String
  let initial: [Double]
  let next: ([Double]) -> [Double]
  /// The numbers from which each number is computed.
  let sources: [Set<Int>]

  /// Whether every number keeps depending on its sources.
  var isMadeOfParts = false
  static let mostNumbers = 4
}

/// The expected behavior of a program's numbers in the passes of one frame.
enum LoopExpectation: Equatable {
  /// The numbers settle within the limit.
  case settles(passes: Int)
  /// The numbers change only by rounding noise, or converge but have not settled at the limit.
  case comesToRest
  /// The states of each loop repeat with the given periods, in passes.
  case oscillates(periods: [Int])
  /// At least one number grows.
  case grows
  /// The behavior is unknown.
  case unknown
}

extension LoopProgram {
  /// Returns the behavior of the numbers, computed from their values alone.
  func expectation(limit: Int = 64) -> LoopExpectation {
    var states = [initial]
    for _ in 0..<limit { states.append(next(states[states.count - 1])) }
    if let rest = (0..<limit).first(where: { states[$0] == states[$0 + 1] }) { return .settles(passes: rest + 1) }
    guard states.allSatisfy({ $0.allSatisfy(\.isFinite) }) else { return .grows }
    var largest = states[limit].map(abs).max() ?? 0
    // Most programs that grow are recognized long before the last state.
    while states.count <= 4_000, 1 + largest < 1e6 {
      states.append(next(states[states.count - 1]))
      for number in states[states.count - 1] { largest = number.isFinite ? max(largest, abs(number)) : .infinity }
    }
    let scale = 1 + largest
    guard scale < 1e6 else { return .grows }
    let middle = states[states.count / 2].map(abs).max() ?? 0
    if middle > 1_000, (states[states.count - 1].map(abs).max() ?? 0) > 1.5 * middle { return .grows }
    func near(_ a: [Double], _ b: [Double], _ tolerance: Double) -> Bool {
      zip(a, b).allSatisfy { abs($0 - $1) <= tolerance * scale }
    }
    let last = states[states.count - 1]
    if near(states[states.count - 2], last, 1e-10) { return .comesToRest }
    // Exact repetitions within the limit, loop by loop.
    let periods = loops.compactMap { members -> Int? in
      func part(_ pass: Int) -> [Double] { members.map { states[pass][$0] } }
      return (1...20).first { period in
        (limit - 2 * period - 4..<limit).allSatisfy { $0 >= period && part($0) == part($0 - period) }
      }
    }
    let moving = periods.filter { $0 > 1 }
    if periods.count == loops.count, !moving.isEmpty { return .oscillates(periods: moving.sorted()) }
    // Slow convergence to a cycle is unknown at the limit.
    if let period = (2...20).first(where: {
      near(states[limit], states[limit - $0], 1e-9) && near(last, states[states.count - 1 - $0], 1e-9)
    }),
      loops.count == 1
    {
      return .oscillates(periods: [period])
    }
    return .unknown
  }

  /// Whether every number is an integer that a length can represent without rounding.
  var hasWholeLengths: Bool {
    var state = initial
    for _ in 0..<64 {
      state = next(state)
      if !state.allSatisfy({ abs($0) < 1_000 && $0 == $0.rounded() }) { return false }
    }
    return true
  }

  /// The numbers that depend on themselves, each with its mutually dependent numbers.
  var loops: [[Int]] {
    var reach = sources
    for _ in sources { reach = reach.map { $0.union($0.flatMap { reach[$0] }) } }
    var found: [[Int]] = []
    for number in sources.indices
    where reach[number].contains(number) && !found.contains(where: { $0.contains(number) }) {
      found.append(sources.indices.filter { reach[number].contains($0) && reach[$0].contains(number) })
    }
    return found
  }
}

/// Random programs of the kinds whose gains are known.
extension LoopProgram {
  init(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: self.init(lineWith: &random)
    case 1: self.init(clampWith: &random)
    case 2: self.init(ringWith: &random)
    case 3: self.init(pairWith: &random)
    case 4: self.init(besideEachOther: &random)
    default: self.init(clampedMapWith: &random)
    }
  }

  private static func length(_ random: inout SeededGenerator) -> Double {
    Double(Int.random(in: -40...80, using: &random))
  }

  private static func gain(_ random: inout SeededGenerator) -> Double {
    [0.5, -0.5, 0.9, -0.9, 1, -1, 1.5, -1.5, 2, -2, 0.25, 1.01, 0][Int.random(in: 0..<13, using: &random)]
  }

  /// Creates a line: x' = gain · x + step.
  private init(lineWith random: inout SeededGenerator) {
    let (gain, step, start) = (Self.gain(&random), Self.length(&random), Self.length(&random))
    self.init(
      description: "line \(gain)x + \(step) from \(start)", initial: [start], next: { [gain * $0[0] + step] },
      sources: [[0]])
  }

  /// Creates a clamp: x' = gain · x + step, clamped between two bounds.
  private init(clampWith random: inout SeededGenerator) {
    let (gain, step, start) = (Self.gain(&random), Self.length(&random), Self.length(&random))
    let low = Self.length(&random)
    let high = low + Double(Int.random(in: 1...200, using: &random))
    self.init(
      description: "clamp \(gain)x + \(step) in \(low)…\(high) from \(start)", initial: [start],
      next: { [min(high, max(low, gain * $0[0] + step))] }, sources: [[0]])
  }

  /// Creates a ring of switches, each of which equals the previous one or its opposite.
  private init(ringWith random: inout SeededGenerator) {
    let count = Int.random(in: 1...Self.mostNumbers, using: &random)
    let inverts = (0..<count).map { _ in Bool.random(using: &random) }
    let start = (0..<count).map { _ in Double(Int.random(in: 0...1, using: &random)) }
    self.init(
      description: "ring \(inverts) from \(start)", initial: start,
      next: { old in
        (0..<count).map {
          let source = old[($0 + count - 1) % count]; return inverts[$0] ? 1 - source : source
        }
      },
      sources: (0..<count).map { [($0 + count - 1) % count] }, isMadeOfParts: true)
  }

  /// Creates a pair of numbers, each of which is a sum of both.
  private init(pairWith random: inout SeededGenerator) {
    let gains = (0..<4).map { _ in Self.gain(&random) }
    let (a, b) = (Self.length(&random), Self.length(&random))
    let start = [Self.length(&random), Self.length(&random)]
    self.init(
      description: "pair \(gains[0])a + \(gains[1])b + \(a), \(gains[2])a + \(gains[3])b + \(b) from \(start)",
      initial: start,
      next: { [gains[0] * $0[0] + gains[1] * $0[1] + a, gains[2] * $0[0] + gains[3] * $0[1] + b] },
      sources: [Set([0, 1].filter { gains[$0] != 0 }), Set([0, 1].filter { gains[2 + $0] != 0 })])
  }

  /// Creates independent rings or clamps beside each other.
  private init(besideEachOther random: inout SeededGenerator) {
    var parts: [LoopProgram] = []
    while parts.isEmpty || Bool.random(using: &random) {
      let part = Bool.random(using: &random) ? LoopProgram(ringWith: &random) : LoopProgram(clampWith: &random)
      if parts.map(\.initial.count).reduce(part.initial.count, +) > Self.mostNumbers { break }
      parts.append(part)
    }
    let whole = parts
    self.init(
      description: whole.map(\.description).joined(separator: "; "), initial: whole.flatMap(\.initial),
      next: { old in
        var first = 0
        return whole.flatMap { part -> [Double] in
          defer { first += part.initial.count }
          return part.next(Array(old[first..<first + part.initial.count]))
        }
      },
      sources: whole.reduce(into: []) { sources, part in
        let first = sources.count
        sources += part.sources.map { Set($0.map { $0 + first }) }
      }, isMadeOfParts: true)
  }

  /// Creates several numbers, each of which is the clamped sum of several.
  private init(clampedMapWith random: inout SeededGenerator) {
    let count = Int.random(in: 2...Self.mostNumbers, using: &random)
    let gains = (0..<count).map { _ in (0..<count).map { _ in Bool.random(using: &random) ? Self.gain(&random) : 0 } }
    let steps = (0..<count).map { _ in Self.length(&random) }
    let start = (0..<count).map { _ in Self.length(&random) }
    let high = Double(Int.random(in: 10...200, using: &random))
    self.init(
      description: "map \(gains) + \(steps) in 0…\(high) from \(start)", initial: start,
      next: { old in
        (0..<count).map { row in min(high, max(0, zip(gains[row], old).reduce(steps[row]) { $0 + $1.0 * $1.1 })) }
      },
      sources: gains.map { row in Set(row.indices.filter { row[$0] != 0 }) })
  }
}

/// A view of a program: each number is a state, written by a reader with the program's next value.
struct LoopProgramView: View {
  enum Wiring: CaseIterable { case preferences, changes, geometry }
  let program: LoopProgram
  let wiring: Wiring
  private let standing: Standing
  @State private var a: Double
  @State private var b: Double
  @State private var c: Double
  @State private var d: Double

  /// The numbers in the last evaluation of the body.
  final class Standing { var numbers: [Double] = [] }

  init(_ program: LoopProgram, _ wiring: Wiring, _ standing: Standing = Standing()) {
    self.program = program
    self.wiring = wiring
    self.standing = standing
    let start = program.initial + [0, 0, 0, 0]
    (_a, _b, _c, _d) = (
      State(initialValue: start[0]), State(initialValue: start[1]), State(initialValue: start[2]),
      State(initialValue: start[3])
    )
  }

  var body: some View {
    let count = program.initial.count
    standing.numbers = Array([a, b, c, d].prefix(count))
    let new = program.next(standing.numbers) + [0, 0, 0, 0]
    return VStack(spacing: 0) {
      Stage<Number<Int8>>(value: new[0], wiring: wiring) { a = $0 }
      if count > 1 { Stage<Number<Int16>>(value: new[1], wiring: wiring) { b = $0 } }
      if count > 2 { Stage<Number<Int32>>(value: new[2], wiring: wiring) { c = $0 } }
      if count > 3 { Stage<Number<Int64>>(value: new[3], wiring: wiring) { d = $0 } }
    }
  }
}

private struct Number<Tag>: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

private struct Stage<K: PreferenceKey>: View where K.Value == Double {
  let value: Double
  let wiring: LoopProgramView.Wiring
  let write: (Double) -> Void
  var body: some View {
    switch wiring {
    case .preferences: Color.red.preference(key: K.self, value: value).onPreferenceChange(K.self) { write($0) }
    case .changes: Color.red.onChange(of: value, initial: true) { _, new in write(new) }
    case .geometry:
      // Wide enough that lengths are never negative.
      Color.red.frame(width: max(0, value + 1_024), height: 1)
        .onGeometryChange(for: Double.self, of: { $0.size.width - 1_024 }, action: { write($0) })
    }
  }
}

/// A program that ran in one frame, with its findings.
@MainActor struct LoopTrial {
  let program: LoopProgram
  let host: ViewHost<LoopProgramView>
  let report: FrameReport
  let loops: [FeedbackLoop]
  let standing: [Double]

  init(_ program: LoopProgram, _ wiring: LoopProgramView.Wiring) {
    self.program = program
    let standing = LoopProgramView.Standing()
    host = makeHost { LoopProgramView(program, wiring, standing) }
    report = host.update()
    self.standing = standing.numbers
    loops = host.diagnostics.compactMap(\.loop)
  }

  /// A description of the mismatch; `nil` if there is none.
  var complaint: String? {
    let said = "\(loops.map(\.verdict)) in \(report.passes) passes, settled \(report.settled)"
    if report.passes > 64 { return "too many passes: \(said)" }
    for loop in loops
    where !loop.steps.contains(where: { $0.kind == .reader }) || !loop.steps.contains(where: { $0.kind == .state }) {
      return "a cycle without reader or state: \(said)"
    }
    if let complaint = misplacedStates { return "\(complaint): \(said)" }
    let expected = program.expectation()
    return agrees(with: expected) ? nil : "expected \(expected), got \(said)"
  }

  /// A description of misattributed states; `nil` if each finding names the states of one loop of the program, and no
  /// other finding names any of them.
  private var misplacedStates: String? {
    let circles = program.loops.map { Set($0.map { "LoopProgramView.\(["a", "b", "c", "d"][$0])" }) }
    var named: Set<String> = []
    for loop in loops {
      let states = Set(loop.steps.filter { $0.kind == .state }.map(\.path))
      if !named.isDisjoint(with: states) { return "a state in two loops" }
      named.formUnion(states)
      guard let circle = circles.first(where: { $0.isSuperset(of: states) }) else {
        return "no loop has \(states.sorted())"
      }
      // A map whose parts are hidden by a bound can fall into separate loops.
      if program.isMadeOfParts, circle != states { return "\(states.sorted()) of \(circle.sorted())" }
    }
    return nil
  }

  private func agrees(with expected: LoopExpectation) -> Bool {
    let isQuiet = host.diagnostics.allSatisfy { $0.severity == .note }
    switch expected {
    case .settles(let passes): return isQuiet && report.settled && report.passes <= passes
    case .comesToRest: return isQuiet
    case .grows: return loops.contains { if case .diverging = $0.verdict { true } else { false } }
    case .oscillates(let periods):
      let found = loops.compactMap { if case .oscillating(let period) = $0.verdict { period } else { nil } }.sorted()
      if found.count != loops.count || found.isEmpty { return false }
      // A map whose parts are hidden by a bound can fall into separate loops, whose periods divide the whole period.
      return program.isMadeOfParts
        ? found == periods : found.allSatisfy { part in periods.contains { $0 % part == 0 } }
    case .unknown: return true
    }
  }
}
