public import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLoopRules
import TributaryLoops

/// A cycle of dependencies along which a small change of a state returns to that state.
///
///     gain 0.5    a change of 1 returns as 0.5, then 0.25 …      converges
///     gain 1      any value is kept                              two stable values or many
///     gain −1     a change of 1 returns as −1, then 1 …          oscillates
///     gain 2      a change of 1 returns as 2, then 4 …           diverges
public struct FeedbackCycle: Sendable, Equatable {
  /// The change of the first state after one round of the cycle, divided by the change that started it: a number
  /// without a unit. It is 1 for a Boolean that keeps its value, and −1 for one that alternates.
  public let gain: Double

  /// The states on the cycle, as view path and property, in causal order.
  public let states: [String]

  /// The steps of the cycle in causal order; the last step leads to the first.
  public let steps: [FeedbackLoop.Step]

  /// Whether the states are Booleans that keep their values, so that the result depends on the previous state. Such a
  /// cycle has a gain of 1 and settles.
  public let isBistable: Bool

  /// The factor by which the texts were enlarged when the gain was measured; 1 if the cycle has this gain with the
  /// current texts.
  public let textScale: Double

  /// Whether a change from outside the cycle is kept, alternates, or grows; `false` if the cycle is bistable.
  ///
  /// The gain of an unstable cycle is at least 1 or at most −1.
  public var isUnstable: Bool { abs(gain) >= 1 && !isBistable }
}

extension FeedbackCycle {
  /// The report of a cycle that keeps a change: a note about a bistable cycle, or else a warning.
  package var diagnostic: Diagnostic {
    let reader = steps.first { $0.kind == .reader }
    var diagnostic = Diagnostic(
      .latentFeedback, severity: isBistable ? .note : .warning, path: reader?.path, location: reader?.location,
      evidence: [
        Evidence("gain", isBistable ? "1: the state keeps any value" : LoopText.text(gain)),
        Evidence(states.count == 1 ? "state" : "states", lines: states),
      ] + (textScale == 1 ? [] : [Evidence("texts", "\(LoopText.text(textScale)) times as large")]))
    diagnostic.cycle = steps
    return diagnostic
  }
}

/// A probe that determines the gain of each cycle near the current state.
///
/// Invariants:
/// 1. After each measurement, the copy has its original state.
/// 2. After each measurement, every action that ran for a perturbed value has run again for the original value, so that
///    an object to which it assigns the value also has its original value.
/// 3. No action of a stopped loop through objects or through later work runs. Its value is new, and would continue the
///    loop.
///
/// Tested by `GainProbeTests`.
@MainActor
struct GainProbe {
  private let run: DryRun
  private let textScale: CGFloat
  private let stopped: Set<LoopReaderID>
  private let wording: LoopWording
  private var legs: [Leg] = []
  /// The last deliveries to the readers of the copy.
  private var deliveries: [LoopReaderID: PendingAction]
  /// The values that each reader writes for the current state. Near convergence, they can differ slightly from the
  /// state.
  private var standing: [LoopReaderID: [LoopStateID: Any]] = [:]
  private(set) var gains: [FeedbackCycle] = []

  /// The maximum number of numbers that are perturbed.
  private static let maximumNumbers = 128
  private static let maximumCycleLength = 4
  private static let maximumCycles = 64

  /// One number of one state.
  private struct Number: Hashable {
    let state: LoopStateID
    let index: Int
  }

  /// The effect of one number on another one through one reader.
  private struct Leg {
    let from: Number
    let to: Number
    let gain: Double
    let isSwitch: Bool
    let steps: [FeedbackLoop.Step]
    let name: String
  }

  /// The factors by which texts are enlarged, to find cycles that longer texts or larger fonts start.
  private static let textScales: [CGFloat] = [1, 4, 16, 64]

