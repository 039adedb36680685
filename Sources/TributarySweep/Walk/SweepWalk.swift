import TributaryDiagnostics
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryHost
import TributaryInspection
import TributarySVG

/// The sweep of one view in one environment.
///
/// 1. New hosts at some lengths show whether the layout is reproducible.
/// 2. One host is resized upward. Each failure is followed from the length at which it appears to the one at which it
///    disappears.
/// 3. The same host is resized downward, and its layouts are compared with those of step 2.
/// 4. New hosts on both sides of each boundary locate it. They are compared with the upward walk, too.
@MainActor
final class SweepWalk {
  let plan: SweepPlan
  private let environment: SweepEnvironment
  private let script: Script
  private let content: () -> AnyView
  let lengths: SweepLengths

  /// A closure that receives the completed part of the walk, from 0 to 1.
  var progress: (Double) -> Void = { _ in }

  private(set) var layouts = 0
  /// The amount of work in all layouts.
  private(set) var counts = FrameCounts()
  /// Whether a client view reads the color scheme.
  private(set) var readsColorScheme = false
  /// The failures of the script, each with the first length at which it occurs.
  private var failures: [(message: String, length: CGFloat)] = []

  private var intervals = SignalIntervals()
  private var arrangements: [(structure: Int, start: Int)] = []
  /// The layouts of the upward walk, reduced by those of the downward walk.
  private var record: WalkRecord
  /// The frames of the upward walk at the sample and at both sides of each boundary, by index.
  private var knownFrames: [Int: (Int, Int)] = [:]
  /// The intervals of indices at which the upward walk does not settle, ascending.
  private var loops: [Range<Int>] = []
  private var fresh: [CGFloat: FreshLayout] = [:]
  /// The indices of the lengths at which a new host differs from the upward walk.
  private var freshDifferences: Set<Int> = []

  init(_ plan: SweepPlan, _ environment: SweepEnvironment, _ script: Script, _ content: @escaping () -> AnyView) {
    self.plan = plan
    self.environment = environment
    self.script = script
    self.content = content
    lengths = plan.lengths
    record = WalkRecord(count: lengths.count)
  }

  func run() -> [SweepFinding] {
    if let random = findingOfRandomLayout() { return [random] }
    if !failures.isEmpty { return [] }
    let host = walkUp()
    let differing = walkDown(host)
    let found =
      intervals.ended(at: lengths.count).compactMap { finding(of: $0) } + ArrangementRule(self).findings(arrangements)
    // The findings above have created new hosts on both sides of their boundaries.
    let compared = freshDifferences.union(sample).filter { index in !differing.contains { $0.contains(index) } }
    let history = HistoryRule(self)
    let remembered = history.findings(differing) + history.findingsOfNewHosts(at: compared.sorted())
    return found.filter { finding in !remembered.contains { explains($0, finding) } } + remembered
  }

  /// Returns whether a layout that depends on earlier sizes causes another finding. The state of such a layout changes
  /// at the ends of its interval, so it causes jumps there. A random layout causes every finding except loops.
  private func explains(_ memory: SweepFinding, _ other: SweepFinding) -> Bool {
    if memory.isRandom { return other.kind != .loop && memory.lengths.overlaps(other.lengths) }
    guard other.kind == .jump else { return false }
    return [memory.lengths.lowerBound, memory.lengths.upperBound].contains { end in
      (end - plan.step...end + plan.step).overlaps(other.lengths)
    }
  }

  /// The reasons why the script cannot be played at some lengths.
  var problems: [String] {
    let name = plan.axis == .horizontal ? "width" : "height"
    let place = environment.description == "standard" ? "" : " (\(environment))"
    return failures.prefix(Self.mostFailures).map { failure in
      "the script fails at a \(name) of \(LengthText.text(failure.length)) points\(place): \(failure.message)"
    }
  }

  private static let mostFailures = 3

  /// The lengths at which other views exist than at the previous length.
  var changes: [CGFloat] { arrangements.dropFirst().map { lengths[$0.start] } }

