import TributaryDiagnostics
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryHost

/// The rule about layouts that depend on earlier sizes.
@MainActor
struct HistoryRule {
  private let walk: SweepWalk

  init(_ walk: SweepWalk) { self.walk = walk }

  /// Returns a finding for each interval in which the upward and the downward walk differ.
  ///
  /// - Parameter differences: The intervals of indices at which they differ, ascending.
  func findings(_ differences: [Range<Int>]) -> [SweepFinding] {
    if differences.isEmpty { return [] }
    let runs = differences.map { $0.lowerBound...($0.upperBound - 1) }
    let boundaries = boundaries(of: Array(runs.prefix(Self.mostExactRuns)))
    var findings: [SweepFinding] = []
    var stepwise = 0
    for (number, run) in runs.enumerated() {
      var found = finding(run, stepwise: false)
      if found == nil, stepwise < Self.mostStepwise {
        // The layout depends on a size on the way, not only on the first one.
        stepwise += 1
        found = finding(run, stepwise: true)
      }
      guard var finding = found else { continue }
      if boundaries.indices.contains(number), !finding.isRandom { finding.lengths = boundaries[number] }
      findings.append(finding)
    }
    return findings
  }

  /// The largest number of intervals for which the walks are repeated, because each takes a layout for each length.
  private static let mostStepwise = 4

  /// The largest number of intervals whose boundaries are located to 1/8 point.
  private static let mostExactRuns = 16

  /// Returns the lengths of intervals of indices, to 1/8 point.
  ///
  /// A layout that remembers depends on all earlier sizes, so no single host can locate a boundary. One host repeats
  /// both walks, with steps of 1/8 point beside each interval.
  private func boundaries(of runs: [ClosedRange<Int>]) -> [ClosedRange<CGFloat>] {
    /// Returns the lengths between an index and the next one.
    func fine(after index: Int) -> [CGFloat] {
      guard walk.lengths.indices.contains(index), walk.lengths.indices.contains(index + 1),
        walk.isSettled(at: index), walk.isSettled(at: index + 1)
      else { return [] }
      let (start, end) = (walk.lengths[index], walk.lengths[index + 1])
      return Array(stride(from: start + SweepPlan.finestStep, to: end, by: SweepPlan.finestStep))
    }
    let starts = Set(runs.flatMap { [$0.lowerBound - 1, $0.upperBound] })
    /// The lengths from an index to the next one.
    func path(at index: Int) -> [CGFloat] {
      guard walk.isSettled(at: index) else { return [] }
      return [walk.lengths[index]] + (starts.contains(index) ? fine(after: index) : [])
    }
    let between = Set(starts.flatMap(fine))
    guard let first = walk.lengths.indices.first(where: walk.isSettled) else { return [] }
    let host = walk.newHost(at: walk.lengths[first])
    var reading = LayoutReading()
    var frames: [CGFloat: (Int, Int)] = [:]
    for length in walk.lengths.indices.lazy.flatMap(path) {
      if length != walk.lengths[first] { walk.resize(host, to: length) }
      guard host.isSettled, between.contains(length) else { continue }
      reading.read(host.host.core)
      frames[length] = reading.frames
    }
    var differing: Set<CGFloat> = []
    for length in walk.lengths.indices.reversed().lazy.flatMap({ path(at: $0).reversed() }) {
      walk.resize(host, to: length)
      guard host.isSettled, let expected = frames[length] else { continue }
      reading.read(host.host.core)
      if reading.frames.0 != expected.0, reading.frames.1 != expected.1 { differing.insert(length) }
    }
    return runs.map { run in
      let below = fine(after: run.lowerBound - 1).reversed().prefix { differing.contains($0) }
      let above = fine(after: run.upperBound).prefix { differing.contains($0) }
      return (below.last ?? walk.lengths[run.lowerBound])...(above.last ?? walk.lengths[run.upperBound])
    }
  }

