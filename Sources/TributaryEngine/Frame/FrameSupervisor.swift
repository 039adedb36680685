/// A supervisor of the frames of one tree, which observes them, withholds actions, and ends frames early.
///
///     begin ──▶ admit ──▶ endsFrame ──▶ … ──▶ end ──▶ outcome
///                 ▲
///          observe(event)                events of the walks and the actions
///
/// A later module registers the supervisor in ``ViewGraph/supervisor`` when it creates the graph. A frame runs without
/// a supervisor as well: it then stops at the limit of ``UpdateLimits/maximumPasses``. A supervisor can only shorten a
/// frame, because the frame applies the limit itself.
///
/// The engine calls a supervisor a few times per frame and once per action, and never for a node. The article
/// *Supervising frames* states the caller, the time, and the permitted effects of each member.
package protocol FrameSupervisor: AnyObject {
  /// Whether the supervisor observes events. After a change, the supervisor calls ``ViewGraph/updateObservation()``.
  var observesEvents: Bool { get }

  /// Whether nothing that the supervisor records requires a frame.
  var isAtRest: Bool { get }

  /// Begins a frame.
  ///
  /// - Parameter hasNews: Whether anything has changed since the last frame, other than by postponed actions or an
  ///   advance of the clock.
  @MainActor func beginFrame(hasNews: Bool)

  /// Returns whether a pass is the last one of its frame although the limit permits further passes.
  func endsFrame(after pass: Int) -> Bool

  /// Returns the actions that may run among those that a walk found due. The supervisor passes every other action to
  /// ``WithheldActions``, or discards its delivery.
  @MainActor func admit(_ due: ContiguousArray<PendingAction>, pass: Int) -> ContiguousArray<PendingAction>

  /// Processes an event, as it happens.
  func observe(_ event: FrameEvent)

  /// Ends a frame.
  ///
  /// - Parameter isIncomplete: Whether work other than actions would require further passes.
  @MainActor func endFrame(isIncomplete: Bool) -> FrameOutcome

  /// Records that the next changes originate outside the tree: in input, or in the code that owns the tree.
  func recordOutsideInput()

  /// Returns whether a write to state between two frames is applied.
  func admitsWriteBetweenFrames(to storage: StateStorage) -> Bool

  /// Records an effective write between two frames. The closure creates the description of the write.
  func recordWriteBetweenFrames(_ write: () -> StateWrite)

  /// Whether the engine determines the name of a property of an object that is about to change, which requires a slow
  /// search of the call stack.
  func wantsNameOfChangedProperty() -> Bool

  /// Runs an action that was admitted by calling `body` exactly once.
  @MainActor func run(_ action: PendingAction, _ body: @MainActor () -> Void)

  /// Starts the task of a view.
  ///
  /// - Returns: `nil` if the engine is to start the task.
  @MainActor func startTask(
    priority: TaskPriority, _ operation: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never>?
}

/// The outcome of a frame.
package struct FrameOutcome {
  /// Whether no action was withheld that would continue to change values.
  package var isSettled: Bool
  /// Whether work remains that the next frame performs without external input.
  package var wantsNextFrame: Bool

  package init(isSettled: Bool, wantsNextFrame: Bool) {
    self.isSettled = isSettled
    self.wantsNextFrame = wantsNextFrame
  }
}
