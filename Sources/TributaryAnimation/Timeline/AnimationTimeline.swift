@_spi(Engine) package import TributaryEngine
import TributaryGeometry
package import TributaryMotion

/// The animations of a host: the displayed values that differ from the model while the clock advances.
///
///     model     the tree, immediately at its target           (layout, geometry readers, preferences, hits)
///     tracks    the remaining distance of each value          (stored here by the handle of the node)
///     picture   model + remaining distance, read by drawing
///
/// A host has no timeline before its first animation. Nodes store no animation state.
///
/// Invariants:
/// 1. Every item with a track of its position and size is flagged `isInMotion`, so that drawing reads its displayed
///    frame from the timeline.
/// 2. `frameIndex` contains the track of a node's position and size, and `trackIndex` the tracks of other properties.
/// 3. After a frame, no track has ended, and every run of a track has been sampled for `host.time`.
///
/// Checked by `AnimationTimeline.checkTracks`.
package final class AnimationTimeline {
  #if DEBUG
    package let lifetime = Lifetime()

    deinit { lifetime.end(Self.self) }
  #endif

  private let hostReference: Unretained<ViewGraph>

  /// The host, which owns this object.
  var host: ViewGraph {
    @inline(__always) get { hostReference.object() }
  }

  /// The runs with a track or a pending completion.
  private var runs: ContiguousArray<AnimationRun> = []
  /// The runs that started in this walk.
  private(set) var newRuns: ContiguousArray<AnimationRun> = []
  /// Whether a run may belong to a custom animation.
  @exclusivity(unchecked) private(set) var hasCustomRuns = false
  /// The new runs that other values can join, by animation.
  private var sharedRuns: [Animation: AnimationRun] = [:]
  private var lastSharedRun: AnimationRun?

  @exclusivity(unchecked) var frames: ContiguousArray<FrameTrack> = []
  @exclusivity(unchecked) var frameIndex = FrameIndex()
  private(set) var tracks: ContiguousArray<AnimationTrack> = []
  private var trackIndex: [TrackKey: Int] = [:]
  /// The number of dropped tracks that are still in `tracks`.
  private var droppedTrackCount = 0

  /// The number of list entries that lookups, removals, and drawing have visited.
  package var entriesVisited: Int { visitedTracks + departures.entriesVisited }
  @exclusivity(unchecked) var visitedTracks = 0

  /// The transaction of the current walk.
  private(set) var transaction = Transaction()
  /// The number of the current walk.
  package var walk: UInt32 { host.transactions.walk }
  private(set) var isWalking = false

  /// The nodes of modifiers that change transactions.
  var modifiers = NodeRegister<TransactionNode>()
  /// The number of modifiers that change every transaction.
  var unconditionalModifiers = 0
  var hasModifiers = false
  /// The modifiers that store a transaction of this walk.
  private var remembering: ContiguousArray<TypedHandle<TransactionNode>> = []

  /// The positions and sizes of items before this walk.
  var geometryRecords: ContiguousArray<GeometryRecord> = []
  /// The items that were inserted in this walk.
  var insertions: ContiguousArray<NodeHandle> = []
  /// The handle indices of the inserted items, while tracks are started.
  var inserted: Set<UInt32> = []
  /// The walk in which each node was last recorded, by the index of its handle.
  var recordStamps: ContiguousArray<UInt32> = []

  /// The views that were removed from the tree and are still drawn.
  package let departures = DepartureRegister()
  /// Whether a node was removed in this walk that may be an ancestor of a departure.
  var mayHaveOrphans = false
  /// Whether ended departures are being removed.
  var isEndingDepartures = false
  /// The transition effects of inserted and removed items, by the index of the item's handle.
  @exclusivity(unchecked) var effects: [UInt32: TransitionState] = [:]
  /// The departing items that were inserted again in this walk, with their departure nodes, and the modifiers around
  /// them.
  var reinstatedItems: ContiguousArray<(item: ItemNode, node: DepartureNode)> = []
  var reinstatedDecorations: ContiguousArray<UnaryNode> = []

  /// The transitions of this walk whose body is not created yet, and those in the phase `willAppear`.
  var undecided: ContiguousArray<TypedHandle<TransitionNode>> = []
  var arrivals: ContiguousArray<TypedHandle<TransitionNode>> = []

  /// The result of the last transaction lookup, because siblings often look up the same transaction in succession.
  ///
  /// The address identifies the parent: the result is discarded at the end of a walk, and removed nodes are not
  /// released before the end of the frame.
  private var known: (parent: ObjectIdentifier, transaction: Transaction)?

  /// A node and the property that a track animates.
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

  init(_ host: ViewGraph) { hostReference = Unretained(host) }

  // MARK: Walks

  @MainActor
  package func beginWalk(_ transaction: Transaction) {
    self.transaction = transaction
    isWalking = true
    known = nil
    host.transactions.mayAnimate = transaction.animation != nil || unconditionalModifiers > 0
  }

  /// Called when a modifier changes the transaction of this walk.
  func modifierDidChange() { if isWalking { host.transactions.mayAnimate = true } }

  @MainActor
  func endWalk() {
    if host.transactions.mayAnimate {
      animateGeometryChanges()
      animateBodyChanges()
    }
    if !reinstatedItems.isEmpty { sweepReinstatedItems() }
    while mayHaveOrphans { endOrphans() }
    host.transactions.mayAnimate = false
    isWalking = false
    known = nil
    transaction = Transaction()
    forgetTransactions()
    forgetDroppedTracks()
    // The tracks of removed nodes are dropped below.
    if newRuns.isEmpty, host.queues.removedSubtrees.isEmpty || !hasTracks { return }
    for run in newRuns {
      run.seal()
      run.sample(at: host.time)
      run.isHeld = host.early.precedesFrame
    }
    let old = runs.count
    runs += newRuns
    newRuns = []
    sharedRuns = [:]
    lastSharedRun = nil
    // The clock has not moved, so only new runs and custom animations can end. Runs that lost their tracks are removed
    // whenever the list has doubled, so that many walks at one time do not examine all runs each time.
    let isGrown = runs.count >= 2 * examinedRuns + 16
    finish(from: hasCustomRuns || isGrown ? 0 : old)
  }

  /// Returns the transaction of this walk for a node, after the modifiers around the node have edited it.
  @MainActor
  func transaction(at node: ViewNode) -> Transaction {
    guard hasModifiers, let parent = node.parent else { return transaction }
    if let known, known.parent == ObjectIdentifier(parent) { return known.transaction }
    var outer: ViewNode? = parent
    var modifier: TransactionNode?
    while let current = outer, modifier == nil {
      modifier = TransactionNode.from(current)
      outer = current.parent
    }
    let answer = modifier?.transaction(in: self) ?? transaction
    known = (ObjectIdentifier(parent), answer)
    return answer
  }

  /// Returns the transaction of this walk in which an item is inserted.
  ///
  /// Modifiers that were inserted together with the item are inside the transition, and do not edit the transaction of
  /// the insertion.
  @MainActor
  func insertionTransaction(of item: ItemNode) -> Transaction {
    guard hasModifiers else { return transaction }
    var outer = item.parent
    while let current = outer {
      if let modifier = TransactionNode.from(current), !modifier.isNew(in: self) {
        return modifier.transaction(in: self)
      }
      outer = current.parent
    }
    return transaction
  }

  /// Discards the result of the last transaction lookup, because a modifier changed.
  func forgetLastTransaction() { known = nil }

  /// Registers a modifier that stores a transaction until the end of this walk.
  func remembers(_ modifier: TransactionNode) { remembering.append(host.handles.typedHandle(for: modifier)) }

  /// Releases the transactions that modifiers store, because their values can refer to objects of client code.
  private func forgetTransactions() {
    let modifiers = remembering
    remembering = []
    for handle in modifiers { host.handles.node(for: handle)?.forgetTransaction() }
  }

  /// Returns the run of an animation that starts now. Values with the same animation share it.
  func run(of animation: Animation) -> AnimationRun {
    if let lastSharedRun, lastSharedRun.animation == animation { return lastSharedRun }
    let run =
      sharedRuns[animation] ?? startRun(of: animation, completions: transaction.contents?.completions ?? [])
    sharedRuns[animation] = run
    lastSharedRun = run
    return run
  }

  /// Starts and returns a run that no other value shares.
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

  /// Drops a track, so that the model is displayed. The other tracks are compacted at the end of the walk.
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
    // The state of custom animations is released with their tracks, and its deinitialization can read whether any
    // animation is active.
    let all = tracks
    defer { withExtendedLifetime(all) {} }
    tracks.removeAll { $0.isDropped || isGone($0) }
    droppedTrackCount = 0
    trackIndex.removeAll(keepingCapacity: true)
    for (index, track) in tracks.enumerated() { trackIndex[TrackKey(track.node, track.slot)] = index }
  }

  var hasPropertyTracks: Bool { !trackIndex.isEmpty }

  private var hasTracks: Bool { !frames.isEmpty || tracks.count > droppedTrackCount }

  /// Whether an advance of the clock changes the drawing or runs an action. An endless animation does neither while its
  /// view is not visible, for example on a covered page.
  package var isActive: Bool {
    !departures.isEmpty || runs.contains { $0.isAwaited }
      || frames.contains { !$0.isEndless || isVisible($0.handle) }
      || tracks.contains { !$0.isDropped && (!$0.isEndless || isVisible($0.node)) }
  }

  private func isVisible(_ handle: NodeHandle) -> Bool {
    host.handles.node(for: handle).map { !$0.isAbsent(.disappearing) } ?? false
  }

  /// Checks the tracks of properties; see `checkTracks(_:)`.
  @MainActor
  func checkProperties(_ fail: (String) -> Void) {
    if trackIndex.count != tracks.count { fail("The index of property tracks has one entry for each track.") }
    for (index, track) in tracks.enumerated() {
      if trackIndex[TrackKey(track.node, track.slot)] != index {
        fail("The index of property tracks maps a node and slot to the track.")
      }
      if track.hasEnded(host) { fail("After a frame, no property track has ended.") }
    }
  }

  /// The runs that are active or have pending completions.
  package var allRuns: ContiguousArray<AnimationRun> { runs }

  // MARK: Time

  /// Returns the time of the next event that is due without input, at most `time`; `nil` if there is none.
  ///
  /// - Parameter time: The latest time to consider, in seconds.
  package func nextEvent(until time: Double) -> Double? {
    var next = Double.infinity
    for run in runs where !run.isHeld {
      next = min(next, run.nextCompletion)
      // A custom animation that does not declare its end is sampled at fixed intervals from its start.
      if run.hidesItsEnd {
        let step = 1.0 / 120
        next = min(next, run.begin + (((host.time - run.begin) / step + 1e-6).rounded(.down) + 1) * step)
      }
    }
    for departure in departures.all where !departure.runs.contains(where: \.isHeld) {
      next = min(next, max(host.time, departure.runs.reduce(-.infinity) { max($0, $1.end) }))
    }
    return next <= time ? max(next, host.time) : nil
  }

  /// Moves the begin of held runs to the host's time, after the clock was moved. The frame for which they wait runs
  /// then.
  package func moveHeldRuns() {
    for run in runs where run.isHeld { run.moveBegin(to: host.time) }
  }

  /// Ends the wait of held runs, because the frame runs.
  func releaseHeldRuns() {
    for run in runs { run.isHeld = false }
  }

  /// Samples all animations at the host's time.
  ///
  /// - Parameter isDisplayed: Whether the picture at this time may be displayed. If the clock only stops for an event
  ///   on the way to a later time, values that only drawing reads are not drawn until their animation ends. Otherwise
  ///   each of many events would draw all animated views.
  @MainActor
  package func sample(isDisplayed: Bool = true) {
    let time = host.time
    for run in runs { run.sample(at: time) }
    // A custom animation requires a request at each time.
    let drawsAll = isDisplayed || hasCustomRuns
    consulting {
      invalidateFrames(unlessMovingAt: drawsAll ? nil : time)
      for track in tracks where drawsAll || !track.isOnlyDrawn || track.hasEnded(host) { track.sample(host) }
    }
    finish()
  }

  /// Removes the tracks, departures, effects, and runs that have ended.
  ///
  /// - Parameter first: The index of the first run to examine.
  @MainActor
  private func finish(from first: Int = 0) {
    let time = host.time
    dropEndedFrames(at: time)
    if tracks.contains(where: { $0.hasEnded(host) }) {
      for track in tracks where track.hasEnded(host) { track.finish(host) }
      removeTracks { $0.hasEnded(host) }
    }
    endDepartures(at: time)
    dropEndedEffects()
    visitedRuns += runs.count - first
    for run in runs[first...] {
      for completion in run.takeCompletions(at: time) { host.enqueue(completion) }
    }
    // A run that only this list references displays no value.
    var kept = first
    for index in runs.indices[first...] {
      let isShown = !isKnownUniquelyReferenced(&runs[index]) && !runs[index].hasEnded(at: time)
      guard isShown || runs[index].isAwaited else { continue }
      runs.swapAt(kept, index)
      kept += 1
    }
    let ended = kept < runs.count ? ContiguousArray(runs[kept...]) : []
    runs.removeSubrange(kept...)
    if first == 0 { examinedRuns = runs.count }
    if runs.isEmpty, newRuns.isEmpty { hasCustomRuns = false }
    withExtendedLifetime(ended) {}
  }

  // MARK: Drawing

  /// Whether custom animations are being evaluated.
  @exclusivity(unchecked) package private(set) var isConsulting = false

  /// Runs a closure that may evaluate custom animations. Displayed values depend on their results, so a read of a
  /// displayed value during the closure returns the value of the model.
  func consulting<R>(_ body: () -> R) -> R {
    let wasConsulting = isConsulting
    isConsulting = true
    defer { isConsulting = wasConsulting }
    return body()
  }

  // MARK: Counts

  /// The number of runs after all of them were examined last.
  private var examinedRuns = 0
  /// The number of runs that walks and samples have examined.
  package private(set) var visitedRuns = 0
}

#if DEBUG
  extension AnimationTimeline: Referable {}
#endif
