package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
import TributaryGeometry
package import TributaryInspection

/// A recorder of the frames and passes of a host, with their changes and causes.
///
/// Invariants:
/// 1. `known` holds the nodes as of the last inspected pass.
/// 2. Records that exceed the budget are counted in `omitted`.
///
/// Tested by `RecordingTests`.
@MainActor
package final class InspectionRecorder: FrameTracer {
  private let core: ViewGraph
  private let budget: Inspection.Budget
  private let draw: ((DisplayList) -> String)?
  private let numbers = NodeNumbers()
  private let log: EventLog

  private var frames: [Inspection.Recording.Frame] = []
  private var passes: [Inspection.Recording.Pass] = []
  private var passCount = 0
  private var pictures = PictureLines()
  private var omitted = Inspection.OmittedCounts()
  private var counts = FrameCounts()
  package private(set) var frameCount = 0
  private var changeCount = 0
  private var motionCount = 0

  private var known: [Int: Inspection.Node] = [:]
  private var gone: [Inspection.Node] = []
  private var knownPreferences: [String: Inspection.Preference] = [:]
  private var lastPicture: [Int] = []

  /// Creates a recorder.
  ///
  /// - Parameter draw: A closure that converts a display list to SVG; without it, the recording has no pictures.
  package init(_ core: ViewGraph, budget: Inspection.Budget, draw: ((DisplayList) -> String)? = nil) {
    self.core = core
    self.budget = budget
    self.draw = draw
    log = EventLog(core, numbers, budget: budget)
    log.knownEnvironment = { [unowned self] in known[$0]?.environment ?? [] }
  }

  /// Starts the recording. The existing tree is recorded as a frame with one pass, whose number is 0.
  package func start() {
    if core.root.flags.contains(.isPlaced) {
      core.answering { passes = [lookAround(0)] }
      lastPicture = picture()
      frames.append(.init(time: core.time, passes: passes, picture: lastPicture))
      passes = []
    }
    core.startTracing(self)
  }

  /// Stops the recording.
  ///
  /// - Returns: The current tree with the recording.
  package func stop() -> Inspection {
    core.stopTracing(self)
    return current()
  }

  /// Returns the tree as of the last frame, with the recording so far.
  package func current() -> Inspection {
    var omitted = omitted
    var result = HostInspector(core).inspection(numbers, budget)
    let present = Set(result.nodes.map(\.id))
    result.nodes += gone.filter { !present.contains($0.id) }
    result.counts = counts
    result.frameCount = frameCount
    result.recording = Inspection.Recording(frames: frames, events: log.events, lines: pictures.lines)
    omitted.nodes += result.omitted.nodes
    omitted.motions += result.omitted.motions
    omitted.events = log.omitted
    result.omitted = omitted
    return result
  }

  // MARK: Recording frames

  // The host calls its tracers only from its passes, which run on the main actor.
  package nonisolated func trace(_ event: FrameEvent) {
    alreadyOnMainActor(with: event) { [self] in take($0) }
  }

  private func take(_ event: FrameEvent) {
    switch event {
    case .willWalk(let pass): if pass > 1 { endPass(isLast: false) }
    case .didWalk(let pass): look(pass)
    default: break
    }
    log.take(event)
  }

  /// Whether further passes are omitted.
  package var isFull: Bool { passCount >= budget.passes }

  private func look(_ pass: Int) {
    guard passCount < budget.passes else {
      omitted.passes += 1
      return
    }
    passCount += 1
    passes.append(lookAround(pass))
  }

  /// Assigns the events since the last inspection to the last pass.
  ///
  /// - Parameter isLast: Whether it is the last pass of the frame, whose picture is that of the frame.
  private func endPass(isLast: Bool) {
    guard let last = passes.indices.last else { return }
    passes[last].events = passes[last].events.lowerBound..<log.events.count
    if !isLast, let draw {
      let text = draw(core.root.makePassingDisplayList(size: core.root.viewSize))
      passes[last].picture = keep(text)
    }
  }

  /// Stores a picture.
  ///
  /// - Returns: The ranges of its lines; empty if the budget is exhausted.
  private func keep(_ picture: String) -> [Int] {
    if let ranges = pictures.add(picture, within: budget.pictures) { return ranges }
    omitted.pictures += 1
    return []
  }

  package func frameDidEnd(_ report: FrameReport) {
    endPass(isLast: true)
    log.endFrame()
    counts = counts + report.counts
    frameCount += 1
    let picture = picture()
    let isIdle = passes.allSatisfy { $0.changes.isEmpty && $0.gone.isEmpty && $0.events.isEmpty }
    if !passes.isEmpty, !isIdle || picture != lastPicture {
      frames.append(
        .init(
          time: core.time, isSettled: report.settled, passes: passes, picture: picture, motions: motions(),
          gestures: MotionInspector(core: core, numbers: numbers, budget: budget).gestures))
      lastPicture = picture
    }
    passes = []
  }

  private func picture() -> [Int] {
    guard let draw, passCount < budget.passes else { return [] }
    return keep(draw(core.root.makeDisplayList(size: core.root.viewSize)))
  }

  /// Returns the current motions, within the budget.
  private func motions() -> [Inspection.AnimatedValue] {
    let all = MotionInspector(core: core, numbers: numbers, budget: budget).motions
    let kept = all.prefix(max(0, budget.motions - motionCount))
    motionCount += kept.count
    omitted.motions += all.count - kept.count
    return Array(kept)
  }

  /// Returns the differences between the tree and its last inspection.
  private func lookAround(_ number: Int) -> Inspection.Recording.Pass {
    let before = core.counts
    defer { core.counts = before }
    let tree = TreeInspector(core, numbers, budget: budget) { [known] in known[$0] != nil }
    var pass = Inspection.Recording.Pass(number: number, events: eventsEnd..<log.events.count)
    var seen = Set<Int>(minimumCapacity: tree.nodes.count)
    for var node in tree.nodes {
      seen.insert(node.id)
      let old = known[node.id]
      if let old { node.path = old.path }
      known[node.id] = node
      if let old, old.isPlaced(like: node) { continue }
      guard changeCount < budget.changes else {
        omitted.changes += 1
        continue
      }
      changeCount += 1
      pass.changes.append(
        .init(
          node: node.id, frame: node.frame, proposal: node.layout?.proposal, size: node.layout?.size,
          state: node.state))
    }
    pass.gone = known.keys.filter { !seen.contains($0) }.sorted()
    for id in pass.gone {
      guard var node = known.removeValue(forKey: id) else { continue }
      node.isPresent = false
      gone.append(node)
    }
    pass.preferences = changedPreferences(tree)
    return pass
  }

  /// The end of the recorded events, which is the start of those of the next pass.
  private var eventsEnd: Int { passes.last?.events.upperBound ?? frames.last?.passes.last?.events.upperBound ?? 0 }

  private func changedPreferences(_ tree: TreeInspector) -> [Inspection.Preference] {
    let reader = PreferenceInspector(core: core, numbers: numbers, budget: budget)
    return tree.readKeys.sorted { $0.name < $1.name }.compactMap { key in
      guard let now = reader.preference(key, isAsked: false), now != knownPreferences[key.name] else { return nil }
      knownPreferences[key.name] = now
      return now
    }
  }
}