  /// Returns a finding for each interval in which new hosts differ from a host that was resized from the first length.
  ///
  /// - Parameter indices: The indices of the compared lengths, ascending.
  func findingsOfNewHosts(at indices: [Int]) -> [SweepFinding] {
    func differs(_ index: Int) -> Bool {
      guard let frames = walk.upwardFrames(at: index) else { return false }
      let layout = walk.freshLayout(at: walk.lengths[index])
      let other = layout.reading.frames
      return !layout.isSettled || frames.0 != other.0 && frames.1 != other.1
    }
    var findings: [SweepFinding] = []
    var position = 0
    while position < indices.count, findings.count < Self.mostOfNewHosts {
      let index = indices[position]
      let first = position
      position += 1
      guard differs(index) else { continue }
      var last = index
      while position < indices.count, differs(indices[position]) {
        last = indices[position]
        position += 1
      }
      let length = walk.lengths[index]
      func resized() -> SweepHost { walk.host(movedTo: length, from: walk.lengths[0]) }
      guard
        var finding = finding(
          index...index, resized, { walk.freshLayout(at: length).host }, ("from below", "in a new host"))
      else { continue }
      let before = first > 0 ? indices[first - 1] : 0
      let after = position < indices.count ? indices[position] : walk.lengths.count - 1
      let lower = boundary(outside: before, inside: index, differs)
      let upper = boundary(outside: after, inside: last, differs)
      finding.lengths = exact(lower, outside: lower - 1)...exact(upper, outside: upper + 1)
      findings.append(finding)
    }
    return findings
  }

  /// The largest number of findings about new hosts.
  private static let mostOfNewHosts = 4

  /// Returns the length closest to `outside` at which a new host differs from one that was created at the first length.
  private func exact(_ inside: Int, outside: Int) -> CGFloat {
    guard walk.lengths.indices.contains(outside), walk.isSettled(at: outside) else { return walk.lengths[inside] }
    return SweepWalk.boundary(outside: walk.lengths[outside], inside: walk.lengths[inside]) { length in
      let layout = walk.freshLayout(at: length)
      var reading = LayoutReading()
      reading.read(walk.host(movedTo: length, from: walk.lengths[0]).host.core)
      return !layout.isSettled || !reading.agrees(with: layout.reading)
    }
  }

