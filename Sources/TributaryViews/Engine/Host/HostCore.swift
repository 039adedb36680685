import TributaryDiagnostics

/// The engine behind a host: owns the tree, the queues between the passes, the clock and the findings.
///
/// Everything here runs on the main actor; the type is marked `Sendable` only so that notifications that arrive on other
/// threads can carry a reference to the main actor.
///
/// Invariants:
/// 1. A node stands in the queue of a pass at most once; see ``PassQueue``.
/// 2. User code runs only while `phase` says so, and never while the tree is half-written.
/// 3. `root` is an item that has no container.
///
/// Checked by `HostCore.checkInvariants`, `PassQueues.check`.
@usableFromInline
package final class HostCore: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline package var counts = FrameCounts()
  @exclusivity(unchecked) package var handles = NodeHandles()
  @usableFromInline package let limits: UpdateLimits
  @exclusivity(unchecked) package var phase = Phase.idle
  package var clock = HostClock()
  @exclusivity(unchecked) package var drawing = DrawingState()
  @exclusivity(unchecked) package var stack: StackGuard

  /// Changes that wait for the next walk.
  @exclusivity(unchecked) package var transactions = TransactionQueue()

  /// The layout of the type seen last; layouts are kept for the life of the process.
  @exclusivity(unchecked) package var lastLayout: (id: ObjectIdentifier, layout: Unretained<TypeLayout>)?

  @exclusivity(unchecked) package var root: RootNode!
  package let environment: EnvironmentScope

  @exclusivity(unchecked) package var features = HostFeatures()

  /// Whether anyone wants to know what happens.
  @exclusivity(unchecked) @usableFromInline package var isObserved = false

  @exclusivity(unchecked) package var callbacks = HostCallbacks() {
    didSet { updateObservation() }
  }

  /// Watches for loops.
  @exclusivity(unchecked) package private(set) var feedback: FeedbackGuard!

  // MARK: Queues between the passes

  @exclusivity(unchecked) package var queues = PassQueues()
  package var actions: ContiguousArray<PendingAction> = []

  // MARK: Findings

  package var findings = Findings()
  @exclusivity(unchecked) package var preferenceKeys = PreferenceKeyTable()
  package var identifiers = IdentifierTable()
  @exclusivity(unchecked) package var facts = TreeFacts()

  /// What was asked for from inside a frame.
  @exclusivity(unchecked) package var deferred = DeferredEvents()

  /// What the engine is doing.
  package enum Phase: Equatable {
    /// Nothing: writes and events are welcome.
    case idle
    /// Walking the tree; writes are refused.
    case walking
    /// Running actions after a walk; writes are what they are for.
    case acting
  }

  /// Runs code while the engine does something else.
  @inline(__always)
  package final func withPhase<R>(_ phase: Phase, _ body: () -> R) -> R {
    let outer = self.phase
    self.phase = phase
    defer {
      self.phase = outer
      if outer != .walking, !objectWrites.unreported.isEmpty { reportObjectWrites() }
    }
    return body()
  }

  /// Answers a question from outside a frame, for which code of users runs that must write nothing.
  package final func answering<R>(_ question: () -> R) -> R {
    guard phase == .idle else { return question() }
    let answer = withPhase(.walking, question)
    if !objectWrites.isEmpty { requestFrame() }
    return answer
  }

  /// Whether this is the engine of a copy of another tree, for dry runs.
  package var isCopy: Bool { feedback.makeReplica == nil }

  /// Writes to objects that came at a time when nothing must be written.
  @exclusivity(unchecked) package var objectWrites = ObjectWrites()

  /// What outlives this engine refers to it through this object.
  package let reference = HostReference()

  deinit { reference.host = nil }

  package init(limits: UpdateLimits, environment: EnvironmentValues) {
    self.limits = limits
    stack = StackGuard(maximumDepth: limits.maximumDepth)
    self.environment = EnvironmentScope(environment)
    reference.host = self
    feedback = FeedbackGuard(self)
  }

  // MARK: Entering queues

  package func enqueueUpdate(_ node: ViewNode) {
    if queues.update.insert(node) { requestFrame() }
  }

  package func enqueueLayoutRoot(_ node: ItemNode) {
    if queues.layout.insert(node) { requestFrame() }
  }

  package func enqueueGeometry(_ node: ItemNode) {
    node.flags.insert(.needsGeometry)
    queues.geometry.insert(node)
  }

  package func enqueueDelivery(_ node: ItemNode) {
    node.flags.insert(.needsDelivery)
    if queues.delivery.insert(node) { requestFrame() }
  }

  package func enqueueItems(_ node: ViewNode) {
    node.flags.insert(.needsItems)
    if queues.items.insert(node) { requestFrame() }
  }

  package func enqueueDraw(_ node: ItemNode) {
    if node.flags.contains(.needsDraw) { return }
    node.flags.insert(.needsDraw)
    if queues.draw.insert(node), phase == .idle { requestFrame() }
  }

  package func enqueueAction(
    _ node: ViewNode, _ action: PendingAction.Kind, at moment: PendingAction.Moment = .delivery
  ) {
    actions.append(PendingAction(node: node, kind: action, moment: moment))
  }

  package func requestFrame() {
    guard phase == .idle, let needsFrame = callbacks.needsFrame else { return }
    MainActor.assumeIsolated { needsFrame() }
  }

  /// Runs the events that came from inside a frame, in their order; they may cause others, which run in turn.
  @MainActor
  package func runDeferredEvents() {
    guard deferred.begin(extra: limits.maximumPasses) else { return }
    while let event = deferred.next() { event() }
    deferred.end()
  }

  /// Seconds of virtual time.
  package var time: Double { clock.time }

  /// Whether a frame would have anything to do.
  package var hasPendingWork: Bool {
    !queues.isWalkEmpty || !actions.isEmpty || hasScrollRequests
  }
}