  /// Returns the gain of each cycle: that with the smallest texts for which it is at least 1 or at most −1, or else the
  /// greatest one.
  static func gains(of host: ViewGraph) -> [FeedbackCycle] {
    let scales = host.root.flags.contains(.subtreeHasText) ? textScales : [1]
    // The copy with the current texts is the last one, so that each action runs last with a value of the tree.
    let measured = scales.reversed().map { GainProbe(of: host, textScale: $0)?.gains ?? [] }
    var gains: [FeedbackCycle] = []
    for gain in measured.reversed().joined() {
      if let known = gains.firstIndex(where: { Set($0.states) == Set(gain.states) }) {
        if abs(gains[known].gain) < 1, abs(gains[known].gain) < abs(gain.gain) { gains[known] = gain }
      } else {
        gains.append(gain)
      }
    }
    return gains
  }

  /// Creates a probe, or returns `nil` if the host is itself a copy.
  private init?(of host: ViewGraph, textScale: CGFloat) {
    guard let run = DryRun(of: host, textScale: textScale), let loops = LoopSupervisor.of(host) else { return nil }
    self.run = run
    self.textScale = textScale
    stopped = loops.recorder.brokenWithObjects.union(loops.chain.broken)
    wording = loops.wording
    deliveries = run.firstDeliveries
    if textScale != 1 { adaptStates() }
    var open = writtenStates()
    var seen = Set(open)
    var numbers = 0
    var index = 0
    while index < open.count {
      let state = open[index]
      index += 1
      for leg in findLegs(of: state, &numbers) {
        legs.append(leg)
        if seen.insert(leg.to.state).inserted { open.append(leg.to.state) }
      }
    }
    gains = findCycles()
  }

  // MARK: Written states

  /// The number of rounds in which the states of a copy adapt to its texts.
  private static let rounds = 4

  /// Runs the actions of the copy for some rounds, so that its states follow from its texts.
  ///
  /// If the states still change, the loop has begun, and the last change of each state perturbs it.
  private mutating func adaptStates() {
    var due = deliveries
    for _ in 0..<Self.rounds where !due.isEmpty {
      for action in due.values.filter(canRun).sorted(by: { $0.node.precedesInPostOrder($1.node) }) {
        _ = run.writes(of: action)
      }
      due = run.walk()
      deliveries = deliveries.filter { !$0.value.node.flags.contains(.isRemoved) }.merging(due) { $1 }
    }
    run.acceptState()
  }

  /// Returns the states that readers write for the current state.
  private mutating func writtenStates() -> [LoopStateID] {
    var states: [LoopStateID] = []
    let actions = deliveries.values.filter(canRun).sorted { $0.node.precedes($1.node) }
    for action in actions {
      for write in run.writes(of: action) {
        standing[LoopReaderID(action), default: [:]][write.id] = write.value
        if !states.contains(write.id) { states.append(write.id) }
      }
    }
    // The writes have no effect if the tree has converged; their other effects are reverted.
    run.restoreBaseline()
    return states
  }

  private func canRun(_ action: PendingAction) -> Bool {
    action.delivery != nil && !stopped.contains(LoopReaderID(action))
  }

  // MARK: Changing one number

  private func findLegs(of state: LoopStateID, _ numbers: inout Int) -> [Leg] {
    guard let storage = run.storage(of: state) else { return [] }
    if let value = storage.anyValue as? Bool {
      return legs(of: state, 0, from: value, to: !value, by: value ? -1 : 1)
    }
    guard let value = storage.anyValue as? any Perturbable else { return [] }
    var found: [Leg] = []
    for index in value.perturbableNumbers.indices where numbers < Self.maximumNumbers {
      numbers += 1
      // The gain can differ on the two sides of the value, and with the size of the change: a text that has more space
      // than it uses wraps only in a much narrower frame. The greatest gain is used.
      let differences = value.perturbations + standingDifferences(of: state, at: index)
      let measured = differences.flatMap { difference in
        legs(of: state, index, from: value, to: value.perturbed(at: index, by: difference), by: difference)
      }
      for leg in measured {
        if let known = found.firstIndex(where: { $0.from == leg.from && $0.to == leg.to }) {
          if abs(found[known].gain) < abs(leg.gain) { found[known] = leg }
        } else {
          found.append(leg)
        }
      }
    }
    return found
  }

  /// Returns the differences of more than a point between the values that readers write for the current state and the
  /// state.
  private func standingDifferences(of state: LoopStateID, at index: Int) -> [Double] {
    guard let numbers = (run.storage(of: state)?.anyValue as? any Perturbable)?.perturbableNumbers else { return [] }
    return standing.values.compactMap { written in
      guard let written = (written[state] as? any Perturbable)?.perturbableNumbers, written.count == numbers.count
      else { return nil }
      let difference = written[index] - numbers[index]
      return difference.isFinite && abs(difference) > 1 ? difference : nil
    }.sorted()
  }

