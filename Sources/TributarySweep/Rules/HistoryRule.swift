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
    var findings: [SweepFinding] = []
    var stepwise = 0
    for run in runs {
      if let finding = finding(run, stepwise: false) {
        findings.append(finding)
      } else if stepwise < Self.mostStepwise {
        // The layout depends on a size on the way, not only on the first one.
        stepwise += 1
        if let finding = finding(run, stepwise: true) { findings.append(finding) }
      }
    }
    return findings
  }

  /// The largest number of intervals for which the walks are repeated, because each takes a layout for each length.
  private static let mostStepwise = 4

  /// Returns a finding for the first interval in which new hosts differ from a host that was resized from the first length.
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
    for (position, index) in indices.enumerated() where differs(index) {
      guard
        var finding = finding(
          index...index, walk.host(movedTo: walk.lengths[index], from: walk.lengths[0]),
          walk.freshLayout(at: walk.lengths[index]).host, "from below", "in a new host")
      else { continue }
      var last = position
      while last + 1 < indices.count, differs(indices[last + 1]) { last += 1 }
      let before = position > 0 ? indices[position - 1] : 0
      let after = last + 1 < indices.count ? indices[last + 1] : walk.lengths.count - 1
      let lower = boundary(outside: before, inside: index, differs)
      let upper = boundary(outside: after, inside: indices[last], differs)
      finding.lengths = walk.lengths[lower]...walk.lengths[upper]
      return [finding]
    }
    return []
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
    let below = stepwise ? walk.host(movedThrough: Array(0...middle)) : walk.host(movedThrough: [0, middle])
    let above =
      stepwise
      ? walk.host(movedThrough: Array(0...last) + (middle..<last).reversed()) : walk.host(movedThrough: [last, middle])
    return finding(run, below, above, "from below", "from above")
  }

  /// Returns a finding if two hosts of one size differ.
  private func finding(
    _ run: ClosedRange<Int>, _ first: SweepHost, _ second: SweepHost, _ firstName: String, _ secondName: String
  ) -> SweepFinding? {
    var (below, above) = (LayoutReading(), LayoutReading())
    below.read(first.host.core)
    above.read(second.host.core)
    guard !below.agrees(with: above) else { return nil }
    let subject = above.firstDifference(from: below)
    let (old, new) = (first.states, second.states)
    let states = new.keys.sorted().filter { old[$0] != new[$0] }
    let causes = states.prefix(4).map {
      "\($0) is \(old[$0] ?? "missing") \(firstName) and \(new[$0] ?? "missing") \(secondName)"
    }
    let advice =
      states.first.map { "Compute the value of \($0) from the current size, or reset it when the size changes." }
      ?? "Do not measure a view whose presence depends on the measurement, such as a branch of ViewThatFits."
    return SweepFinding(
      kind: .historyDependent, severity: .warning,
      lengths: walk.lengths[run.lowerBound]...walk.lengths[run.upperBound],
      identifiers: subject.flatMap(\.identifier).map { [$0] } ?? [], views: subject.map { [$0.path] } ?? [],
      values: [difference(below, above, firstName, secondName)].compactMap(\.self) + causes, suggestions: [advice])
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
