import Foundation

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
    for _ in 0..<4_000 { states.append(next(states[states.count - 1])) }
    if let rest = (0..<limit).first(where: { states[$0] == states[$0 + 1] }) { return .settles(passes: rest + 1) }
    let scale = 1 + (states[limit...].flatMap { $0 }.map(abs).filter(\.isFinite).max() ?? 0)
    guard states.allSatisfy({ $0.allSatisfy(\.isFinite) }), scale < 1e6 else { return .grows }
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