  /// The indices of the lengths at which a new host is compared with the resized one.
  private var sample: [Int] {
    let count = min(lengths.count, Self.sampleSize)
    return (0..<count).map { lengths.count * (2 * $0 + 1) / (2 * count) }
  }

  private static let sampleSize = 12

  // MARK: New hosts

  /// The layout of a new host.
  struct FreshLayout {
    let host: SweepHost
    let reading: LayoutReading
    let signals: [String: Signal]
    @MainActor var isSettled: Bool { host.isSettled }
  }

  func newHost(at length: CGFloat) -> SweepHost {
    let host = SweepHost(plan.size(length), environment, script, content)
    count(host)
    if let problem = host.problem, !failures.contains(where: { $0.message == problem }) {
      failures.append((problem, length))
    }
    if !readsColorScheme { readsColorScheme = host.readsColorScheme }
    return host
  }

  private func count(_ host: SweepHost) {
    layouts += 1
    counts = counts + host.report.counts
  }

  /// Returns the layout of a new host. The most recent ones are kept, because neighboring boundaries share them.
  func freshLayout(at length: CGFloat) -> FreshLayout {
    if let known = fresh[length] { return known }
    if fresh.count >= Self.mostFreshLayouts { fresh.removeAll() }
    let host = newHost(at: length)
    var reading = LayoutReading()
    reading.read(host.host.core)
    let layout = FreshLayout(host: host, reading: reading, signals: signals(of: host, reading))
    fresh[length] = layout
    if let index = lengths.index(of: length), let frames = knownFrames[index],
      !layout.isSettled || frames.0 != reading.frames.0 && frames.1 != reading.frames.1
    {
      freshDifferences.insert(index)
    }
    return layout
  }

  private static let mostFreshLayouts = 24

  private func signals(of host: SweepHost, _ reading: LayoutReading) -> [String: Signal] {
    guard host.isSettled else {
      let signal = Self.loopSignal(host)
      return [signal.key: signal]
    }
    var signals: [String: Signal] = [:]
    for signal in LayoutRules(reading: reading, axis: plan.axis).signals() { signals[signal.key] = signal }
    return signals
  }

  private static func loopSignal(_ host: SweepHost) -> Signal {
    if let nesting = host.nesting {
      let repeated = nesting.evidence.first { $0.label == "repeating views" }?.lines.first
      return Signal(
        kind: .loop, subjects: [Subject(path: nesting.path ?? "", knownLocation: nesting.location)],
        values: nesting.summary + (repeated.map { " Repeating views: \($0)" } ?? ""),
        suggestions: nesting.allSuggestions)
    }
    let loop = host.loop?.loop
    let path = loop?.steps.first?.path ?? host.host.core.root.path
    return Signal(
      kind: .loop,
      subjects: [Subject(path: path, knownLocation: loop?.steps.lazy.compactMap(\.location).first)],
      values: "not settled after \(host.report.passes) passes" + (loop.map { ": \($0.verdict)" } ?? ""), loop: loop,
      page: host.loop?.description)
  }

  /// Returns a finding if two new hosts of the same size differ.
  private func findingOfRandomLayout() -> SweepFinding? {
    for length in [lengths[0], lengths[lengths.count / 2]] {
      let first = freshLayout(at: length)
      guard first.isSettled else { continue }
      let host = newHost(at: length)
      var reading = LayoutReading()
      reading.read(host.host.core)
      guard !reading.agrees(with: first.reading) else { continue }
      let subject = reading.firstDifference(from: first.reading)
      return HistoryRule.random(
        subject, plan.range, "two new hosts with a length of \(LengthText.text(length)) have different layouts")
    }
    return nil
  }

  // MARK: Upward

