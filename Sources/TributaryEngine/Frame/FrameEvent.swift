package import TributaryDiagnostics
import TributaryGeometry

/// An event of the engine, emitted as it happens. Supervisors, tracers, and tests read only these events.
///
/// An evaluation, invalidation or publication is caused by the evaluation in progress, `currentEvaluation`. Without
/// observers, no events are created.
package enum FrameEvent {
  /// The passes over the tree begin, for the `pass`th time in this frame.
  case willWalk(pass: Int)

  /// The passes over the tree have ended. The actions that are due are about to be checked and run.
  case didWalk(pass: Int)

  /// A view has a new value, which is unequal to the current one. Emitted only while a supervisor observes events.
  case didReceive(ViewNode, UnequalValues)

  /// A body or a content closure is about to run.
  case willEvaluate(ViewNode)

  /// The size or the content of an item is out of date. Emitted for the item where the invalidation began, then for its
  /// ancestors.
  case didInvalidate(ItemNode)

  /// The contribution of an item, or of a writer that publishes for an item, to a key may have changed; without a key,
  /// items were inserted or removed in the item.
  case didPublish(ViewNode, PreferenceKeyInfo?)

  /// An item has determined the part that it takes in the fold of a key from its own items.
  case didFindPart(ItemNode, PreferenceKeyInfo)

  /// A container has passed the part or the contribution of its only item on, without a stored fold.
  case didPassOn(ItemNode, PreferenceKeyInfo)

  /// A geometry value that a node has read has changed.
  case didAnswerAnew(GeometryAnswer)

  /// An action is about to run.
  case willAct(PendingAction)

  /// The action has ended.
  case didAct

  /// The action that is running has enqueued another one, such as that of a view that is subscribed to the written
  /// property.
  case didCause(PendingAction)

  /// State is about to be written, possibly with an equal value.
  case willWrite(StateStorage)

  /// State has changed.
  case didChange(StateWrite)

  /// An event of a feature.
  case ofFeature(any FeatureEvent)

  /// A write was rejected because views were being evaluated.
  case didRefuse(StateStorage)

  /// An item contains other items than before, in view order. Emitted before the resulting invalidations.
  case didExchange(ItemNode, from: ContiguousArray<ItemNode>, to: ContiguousArray<ItemNode>)

  /// The layout of an item shows another one of its alternatives.
  case didChoose(ItemNode, from: ItemNode, to: ItemNode)
}

extension FrameEvent: CustomStringConvertible {
  /// The event as one line, without memory addresses and terminal control characters, and identical on every run.
  package var description: String { VisibleText(text, limit: .max).text }

  private var text: String {
    switch self {
    case .willWalk(let pass): "pass \(pass)"
    case .didWalk: "walked"
    case .didReceive(let node, _): "receive \(node.path)"
    case .willEvaluate(let node): "evaluate \(node.path)"
    case .didInvalidate(let item): "invalidate \(item.layoutPath)"
    case .didPublish(let node, let key): "publish \(key?.name ?? "items") at \(node.path)"
    case .didFindPart(let item, let key): "part in \(key.name) of \(item.layoutPath)"
    case .didPassOn(let item, let key): "pass \(key.name) on in \(item.layoutPath)"
    case .didAnswerAnew(let answer): "geometry of \(answer.item.path) for \(answer.reader.path)"
    case .willAct(let action): "act \(action.name.text) at \(action.node.path)"
    case .didAct: "acted"
    case .didCause(let action): "cause \(action.name.text) at \(action.node.path)"
    case .didChange(let write):
      if let change = write.change {
        "state \(write.owner?.path ?? "gone").\(change.storage.propertyName) \(describe(change.old)) → \(describe(change.new))"
      } else {
        "object read by \(write.owner?.path ?? "no view")"
      }
    case .willWrite(let storage): "write \(storage.propertyName)"
    case .ofFeature(let event): event.text
    case .didRefuse(let storage): "refuse \(storage.propertyName)"
    case .didExchange(let item, let old, let new): "exchange \(old.count) items for \(new.count) at \(item.path)"
    case .didChoose(let item, _, let new): "show \(new.path) in \(item.path)"
    }
  }
}

