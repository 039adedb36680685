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
  /// - Parameter indices: The indices of the lengths at which they differ, ascending.
  func findings(_ indices: [Int]) -> [SweepFinding] {
    var runs: [ClosedRange<Int>] = []
    for index in indices {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    if runs.isEmpty { return [] }
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
  /// A layout that remembers depends on all earlier sizes, so no single host can locate a boundary. One host repeats both
  /// walks, with steps of 1/8 point beside each interval.
  private func boundaries(of runs: [ClosedRange<Int>]) -> [ClosedRange<CGFloat>] {
    /// Returns the lengths between an index and the next one.
    func fine(after index: Int) -> [CGFloat] {
      guard walk.lengths.indices.contains(index), walk.lengths.indices.contains(index + 1),
        walk.isSettled(at: index), walk.isSettled(at: index + 1)
      else { return [] }
      let (start, end) = (walk.lengths[index], walk.lengths[index + 1])
      return Array(stride(from: start + SweepPlan.finestStep, to: end, by: SweepPlan.finestStep))
    }
    let between = Set(runs.flatMap { fine(after: $0.lowerBound - 1) + fine(after: $0.upperBound) })
    let settled = walk.lengths.indices.filter { walk.isSettled(at: $0) }.map { walk.lengths[$0] }
    let path = (settled + between).sorted()
    let host = walk.newHost(at: path[0])
    var reading = LayoutReading()
    var frames: [CGFloat: (Int, Int)] = [:]
    for length in path {
      if length != path[0] { walk.resize(host, to: length) }
      guard host.isSettled, between.contains(length) else { continue }
      reading.read(host.host.core)
      frames[length] = reading.frames
    }
    var differing: Set<CGFloat> = []
    for length in path.reversed() {
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
  /// - Parameters:
  ///   - indices: The indices of the compared lengths, ascending.
  ///   - expected: The frames of the resized host by length; `nil` where it did not settle.
  func findingsOfNewHosts(at indices: [Int], expected: [(Int, Int)?]) -> [SweepFinding] {
    func differs(_ index: Int) -> Bool {
      guard let frames = expected[index] else { return false }
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
    let below = stepwise ? Array(0...middle) : [0, middle]
    let above = stepwise ? Array(0...last) + (middle..<last).reversed() : [last, middle]
    return finding(
      run, { walk.host(movedThrough: below) }, { walk.host(movedThrough: above) }, ("from below", "from above"))
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
      kind: .historyDependent, severity: .warning, lengths: lengths,
      identifiers: subject.flatMap(\.identifier).map { [$0] } ?? [], views: subject.map { [$0.path] } ?? [],
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
      kind: .historyDependent, severity: .warning, lengths: lengths,
      identifiers: subject.flatMap(\.identifier).map { [$0] } ?? [], views: subject.map { [$0.path] } ?? [],
      values: [values],
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
  func host(movedThrough indices: [Int]) -> SweepHost {
    let settled = indices.filter { isSettled(at: $0) }
    let host = newHost(at: lengths[settled.first ?? indices[0]])
    for index in settled.dropFirst() { resize(host, to: lengths[index]) }
    return host
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