  private func walkUp() -> SweepHost {
    var host = newHost(at: lengths[0])
    var reading = LayoutReading()
    var previous = LayoutReading()
    var previousIndex: Int?
    let sample = Set(sample)
    var index = 0
    while index < lengths.count {
      if index > 0 || previousIndex != nil { resize(host, to: lengths[index]) }
      if index.isMultiple(of: 64) { progress(Double(index) / Double(2 * lengths.count)) }
      guard host.isSettled else {
        index = passLoop(from: index, in: host)
        guard index < lengths.count else { return host }
        host = newHost(at: lengths[index])
        previousIndex = nil
        if !host.isSettled {
          addLoop(index..<(index + 1))
          index += 1
        }
        continue
      }
      swap(&reading, &previous)
      reading.read(host.host.core)
      record.add(reading.frames, at: index)
      var isBoundary = arrangements.last?.structure != reading.structure
      if isBoundary { arrangements.append((reading.structure, index)) }
      var signals = LayoutRules(reading: reading, axis: plan.axis).signals()
      if host.report.passes > 2, previousIndex != nil { signals.append(Self.slowSignal(host)) }
      if intervals.record(signals, at: index) { isBoundary = true }
      if let last = previousIndex {
        let change = lengths[index] - lengths[last]
        if let jump = JumpRule.jump(from: previous, to: reading, change: change) {
          intervals.recordPoint(jump, from: last, to: index)
          isBoundary = true
        }
      }
      if isBoundary, let last = previousIndex { keep(previous.frames, at: last) }
      if isBoundary || sample.contains(index) { keep(reading.frames, at: index) }
      previousIndex = index
      index += 1
    }
    return host
  }

  private func keep(_ frames: (Int, Int), at index: Int) {
    if knownFrames.count < Self.mostKnownFrames { knownFrames[index] = frames }
  }

  private static let mostKnownFrames = 1_024

  private func addLoop(_ indices: Range<Int>) {
    if let last = loops.last, last.upperBound == indices.lowerBound {
      loops[loops.count - 1] = last.lowerBound..<indices.upperBound
    } else {
      loops.append(indices)
    }
  }

  func resize(_ host: SweepHost, to length: CGFloat) {
    host.resize(to: plan.size(length))
    count(host)
  }

  private static func slowSignal(_ host: SweepHost) -> Signal {
    let type = host.host.core.root.firstClientBody?.layout.type
    return Signal(
      kind: .slow, subjects: [Subject(path: host.host.core.root.firstPath, declaration: type)],
      values: "\(host.report.passes) passes")
  }

  /// Records the loop that begins at a length, and returns the index of the first length after it.
  ///
  /// A frame that does not settle costs many passes, so only some lengths of the interval are laid out, in new hosts:
  /// the distance doubles until one of them settles, and a bisection finds the last one that does not.
  ///
  /// - Parameter host: The resized host, which does not settle at the first length.
  private func passLoop(from start: Int, in host: SweepHost) -> Int {
    let resized = Self.loopSignal(host)
    var last = start
    var distance = 1
    var settled: Int?
    while last < lengths.count - 1 {
      let next = min(last + distance, lengths.count - 1)
      if freshLayout(at: lengths[next]).isSettled {
        settled = next
        break
      }
      last = next
      distance *= 2
    }
    if var end = settled {
      while end - last > 1 {
        let middle = (last + end) / 2
        if freshLayout(at: lengths[middle]).isSettled { end = middle } else { last = middle }
      }
    }
    last = endOfFirstLoop(in: start...last)
    // The resized host explains a loop that no new host has.
    let layout = [start, last].lazy.map { self.freshLayout(at: self.lengths[$0]) }.first { !$0.isSettled }
    addLoop(start..<(last + 1))
    intervals.recordInterval(layout.map { Self.loopSignal($0.host) } ?? resized, start..<(last + 1))
    return last + 1
  }

