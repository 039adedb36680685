import TributaryDiagnostics

/// The engine of a host, which owns the tree, the queues between the passes, the clock, and the findings.
///
/// All members run on the main actor. The type is `Sendable` only so that notifications on other threads can carry a
/// reference to the main actor.
///
/// Invariants:
/// 1. A node is in the queue of a pass at most once; see ``PassQueue``.
/// 2. Client code runs only in the phases that permit it, and never while the tree is partially updated.
/// 3. `root` is an item without a container.
///
/// Checked by `ViewGraph.checkInvariants`, `PassQueues.check`.
@usableFromInline
package final class ViewGraph: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline package var counts = FrameCounts()
  @exclusivity(unchecked) package var handles = NodeHandles()
  @usableFromInline package let limits: UpdateLimits
  @exclusivity(unchecked) package var phase = Phase.idle
  package var clock = HostClock()
  @exclusivity(unchecked) package var drawing = DrawingState()
  @exclusivity(unchecked) package var stack: StackGuard

  /// The changes that are deferred to the next walk.
  @exclusivity(unchecked) package var transactions = TransactionQueue()

  /// The layout of the most recently used type. Layouts are kept for the lifetime of the process.
  @exclusivity(unchecked) package var lastLayout: (id: ObjectIdentifier, layout: Unretained<TypeLayout>)?

  @exclusivity(unchecked) package var root: RootNode!
  package let environment: EnvironmentScope

  @exclusivity(unchecked) package var features = HostFeatures()

  /// Returns the object of a feature, and creates it if necessary.
  package func feature<F: HostFeature>(_: F.Type) -> F {
    if let known = features[F.self] { return known }
    let new = F(of: self)
    features[F.self] = new
    return new
  }

  /// Returns whether the object of a feature has been created. Every new `ForEach` calls the method; the exemption from
  /// the exclusivity check of `features` does not extend to other modules.
  package func has<F: HostFeature>(_: F.Type) -> Bool { features[F.self] != nil }

  /// Whether any observer receives events.
  @exclusivity(unchecked) @usableFromInline package var isObserved = false

  @exclusivity(unchecked) package var callbacks = HostCallbacks() {
    didSet { updateObservation() }
  }

  /// The supervisor of the frames, or `nil` if the tree has none.
  @exclusivity(unchecked) package var supervisor: (any FrameSupervisor)? {
    didSet { updateObservation() }
  }

  /// The number of frames so far.
  @exclusivity(unchecked) package var frameNumber = 0

  /// The sources of values for new state other than the initial values of its properties.
  @exclusivity(unchecked) package var inheritedState = InheritedState()

  /// Whether new state can have the value of the same state in another tree or subtree. All new state reads this
  /// property.
  var inheritsState: Bool { !inheritedState.isEmpty }

  // MARK: Queues between the passes

  @exclusivity(unchecked) package var queues = PassQueues()
  @exclusivity(unchecked) package var actions: ContiguousArray<PendingAction> = []

  // MARK: Findings

  @exclusivity(unchecked) package var findings = Findings()
  @exclusivity(unchecked) package var preferenceKeys = PreferenceKeyTable()
  @exclusivity(unchecked) @usableFromInline package var facts = TreeFacts()

  /// Whether any area of the tree is or was covered. Backgrounds read the property; the exemption from the exclusivity
  /// check of `facts` does not extend to other modules.
  package var hasSafeArea: Bool { facts.hasSafeArea }

  /// The requests from inside a frame.
  @exclusivity(unchecked) package var deferred = DeferredEvents()

  /// The current activity of the engine.
  package enum Phase: Equatable {
    /// The engine is idle; writes and events are accepted.
    case idle
    /// The engine walks the tree; writes are refused.
    case walking
    /// The engine runs actions after a walk; writes are accepted.
    case acting
  }

  /// Runs code in a phase of the engine.
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

  /// Performs a query outside a frame. The query runs client code, which must not write state.
  package final func answering<R>(_ question: () -> R) -> R {
    guard phase == .idle else { return question() }
    let answer = withPhase(.walking, question)
    if !objectWrites.isEmpty { requestFrame() }
    return answer
  }

  /// Whether this engine belongs to a copy of another tree, for dry runs. The creator of the copy sets this property.
  package var isCopy = false

  /// The writes to objects during a phase in which writes are refused.
  @exclusivity(unchecked) package var objectWrites = ObjectWrites()

  /// The reference through which objects that outlive this engine refer to it.
  package let reference = HostReference()

  /// The passes inside actions.
  @exclusivity(unchecked) package private(set) var early: EarlyPasses!

  /// The actions that frames have not run although they were due.
  @exclusivity(unchecked) package private(set) var withheld: WithheldActions!

  #if DEBUG
    @usableFromInline package let lifetime = Lifetime()

    deinit {
      reference.host = nil
      lifetime.end(Self.self)
    }
  #else
    deinit { reference.host = nil }
  #endif

  package init(limits: UpdateLimits, environment: EnvironmentValues) {
    self.limits = limits
    stack = StackGuard(maximumDepth: limits.maximumDepth)
    self.environment = EnvironmentScope(environment)
    reference.host = self
    early = EarlyPasses(of: self)
    withheld = WithheldActions(of: self)
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

  /// - Returns: The position of the action in the queue, for `withdraw(_:if:)`.
  @discardableResult
  package func enqueueAction(
    _ node: ViewNode, _ action: PendingAction.Kind, at stage: PendingAction.Stage = .delivery
  ) -> Int {
    let action = PendingAction(node: node, kind: action, stage: stage)
    actions.append(action)
    if phase == .acting { emit(.didCause(action)) }
    return actions.count - 1
  }

  /// Withdraws the appearance of a view that layout conceals or removes in the pass that created the view, such as a
  /// page that is pushed together with a page above it, or a row that is made only to be measured. Before layout, the
  /// page and the rows to show are unknown.
  ///
  /// The action keeps its place until the end of the pass: its removal would move all actions after it, once for each
  /// of many rows.
  ///
  /// - Returns: Whether the view appeared in the current pass and is no longer shown.
  package func withdraw(_ appearance: PendingAppearance?, if isConcealed: @autoclosure () -> Bool = true) -> Bool {
    guard let appearance, appearance.isPending(in: self), isConcealed() else { return false }
    if let position = appearance.position { actions[position].isWithdrawn = true }
    return true
  }

  package func requestFrame() {
    guard phase == .idle, let needsFrame = callbacks.needsFrame else { return }
    MainActor.assumeIsolated { needsFrame() }
  }

  /// Runs the checks and the events from inside a frame, in order. Events that they cause run afterward.
  @MainActor
  package func runDeferredEvents() {
    features[FrameChecks.self]?.run(in: self)
    guard deferred.begin(extra: limits.maximumPasses) else { return }
    while let event = deferred.next() { event() }
    deferred.end()
  }

  /// The virtual time, in seconds.
  package var time: Double { clock.time }

  /// Whether a frame has pending work.
  package var hasPendingWork: Bool {
    !queues.isWalkEmpty || !actions.isEmpty || !early.isEmpty || features.upcalls.layout?.hasPendingWork == true
  }

  /// Whether a frame would change nothing: nothing has changed since the last frame, and no animation, polled value, or
  /// feedback loop waits for the next one.
  package var isAtRest: Bool {
    // The most frequent changes come first.
    queues.lastFrameSettled && phase == .idle && transactions.isEmpty && !deferred.hasFrame && !hasPendingWork
      && objectWrites.isEmpty && queues.draw.isEmpty && queues.removedSubtrees.isEmpty && withheld.isEmpty
      && supervisor?.isAtRest ?? true
      && features[PolledSources.self] == nil && animator?.isActive != true
  }
}

#if DEBUG
  extension ViewGraph: Referable {}
#endif