  private func legs(
    of state: LoopStateID, _ index: Int, from old: Any, to new: Any, by difference: Double
  ) -> [Leg] {
    var ran: Set<LoopReaderID> = []
    defer { restore(after: ran) }
    run.core.findings.forgetAll()
    guard let storage = run.storage(of: state), let nodes = run.set(storage, to: new) else { return [] }
    let owner = run.core.handles.node(for: storage.owner)
    let (deliveries, walk) = run.recordedWalk()
    // An invalid state, such as a negative width, provides no information about its neighborhood.
    if run.core.findings.all.contains(where: { $0.code == .invalidDimension }) { return [] }
    var history = StateHistory(id: state, path: owner?.path ?? "", index: 0, element: 0)
    history.changes = [StateHistory.Entry(pass: 0, old: old, new: new)]
    history.readers = nodes

    var found: [Leg] = []
    for action in deliveries.values.sorted(by: { $0.node.precedesInPostOrder($1.node) }) where canRun(action) {
      let id = LoopReaderID(action)
      ran.insert(id)
      var reader = ReaderHistory(
        id: id, body: id.place, signature: ReaderSignature(action), node: action.node, element: 0)
      reader.append(action, pass: 1)
      let series = LoopSeries(readers: [reader], states: [history], now: 1, nodesCreated: 0)
      let steps = LoopCycle(series, [walk], nil).leg(from: history, to: reader)
        .map(wording.step)
      for write in run.writes(of: action) {
        for change in write.changes(since: standing[id]?[write.id] ?? run.baseline[write.id]) {
          found.append(
            Leg(
              from: Number(state: state, index: index), to: Number(state: write.id, index: change.index),
              gain: Self.rounded(change.difference / difference), isSwitch: old is Bool, steps: steps,
              name: history.path + "." + (state.property.name ?? "")))
        }
      }
    }
    return found
  }

  /// Restores the copy after the actions of some readers have run for perturbed values.
  private func restore(after ran: Set<LoopReaderID>) {
    let due = run.restoreBaseline()
    let again = due.values.filter { ran.contains(LoopReaderID($0)) && $0.delivery != nil }
    if again.isEmpty { return }
    for action in again.sorted(by: { $0.node.precedesInPostOrder($1.node) }) { _ = run.writes(of: action) }
    run.restoreBaseline()
  }

  /// Returns a gain without the rounding error of the difference of two large numbers.
  private static func rounded(_ gain: Double) -> Double { (gain * 1e9).rounded() / 1e9 }

  // MARK: Cycles

  /// Returns the simple cycles, each from its first number, with the greatest gain among cycles through the same
  /// states.
  private func findCycles() -> [FeedbackCycle] {
    var best: [(states: Set<LoopStateID>, gain: FeedbackCycle)] = []
    let starts = legs.map(\.from)
    var visited = Set<Number>()
    func extend(_ path: [Leg]) {
      guard let last = path.last, best.count < Self.maximumCycles else { return }
      if last.to == path[0].from {
        let gain = path.reduce(1) { $0 * $1.gain }
        let states = Set(path.map(\.from.state))
        let found = FeedbackCycle(
          gain: gain, states: path.map(\.name), steps: path.flatMap(\.steps),
          isBistable: gain > 0 && path.allSatisfy(\.isSwitch), textScale: textScale)
        if let known = best.firstIndex(where: { $0.states == states }) {
          if abs(best[known].gain.gain) < abs(gain) { best[known].gain = found }
        } else {
          best.append((states, found))
        }
        return
      }
      guard path.count < Self.maximumCycleLength, !visited.contains(last.to),
        !path.contains(where: { $0.from == last.to })
      else { return }
      for leg in legs where leg.from == last.to { extend(path + [leg]) }
    }
    for start in starts where !visited.contains(start) {
      for leg in legs where leg.from == start { extend([leg]) }
      visited.insert(start)
    }
    return best.map(\.gain)
  }
}