/// An event that a feature emits. The engine passes it on to the observers.
package protocol FeatureEvent {
  /// The event as one line, identical on every run.
  var text: String { get }

  /// The node whose undeclared state the event will change, such as a position, and the requested value; `nil` if there
  /// is none.
  var request: (node: ViewNode, value: AnyHashable)? { get }
}

extension FeatureEvent {
  package var request: (node: ViewNode, value: AnyHashable)? { nil }
}

/// A change of a geometry value that a node has read.
package struct GeometryAnswer {
  /// The item whose geometry has changed.
  package let item: ItemNode
  /// The node whose code had read the value.
  package let reader: ViewNode
  /// The value that was read; `nil` for an anchor.
  package let question: ProxyTarget.Question?
  package let old: ProxyTarget.Answer
}

/// The current value of a view and a new one, which are unequal. The pointers are valid while the event is emitted.
package struct UnequalValues {
  /// The type of the view, or of the modifier.
  package let type: Any.Type
  package let old: UnsafeRawPointer
  package let new: UnsafeRawPointer
}

/// An observer of a host over several frames.
package protocol FrameTracer: AnyObject {
  /// Processes an event.
  func trace(_ event: FrameEvent)

  /// Processes the end of a frame, after drawing.
  @MainActor func frameDidEnd(_ report: FrameReport)
}

extension ViewGraph {
  /// Registers a tracer for events, until ``stopTracing(_:)``.
  package func startTracing(_ tracer: any FrameTracer) { callbacks.tracers.append(tracer) }

  package func stopTracing(_ tracer: any FrameTracer) { callbacks.tracers.removeAll { $0 === tracer } }
}

extension ViewGraph {
  /// Whether an observer receives events. Other modules use this property because a call costs less than a checked
  /// access.
  package final var hasObservers: Bool { isObserved }

  /// Emits an event to observers; without observers, no event is created.
  @inline(__always)
  package final func emit(_ event: @autoclosure () -> FrameEvent) {
    if isObserved { notifyObservers(event()) }
  }

  /// Delivers an event to observers. The function is separate from `emit(_:)` so that call sites stay small.
  @inline(never)
  private func notifyObservers(_ event: FrameEvent) {
    if !objectWrites.burst.isEmpty { emitBurst() }
    if let supervisor, supervisor.observesEvents { supervisor.observe(event) }
    callbacks.listener?(event)
    for tracer in callbacks.tracers { tracer.trace(event) }
  }

  /// Recomputes whether any observer is registered.
  package func updateObservation() {
    isObserved = supervisor?.observesEvents == true || callbacks.listener != nil || !callbacks.tracers.isEmpty
    if !isObserved { objectWrites.forgetBurst() }
  }
}

/// The callbacks of a host.
package struct HostCallbacks {
  /// Called when a frame is requested while none is running; wakes up the live session.
  package var needsFrame: (@MainActor () -> Void)?

  /// Called with the report of each frame after it has ended, and before another one is requested.
  package var didRunFrame: (@MainActor (FrameReport) -> Void)?

  /// Called after each write that changed a state value.
  package var didWrite: (@MainActor (StateStorage) -> Void)?

  /// Returns the innermost line of client code on the call stack, for a report; `nil` if the host does not determine
  /// it.
  package var callerLocation: (() -> Diagnostic.Location?)?

  /// Returns the name of the property of an object that is being changed, such as "Model.width".
  package var propertyInChange: (() -> String?)?

  /// Called with every event, as it happens.
  package var listener: ((FrameEvent) -> Void)?

  /// The tracers, which receive all events and the ends of frames while they are registered.
  package var tracers: ContiguousArray<any FrameTracer> = []

  package init() {}
}