  /// Returns the index closest to `outside` that satisfies a condition, which `inside` satisfies.
  private func boundary(outside: Int, inside: Int, _ isInside: (Int) -> Bool) -> Int {
    if isInside(outside) { return outside }
    var (outside, inside) = (outside, inside)
    while abs(inside - outside) > 1 {
      let middle = (inside + outside) / 2
      if isInside(middle) { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// Returns a finding if a host that comes from below and one that comes from above differ.
  ///
  /// - Parameter stepwise: Whether the hosts are resized through all lengths, like that of the walk. Otherwise they are
  ///   resized once.
  private func finding(_ run: ClosedRange<Int>, stepwise: Bool) -> SweepFinding? {
    let middle = (run.lowerBound + run.upperBound) / 2
    let last = walk.lengths.count - 1
    return finding(
      run, { stepwise ? walk.host(movedThrough: 0...middle) : walk.host(movedThrough: [0, middle]) },
      {
        stepwise
          ? walk.host(movedThrough: [AnySequence(0...last), AnySequence((middle..<last).reversed())].joined())
          : walk.host(movedThrough: [last, middle])
      }, ("from below", "from above"))
  }

  /// Returns a finding if two hosts of one size differ.
  private func finding(
    _ run: ClosedRange<Int>, _ makeFirst: () -> SweepHost, _ makeSecond: () -> SweepHost,
    _ names: (first: String, second: String)
  ) -> SweepFinding? {
    let (first, second) = (makeFirst(), makeSecond())
    var (below, above) = (LayoutReading(), LayoutReading())
    below.read(first.host.core)
    above.read(second.host.core)
    guard !below.agrees(with: above) else { return nil }
    let subject = above.firstDifference(from: below)
    let lengths = walk.lengths[run.lowerBound]...walk.lengths[run.upperBound]
    var repeated = LayoutReading()
    repeated.read(makeFirst().host.core)
    if !repeated.agrees(with: below) {
      return Self.random(subject, lengths, "two hosts that were resized in the same way have different layouts")
    }
    let (old, new) = (first.memories, second.memories)
    let causes = new.keys.sorted().filter { old[$0] != new[$0] }
    let texts = causes.prefix(4).map {
      "\($0) is \(old[$0] ?? "missing") \(names.first) and \(new[$0] ?? "missing") \(names.second)"
    }
    return SweepFinding(
      .historyDependent, .warning, lengths, of: [subject].compactMap(\.self),
      values: [difference(below, above, names.first, names.second)].compactMap(\.self) + texts,
      suggestions: [Self.advice(about: causes.first)])
  }

  private static func advice(about cause: String?) -> String {
    switch cause {
    case nil: "Compute the layout from the current size only."
    case let cause? where cause.hasPrefix("the alternative of "):
      "Do not measure a view whose presence depends on the measurement, such as a branch of ViewThatFits."
    case let cause? where cause.hasPrefix("the scroll position of "):
      "Scroll to a view with .scrollPosition(id:) after the size changes, so that the position follows the content."
    case let cause?: "Compute the value of \(cause) from the current size, or reset it when the size changes."
    }
  }

  /// Returns the finding of a layout that two equal hosts do not share.
  static func random(_ subject: Subject?, _ lengths: ClosedRange<CGFloat>, _ values: String) -> SweepFinding {
    var finding = SweepFinding(
      .historyDependent, .warning, lengths, of: [subject].compactMap(\.self), values: [values],
      suggestions: ["Make the layout reproducible: use no random numbers, dates, or new identifiers in it."])
    finding.isRandom = true
    return finding
  }

  private func difference(
    _ below: LayoutReading, _ above: LayoutReading, _ firstName: String, _ secondName: String
  ) -> String? {
    guard let index = above.indexOfDifference(from: below), below.items.indices.contains(index) else {
      return "the views differ"
    }
    return
      "\(LengthText.text(below.items[index].frame)) \(firstName), "
      + "\(LengthText.text(above.items[index].frame)) \(secondName)"
  }
}

extension SweepWalk {
  /// Returns a host that was created at one length and then resized to another.
  func host(movedTo length: CGFloat, from start: CGFloat) -> SweepHost {
    let host = newHost(at: start)
    resize(host, to: length)
    return host
  }

  /// Returns a host that was resized through the lengths with the given indices. Lengths at which the upward walk does
  /// not settle are omitted.
  func host(movedThrough indices: some Sequence<Int>) -> SweepHost {
    var host: SweepHost?
    for index in indices where isSettled(at: index) {
      if let host { resize(host, to: lengths[index]) } else { host = newHost(at: lengths[index]) }
    }
    return host ?? newHost(at: lengths[0])
  }
}

extension LayoutReading {
  /// Returns whether two readings have the same views and frames, except for rounding errors.
  func agrees(with other: LayoutReading) -> Bool { indexOfDifference(from: other) == nil }

  /// Returns the index of the innermost item that differs first.
  func indexOfDifference(from other: LayoutReading) -> Int? {
    let tolerance: CGFloat = 0.02
    var found: Int?
    for index in items.indices {
      if let found, index >= items[found].end { break }
      guard other.items.indices.contains(index), type(of: other.items[index].node) == type(of: items[index].node) else {
        return found ?? index
      }
      let (a, b) = (items[index].frame, other.items[index].frame)
      let isEqual =
        abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.width - b.width) < tolerance
        && abs(a.height - b.height) < tolerance
      if !isEqual { found = index }
    }
    return found ?? (items.count == other.items.count ? nil : max(0, items.count - 1))
  }

  @MainActor
  func firstDifference(from other: LayoutReading) -> Subject? {
    indexOfDifference(from: other).flatMap { items.indices.contains($0) ? subject($0) : nil }
  }
}
