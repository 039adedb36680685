import TributaryGeometry
package import TributaryMotion

/// Everything of a host that moves: what is shown beside the model while time goes on.
///
///     model     the tree, at its target at once           (layout, geometry readers, preferences, hits)
///     tracks    what is left of the way, value by value   (here, found by the handle of the node)
///     picture   model + what is left, asked for while it is drawn
///
/// A host has no timeline before the first animation. Nodes hold nothing of it.
///
/// Invariants:
/// 1. Every item with a track of its place and size is flagged `isInMotion`: who draws it asks here.
/// 2. `frameIndex` finds the track of a node's place and size; `trackIndex` those of other properties.
/// 3. After a frame no track has come to its end, and every run that a track is shown by has been sampled for `host.time`.
///
/// Checked by `AnimationTimeline.checkTracks`.
package final class AnimationTimeline {
  unowned(unsafe) let host: ViewGraph

  /// Runs with a track or an action that waits.
  private var runs: ContiguousArray<AnimationRun> = []
  /// The runs that began in this walk.
  private(set) var newRuns: ContiguousArray<AnimationRun> = []
  /// Whether any run may be that of an animation of users.
  @exclusivity(unchecked) private(set) var hasCustomRuns = false
  /// Those of them that others may join, by what they are runs of.
  private var sharedRuns: [Animation: AnimationRun] = [:]
  private var lastSharedRun: AnimationRun?

  @exclusivity(unchecked) var frames: ContiguousArray<FrameTrack> = []
  @exclusivity(unchecked) var frameIndex = FrameIndex()
  private(set) var tracks: ContiguousArray<AnimationTrack> = []
  private var trackIndex: [TrackKey: Int] = [:]
  /// How many of `tracks` have been dropped in this walk and still stand there.
  private var droppedTrackCount = 0

  /// How many entries of lists were looked at so far: to show them, to find one of them, or to take one out.
  package var entriesVisited: Int { visitedTracks + departures.entriesVisited }
  @exclusivity(unchecked) var visitedTracks = 0

  /// The transaction of the walk that goes on.
  private(set) var transaction = Transaction()
  /// Which walk it is; 0 before the first.
  package private(set) var walk: UInt32 = 0
  private(set) var isWalking = false

  /// Nodes of modifiers that change transactions.
  var modifiers = NodeRegister()
  /// How many of them change every transaction.
  var unconditionalModifiers = 0
  var hasModifiers = false

  /// Where items stood and how large they were before this walk.
  var geometryRecords: ContiguousArray<GeometryRecord> = []
  /// Items that have come in this walk.
  var insertions: ContiguousArray<NodeHandle> = []
  /// The indices of their handles, while tracks are started.
  var inserted: Set<UInt32> = []
  /// The walk in which each node was noted, by the index of its handle.
  var recordStamps: ContiguousArray<UInt32> = []

  /// What has left the tree and is still drawn.
  package let departures = DepartureRegister()
  /// Whether something was removed in this walk that may have stood around what goes.
  var mayHaveOrphans = false
  /// Whether units are being taken away that have gone.
  var isEndingDepartures = false
  /// How items look that come or go, by the indices of their handles.
  @exclusivity(unchecked) var effects: [UInt32: TransitionState] = [:]
  /// Modifiers around items that were about to go and came back in this walk.
  var reinstatedDecorations: ContiguousArray<UnaryNode> = []

  /// Transitions with a body that is yet to be made, and those that show an item about to come; in this walk.
  var undecided: ContiguousArray<NodeHandle> = []
  var arrivals: ContiguousArray<NodeHandle> = []

  /// What the last question for a transaction answered: siblings ask one after another.
  private var known: (parent: ObjectIdentifier, transaction: Transaction)?

  struct TrackKey: Hashable {
    let index: UInt32
    let generation: UInt32
    let slot: PropertySlot

    init(_ handle: NodeHandle, _ slot: PropertySlot) {
      index = handle.index
      generation = handle.generation
      self.slot = slot
    }
  }

  init(_ host: ViewGraph) { self.host = host }

  // MARK: A walk

  @MainActor
  package func beginWalk(_ transaction: Transaction) {
    self.transaction = transaction
    walk &+= 1
    isWalking = true
    known = nil
    host.transactions.mayAnimate = transaction.animation != nil || unconditionalModifiers > 0
  }

  /// A modifier changes the transaction of this walk.
  func modifierDidChange() { if isWalking { host.transactions.mayAnimate = true } }

  @MainActor
  func endWalk() {
    if host.transactions.mayAnimate {
      animateGeometryChanges()
      animateBodyChanges()
    }
    if !reinstatedDecorations.isEmpty { sweepReinstatedDecorations() }
    while mayHaveOrphans { endOrphans() }
    host.transactions.mayAnimate = false
    isWalking = false
    known = nil
    transaction = Transaction()
    forgetDroppedTracks()
    // What has gone takes its tracks along.
    if newRuns.isEmpty, host.queues.removedSubtrees.isEmpty || !hasTracks { return }
    for run in newRuns {
      run.seal()
      run.sample(at: host.time)
    }
    runs += newRuns
    newRuns = []
    sharedRuns = [:]
    lastSharedRun = nil
    finish()
  }

  /// The transaction of this walk as it is for a node.
  @MainActor
  func transaction(at node: ViewNode) -> Transaction {
    guard hasModifiers, let parent = node.parent else { return transaction }
    if let known, known.parent == ObjectIdentifier(parent) { return known.transaction }
    var outer: ViewNode? = parent
    while let current = outer, !current.flags.contains(.changesTransaction) { outer = current.parent }
    let answer = (outer as? TransactionNode)?.transaction(in: self) ?? transaction
    known = (ObjectIdentifier(parent), answer)
    return answer
  }

  /// The run of an animation that begins now.
  func run(of animation: Animation) -> AnimationRun {
    if let lastSharedRun, lastSharedRun.animation == animation { return lastSharedRun }
    let run =
      sharedRuns[animation] ?? startRun(of: animation, completions: transaction.contents?.completions ?? [])
    sharedRuns[animation] = run
    lastSharedRun = run
    return run
  }

  /// A run that begins now and that nothing else joins.
  package func startRun(of animation: Animation, completions: [AnimationCompletion]) -> AnimationRun {
    let run = AnimationRun(animation, begin: host.time, completions)
    newRuns.append(run)
    if animation.linear == nil { hasCustomRuns = true }
    return run
  }

  // MARK: Tracks

  package func track(of handle: NodeHandle, _ slot: PropertySlot) -> AnimationTrack? {
    trackIndex[TrackKey(handle, slot)].map { tracks[$0] }
  }

  package func add(_ track: AnimationTrack) {
    trackIndex[TrackKey(track.node, track.slot)] = tracks.count
    tracks.append(track)
  }

  /// Lets go of what is left of a way: the model is shown from now on. The others move up at the end of the walk.
  package func dropTrack(of handle: NodeHandle, _ slot: PropertySlot) {
    guard let index = trackIndex.removeValue(forKey: TrackKey(handle, slot)) else { return }
    tracks[index].isDropped = true
    droppedTrackCount += 1
    if !isWalking { forgetDroppedTracks() }
  }

  private func forgetDroppedTracks() {
    if droppedTrackCount > 0 { removeTracks { $0.isDropped } }
  }

  private func removeTracks(where isGone: (AnimationTrack) -> Bool) {
    visitedTracks += tracks.count
    // What animations of users keep ends with their tracks: it may ask whether anything moves.
    let all = tracks
    defer { withExtendedLifetime(all) {} }
    tracks.removeAll { $0.isDropped || isGone($0) }
    droppedTrackCount = 0
    trackIndex.removeAll(keepingCapacity: true)
    for (index, track) in tracks.enumerated() { trackIndex[TrackKey(track.node, track.slot)] = index }
  }

  var hasPropertyTracks: Bool { !trackIndex.isEmpty }

  private var hasTracks: Bool { !frames.isEmpty || tracks.count > droppedTrackCount }

  /// Whether anything would be shown otherwise, or any action run, if time went on.
  package var isActive: Bool { hasTracks || !departures.isEmpty || runs.contains { $0.isAwaited } }

  /// Checks the tracks of properties; see `checkTracks(_:)`.
  @MainActor
  func checkProperties(_ fail: (String) -> Void) {
    if trackIndex.count != tracks.count { fail("Every track of a property is found by its node and slot, once.") }
    for (index, track) in tracks.enumerated() {
      if trackIndex[TrackKey(track.node, track.slot)] != index { fail("The index of properties finds the track.") }
      if track.hasEnded(host) { fail("After a frame no track has come to its end.") }
    }
  }

  /// The runs that go on or that actions wait for.
  package var allRuns: ContiguousArray<AnimationRun> { runs }

  // MARK: Time

  /// When something happens on its own, not after `time`; `nil` if nothing does.
  package func nextEvent(until time: Double) -> Double? {
    var next = Double.infinity
    for run in runs {
      next = min(next, run.nextCompletion)
      // Where only the animation knows its end, it is looked for on a raster that begins with it.
      if run.hidesItsEnd {
        let step = 1.0 / 120
        next = min(next, run.begin + (((host.time - run.begin) / step + 1e-6).rounded(.down) + 1) * step)
      }
    }
    for departure in departures.all {
      next = min(next, max(host.time, departure.runs.reduce(-.infinity) { max($0, $1.end) }))
    }
    return next <= time ? max(next, host.time) : nil
  }

  /// Brings everything that moves to the time of the host.
  @MainActor
  package func sample() {
    let time = host.time
    for run in runs { run.sample(at: time) }
    consulting {
      invalidateFrames()
      for track in tracks { track.sample(host) }
    }
    finish()
  }

  /// Lets go of what has come to its end.
  @MainActor
  private func finish() {
    let time = host.time
    dropEndedFrames(at: time)
    if tracks.contains(where: { $0.hasEnded(host) }) {
      for track in tracks where track.hasEnded(host) { track.finish(host) }
      removeTracks { $0.hasEnded(host) }
    }
    endDepartures(at: time)
    dropEndedEffects()
    for run in runs {
      for completion in run.takeCompletions(at: time) { host.enqueue(completion) }
    }
    // Nobody is shown any more by a run that nobody but this list refers to.
    var kept = 0
    for index in runs.indices {
      let isShown = !isKnownUniquelyReferenced(&runs[index]) && !runs[index].hasEnded(at: time)
      guard isShown || runs[index].isAwaited else { continue }
      runs.swapAt(kept, index)
      kept += 1
    }
    let ended = kept < runs.count ? ContiguousArray(runs[kept...]) : []
    runs.removeSubrange(kept...)
    if runs.isEmpty, newRuns.isEmpty { hasCustomRuns = false }
    withExtendedLifetime(ended) {}
  }

  // MARK: Drawing

  /// Whether animations of users are being asked where they are.
  @exclusivity(unchecked) package private(set) var isConsulting = false

  /// Runs what may ask animations of users where they are. What is shown follows from their answers: who asks for it meanwhile
  /// is told where the model stands.
  func consulting<R>(_ body: () -> R) -> R {
    let wasConsulting = isConsulting
    isConsulting = true
    defer { isConsulting = wasConsulting }
    return body()
  }
}