  /// Returns the index of the last length of the first loop, if the interval contains several loops with settled
  /// lengths between them.
  private func endOfFirstLoop(in indices: ClosedRange<Int>) -> Int {
    var last = indices.lowerBound
    let count = min(Self.loopSamples, indices.count - 2)
    guard count > 0 else { return indices.upperBound }
    for sample in 1...count {
      let next = indices.lowerBound + (indices.count - 1) * sample / (count + 1)
      guard next > last else { continue }
      guard freshLayout(at: lengths[next]).isSettled else {
        last = next
        continue
      }
      var end = next
      while end - last > 1 {
        let middle = (last + end) / 2
        if freshLayout(at: lengths[middle]).isSettled { end = middle } else { last = middle }
      }
      return last
    }
    return indices.upperBound
  }

  /// The number of lengths inside a loop at which settled layouts are searched.
  private static let loopSamples = 12

  /// Whether the upward walk settled at a length.
  func isSettled(at index: Int) -> Bool { !loops.contains { $0.contains(index) } }

  /// The frames of the upward walk at an index, if they are kept; otherwise, those of a host that was resized once.
  func upwardFrames(at index: Int) -> (Int, Int)? {
    if let known = knownFrames[index] { return known }
    guard isSettled(at: index) else { return nil }
    let host = host(movedTo: lengths[index], from: lengths[0])
    guard host.isSettled else { return nil }
    var reading = LayoutReading()
    reading.read(host.host.core)
    return reading.frames
  }

  // MARK: Downward

  /// Resizes a host downward, and returns the intervals of indices at which its layouts differ from those of the upward
  /// walk, ascending.
  private func walkDown(_ host: SweepHost) -> [Range<Int>] {
    subtractDownward(host, from: &record)
    let differences = record.differences
    guard record.width > 1, !differences.isEmpty else { return differences }
    // A second walk in both directions locates the differences exactly.
    var fine = record.refined(differences)
    var reading = LayoutReading()
    var repeated: SweepHost?
    for index in lengths.indices where isSettled(at: index) {
      let host = repeated ?? newHost(at: lengths[index])
      if repeated != nil { resize(host, to: lengths[index]) }
      repeated = host
      guard host.isSettled else { continue }
      reading.read(host.host.core)
      fine.add(reading.frames, at: index)
    }
    if let repeated { subtractDownward(repeated, from: &fine) }
    return record.differences(differences, refinedBy: fine)
  }

  private func subtractDownward(_ host: SweepHost, from record: inout WalkRecord) {
    var reading = LayoutReading()
    for index in lengths.indices.reversed() where isSettled(at: index) {
      if index.isMultiple(of: 64) { progress(1 - Double(index) / Double(2 * lengths.count)) }
      resize(host, to: lengths[index])
      guard host.isSettled else { continue }
      reading.read(host.host.core)
      record.subtract(reading.frames, at: index)
    }
  }

  // MARK: Findings

  private func finding(of interval: SignalIntervals.Interval) -> SweepFinding? {
    let signal = interval.signal
    let coversAll = interval.indices.lowerBound == 0 && interval.indices.upperBound == lengths.count
    if coversAll, signal.kind != .loop, signal.kind != .truncation { return nil }
    var lower = boundary(signal, outside: interval.indices.lowerBound - 1, inside: interval.indices.lowerBound)
    var upper = boundary(signal, outside: interval.indices.upperBound, inside: interval.indices.upperBound - 1)
    if signal.kind == .jump, interval.joined == 1 { (lower, upper) = jump(signal, from: lower, to: upper) }
    var severity = signal.kind == .loop ? Severity.error : .warning
    if signal.kind == .truncation, coversAll || !isShownElsewhere(signal, around: interval.indices) { severity = .note }
    var values = [signal.values]
    if let last = interval.last, last.values != signal.values { values.append(last.values) }
    if interval.joined > 1 { values.append("in \(interval.joined) intervals within these lengths") }
    var finding = SweepFinding(
      signal.kind, severity, min(lower, upper)...max(lower, upper), of: signal.subjects, loop: signal.loop,
      values: values,
      suggestions: signal.loop?.suggestions ?? signal.suggestions ?? SweepAdvice.suggestions(for: signal.kind))
    finding.page = signal.page
    return finding
  }

