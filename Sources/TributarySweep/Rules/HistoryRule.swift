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
    return runs.compactMap { finding($0) }
  }

  /// Returns a finding for each length at which a new host differs from a host that was resized from the first length.
  ///
  /// - Parameter expected: The frames of the resized host by length; `nil` where it did not settle.
  func findingsOfNewHosts(at indices: [Int], expected: [(Int, Int)?]) -> [SweepFinding] {
    for index in indices {
      guard let frames = expected[index] else { continue }
      let layout = walk.freshLayout(at: walk.lengths[index])
      if layout.isSettled {
        let other = layout.reading.frames
        if frames.0 == other.0 || frames.1 == other.1 { continue }
      }
      if let finding = finding(
        index...index, walk.host(movedTo: walk.lengths[index], from: walk.lengths[0]), layout.host, "from below",
        "in a new host")
      {
        return [finding]
      }
    }
    return []
  }

  private func finding(_ run: ClosedRange<Int>) -> SweepFinding? {
    let middle = walk.lengths[(run.lowerBound + run.upperBound) / 2]
    // One host comes from below, and the other from above.
    return finding(
      run, walk.host(movedTo: middle, from: walk.lengths[0]),
      walk.host(movedTo: middle, from: walk.lengths[walk.lengths.count - 1]), "from below", "from above")
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
    let causes = states.prefix(4).map { "\($0) is \(old[$0] ?? "missing") \(firstName) and \(new[$0] ?? "missing") \(secondName)" }
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
