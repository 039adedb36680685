package import TributaryCombine
import TributaryDiagnostics
import TributaryFeedback
import TributaryGeometry

/// What the engine does, told while it happens: the one account that the loop rules, tracers and tests read.
///
/// Who caused an evaluation, an invalidation or a publication is the evaluation that goes on meanwhile: `currentEvaluation`.
/// When nobody listens, no event is made.
package enum FrameEvent {
  /// A pointer did something; what follows from it comes next.
  case willHandle(PointerEvent)

  /// The gesture of a view has come to another phase of what the pointer does. Its actions come next.
  case didRecognize(ItemNode, gesture: String, status: String)

  /// The passes over the tree begin, for the `pass`th time in this frame.
  case willWalk(pass: Int)

  /// The passes have been over the tree; what they found due is about to be judged and run.
  case didWalk(pass: Int)

  /// A view has a new value, which differs from the current one in a closure or object that was created again.
  case didReceive(ViewNode, UnequalInput)

  /// A body or a content closure is about to run.
  case willEvaluate(ViewNode)

  /// The size or the content of an item is out of date. Told of the item where it began, then of those around it.
  case didInvalidate(ItemNode)

  /// What an item publishes under a key may have changed; without a key, items have come or gone in it.
  case didPublish(ItemNode, PreferenceKeyInfo?)

  /// Someone who read geometry of an item would be answered otherwise now.
  case didAnswerAnew(GeometryAnswer)

  /// An action is about to run.
  case willAct(PendingAction)

  /// The action has run.
  case didAct

  /// State is about to be written, perhaps with the value that it has.
  case willWrite(StateStorage)

  /// State has changed.
  case didChange(StateWrite)

  /// A view is wished to be seen below a scroll view reader, by its id.
  case didAskToScroll(ViewNode, to: AnyHashable)

  /// A write was refused, because views were being evaluated.
  case didRefuse(StateStorage)
}

extension FrameEvent: CustomStringConvertible {
  /// One line without addresses and without anything that a terminal would obey: the same on every run.
  package var description: String { VisibleText(text, limit: .max).text }

  private var text: String {
    switch self {
    case .willHandle(let event): "pointer \(event.phase.name) at \(event.location.x), \(event.location.y)"
    case .didRecognize(let node, let gesture, let status): "\(gesture) \(status) at \(node.path)"
    case .willWalk(let pass): "pass \(pass)"
    case .didWalk: "walked"
    case .didReceive(let node, let input): "receive \(input.name) in \(node.path)"
    case .willEvaluate(let node): "evaluate \(node.path)"
    case .didInvalidate(let item): "invalidate \(item.layoutPath)"
    case .didPublish(let item, let key): "publish \(key?.name ?? "items") at \(item.path)"
    case .didAnswerAnew(let answer): "geometry of \(answer.item.path) for \(answer.reader.path)"
    case .willAct(let action): "act \(action.name.text) at \(action.node.path)"
    case .didAct: "acted"
    case .didChange(let write):
      if let change = write.change {
        "state \(write.owner?.path ?? "gone").\(change.storage.propertyName) \(describe(change.old)) → \(describe(change.new))"
      } else {
        "object read by \(write.owner?.path ?? "nobody")"
      }
    case .willWrite(let storage): "write \(storage.propertyName)"
    case .didAskToScroll(let reader, let id): "scroll \(reader.path) to \(describe(id.base))"
    case .didRefuse(let storage): "refuse \(storage.propertyName)"
    }
  }
}

extension PointerEvent.Phase {
  fileprivate var name: String {
    switch self {
    case .down: "down"
    case .moved: "moved"
    case .up: "up"
    case .cancelled: "cancelled"
    case .hovered: "hovered"
    case .exited: "exited"
    case .scrolled(let delta): "scrolled by \(delta.width), \(delta.height)"
    case .pinched(let pinch): "pinch \(pinch.phase) by \(pinch.magnification), \(pinch.rotation.degrees)°"
    }
  }
}

/// A write that changed something, with those who had read the value.
package struct StateWrite {
  /// `nil` for an observable object, whose values are not known.
  package let change: StateChange?
  /// The node whose view declares the property, or reads the object.
  package let owner: ViewNode?
  /// The nodes that are evaluated again because of it.
  package let readers: [ViewNode]
  /// What an observable object told of its change, if it did.
  package let object: ObjectChange?

  /// The value before the write; `nil` where an object does not tell it.
  package var old: Any? { change?.old ?? object?.values?.old }

  /// The value after the write; `nil` where an object does not tell it.
  package var new: Any? { change?.new ?? object?.values?.new }

  package init(change: StateChange?, owner: ViewNode?, readers: [ViewNode]) {
    (self.change, self.owner, self.readers, object) = (change, owner, readers, nil)
  }

  /// The change of an observable object.
  package init(object: ObjectChange?, owner: ViewNode?, readers: [ViewNode]) {
    (change, self.owner, self.readers, self.object) = (nil, owner, readers, object)
  }
}

/// An answer of geometry that has changed.
package struct GeometryAnswer {
  /// Whose geometry it is.
  package let item: ItemNode
  /// The node whose code had read it.
  package let reader: ViewNode
  /// `nil` for an anchor.
  package let question: ProxyTarget.Question?
  package let old: ProxyTarget.Answer
}

/// Someone who follows what a host does over several frames.
package protocol FrameTracer: AnyObject {
  /// Something happens.
  func trace(_ event: FrameEvent)

  /// A frame has ended, and the picture is up to date.
  @MainActor func frameDidEnd(_ report: FrameReport)
}

extension ViewGraph {
  /// Lets someone follow what happens, until ``stopTracing(_:)``.
  package func startTracing(_ tracer: any FrameTracer) { callbacks.tracers.append(tracer) }

  package func stopTracing(_ tracer: any FrameTracer) { callbacks.tracers.removeAll { $0 === tracer } }
}

extension ViewGraph {
  /// Tells those who listen what happens; makes no event if nobody does.
  @inline(__always)
  package final func emit(_ event: @autoclosure () -> FrameEvent) {
    if isObserved { notifyObservers(event()) }
  }

  /// Hands an event on. Apart, so that places that tell stay small.
  @inline(never)
  private func notifyObservers(_ event: FrameEvent) {
    if !objectWrites.burst.isEmpty { emitBurst() }
    feedback.observe(event)
    callbacks.listener?(event)
    for tracer in callbacks.tracers { tracer.trace(event) }
  }

  /// Looks again whether anybody listens.
  package func updateObservation() {
    isObserved = feedback.isListening || callbacks.listener != nil || !callbacks.tracers.isEmpty
    if !isObserved { objectWrites.forgetBurst() }
  }
}

/// Who is told what by a host.
package struct HostCallbacks {
  /// Called when something asks for a frame while none runs: the live session wakes up.
  package var needsFrame: (@MainActor () -> Void)?

  /// Told what each frame did, when it has ended, and before another one is asked for.
  package var didRunFrame: (@MainActor (FrameReport) -> Void)?

  /// Told everything that happens, while it happens.
  package var listener: ((FrameEvent) -> Void)?

  /// Are told the same, and when a frame has ended, for as long as they wish.
  package var tracers: ContiguousArray<any FrameTracer> = []

  package init() {}
}