  /// Returns the two lengths between which a view jumps, at a distance of 1/8 point.
  private func jump(_ signal: Signal, from lower: CGFloat, to upper: CGFloat) -> (CGFloat, CGFloat) {
    func isBetween(_ lower: CGFloat, _ upper: CGFloat) -> Bool {
      let (old, new) = (freshLayout(at: lower).reading, freshLayout(at: upper).reading)
      return JumpRule.jump(from: old, to: new, change: upper - lower)?.key == signal.key
    }
    guard isBetween(lower, upper) else { return (lower, upper) }
    var (lower, upper) = (lower, upper)
    while upper - lower > SweepPlan.finestStep {
      let middle = (lower + upper) / 2
      if isBetween(lower, middle) { upper = middle } else { lower = middle }
    }
    return (lower, upper)
  }

  /// Adds the pictures of the view on both sides of both boundaries of a finding.
  func draw(_ finding: inout SweepFinding) {
    let step = SweepPlan.finestStep
    var shown = [finding.lengths.lowerBound, finding.lengths.upperBound]
    if finding.lengths.lowerBound > plan.range.lowerBound { shown.append(finding.lengths.lowerBound - step) }
    if finding.lengths.upperBound < plan.range.upperBound { shown.append(finding.lengths.upperBound + step) }
    finding.pictures = Set(shown).sorted().map { length in
      let host = freshLayout(at: length).host.host
      return SweepPicture(length: length, svg: SVGRenderer(background: host.background).render(host.displayList))
    }
  }

  /// Whether the text of a truncation is shown completely next to the interval.
  private func isShownElsewhere(_ signal: Signal, around indices: Range<Int>) -> Bool {
    [indices.lowerBound - 1, indices.upperBound].contains { index in
      guard lengths.indices.contains(index), let key = signal.subjects.first?.key else { return false }
      let reading = freshLayout(at: lengths[index]).reading
      return reading.items.indices.contains {
        reading.items[$0].role == .text && !reading.items[$0].isTruncated && reading.subject($0).key == key
      }
    }
  }

  /// Returns the length closest to `outside` at which a failure occurs, to 1/8 point.
  private func boundary(_ signal: Signal, outside: Int, inside: Int) -> CGFloat {
    guard lengths.indices.contains(outside) else { return lengths[inside] }
    if signal.kind == .jump || signal.kind == .slow { return lengths[inside] }
    return boundary(outside: lengths[outside], inside: lengths[inside]) { layout in
      signal.kind == .loop ? !layout.isSettled : layout.signals[signal.key] != nil
    }
  }

  /// Returns the length closest to `outside` for which new hosts satisfy a condition, to 1/8 point.
  func boundary(outside: CGFloat, inside: CGFloat, _ isInside: (FreshLayout) -> Bool) -> CGFloat {
    Self.boundary(outside: outside, inside: inside) { isInside(freshLayout(at: $0)) }
  }

  /// Returns the length closest to `outside` that satisfies a condition, to 1/8 point.
  static func boundary(outside: CGFloat, inside: CGFloat, _ isInside: (CGFloat) -> Bool) -> CGFloat {
    // A new host can differ from a resized one; then the step is the exactness.
    guard isInside(inside), !isInside(outside) else { return inside }
    var (outside, inside) = (outside, inside)
    while abs(inside - outside) > SweepPlan.finestStep {
      let middle = (inside + outside) / 2
      if isInside(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }
}

extension ViewNode {
  /// The path of the first view below this node that has one.
  fileprivate var firstPath: String { nextPathComponent ?? path }

  /// The body of the outermost client view at or below this node.
  fileprivate var firstClientBody: EvaluatedNode? {
    if let body = asEvaluated, !body.layout.isBuiltInComposite { return body }
    var found: EvaluatedNode?
    forEachExistingChild { if found == nil { found = $0.firstClientBody } }
    return found
  }
}