extension Inspection.Node {
  /// Returns whether the node has the same frame, proposal, size, and state as another one.
  fileprivate func isPlaced(like other: Inspection.Node) -> Bool {
    frame == other.frame && layout?.proposal == other.layout?.proposal && layout?.size == other.layout?.size
      && state == other.state
  }
}

/// A store for pictures that share most of their lines, with each line stored once.
struct PictureLines {
  private(set) var lines: [String] = []
  private var places: [Substring: Int] = [:]
  /// The number of bytes of all lines.
  private var size = 0

  /// Stores a picture.
  ///
  /// - Parameter room: The maximum number of bytes of all lines.
  /// - Returns: The picture as ranges of `lines`: start, count, start, count …; `nil` if the budget is exhausted.
  mutating func add(_ picture: String, within room: Int) -> [Int]? {
    var ranges: [Int] = []
    if size + picture.utf8.count > room {
      var new = 0
      for line in picture.split(separator: "\n") where places[line] == nil { new += line.utf8.count }
      if size + new > room { return nil }
    }
    for line in picture.split(separator: "\n", omittingEmptySubsequences: true) {
      let place = places[line] ?? lines.count
      if place == lines.count {
        lines.append(String(line))
        size += line.utf8.count
        places[line] = place
      }
      if let last = ranges.indices.last, ranges[last - 1] + ranges[last] == place {
        ranges[last] += 1
      } else {
        ranges += [place, 1]
      }
    }
    return ranges
  }
}
