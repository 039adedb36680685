@_spi(Engine) import TributaryEngine
import TributaryCombine
import TributaryDiagnostics
import TributaryGeometry
import TributaryInspection
import TributaryViews

/// A log of the events of the engine, each with its causes.
///
///     input ──▶ gesture ──▶ state ──▶ body ──▶ publication ──▶ delivery ──▶ state ──▶ body
///
/// Invariant: the causes of an event precede it.
///
/// Tested by `RecordingTests`.
@MainActor
final class EventLog {
  private let core: ViewGraph
  private let numbers: NodeNumbers
  private let budget: Inspection.Budget

  private(set) var events: [Inspection.Event] = []
  /// The number of events that exceeded the budget.
  private(set) var omitted = 0

  /// A closure that returns the environment values of a node as of its last inspection.
  var knownEnvironment: (Int) -> [Inspection.Property] = { _ in [] }

  /// The running actions, innermost last.
  private var actions: [Int?] = []
  /// The last pointer event, or the gesture status that resulted from it, until the end of the frame.
  private var input: Int?
  /// The writes that invalidate each node.
  private var writes: [NodeHandle: [Int]] = [:]
  /// The last evaluation of each node.
  private var bodies: [NodeHandle: Int] = [:]
  /// The publications of the current pass, by key.
  private var publications: [String: [Int]] = [:]
  private var invalidated: NodeHandle?

  /// The maximum number of publications recorded as causes of a delivery.
  private static let mostCauses = 16

  init(_ core: ViewGraph, _ numbers: NodeNumbers, budget: Inspection.Budget) {
    self.core = core
    self.numbers = numbers
    self.budget = budget
  }

  /// Ends a frame, after which the last pointer event is no longer a cause.
  func endFrame() { input = nil }

  /// Appends an event.
  ///
  /// - Returns: The index of the event; `nil` if the budget is exhausted.
  @discardableResult
  private func add(
    _ kind: Inspection.Event.Kind, at node: ViewNode? = nil, _ name: String = "", _ detail: String = "",
    location: Diagnostic.Location? = nil, causes: [Int] = []
  ) -> Int? {
    guard events.count < budget.events else {
      omitted += 1
      return nil
    }
    events.append(
      Inspection.Event(
        kind, node: node.map { numbers.number(of: $0.inspectedNode) }, path: node?.path ?? "", name: name,
        detail: budget.limited(detail), location: location?.description, causes: causes))
    return events.count - 1
  }

  func take(_ event: FrameEvent) {
    switch event {
    case .ofFeature(let event): takeInput(event)
    case .willWalk:
      publications = [:]
      invalidated = nil
    case .didWalk, .didReceive, .didExchange, .didChoose, .didCause, .willWrite, .didFindPart, .didPassOn: break
    case .willEvaluate(let node): takeEvaluation(of: node)
    case .didInvalidate(let item): takeInvalidation(of: item)
    case .didPublish(let node, let key?):
      if let place = add(.publication, at: node, key.name, causes: currentBody) {
        publications[key.name, default: []].append(place)
      }
    case .didPublish: break
    case .didAnswerAnew(let answer): add(.geometry, at: answer.item, "", "changed for \(answer.reader.path)")
    case .willAct(let action): actions.append(takeAction(action))
    case .didAct: _ = actions.popLast()
    case .didChange(let write): takeWrite(write)
    case .didRefuse(let storage): add(.refusal, at: core.handles.node(for: storage.owner), storage.propertyName)
    }
  }

  // MARK: Event kinds

  private func takeInput(_ event: any FeatureEvent) {
    if let pointer = (event as? PointerArrival)?.event {
      let place = pointer.location
      input = add(.input, at: nil, "pointer", "\(pointer.phase) at \(place.x), \(place.y)")
    } else if let event = event as? GestureRecognition {
      input = add(.gesture, at: event.node, event.gesture, event.status, causes: input.map { [$0] } ?? [])
    }
  }

  /// The current evaluation, as a cause.
  private var currentBody: [Int] {
    guard let node = currentEvaluation.node, let place = bodies[core.handles.handle(for: node)] else { return [] }
    return [place]
  }

  private func takeEvaluation(of node: ViewNode) {
    let handle = core.handles.handle(for: node)
    var causes = writes.removeValue(forKey: handle) ?? []
    var detail = ""
    if bodies[handle] == nil, node.evaluation == 0 {
      detail = Inspection.Event.firstTime
      causes = currentBody
    } else if causes.isEmpty {
      (detail, causes) = reason(for: node)
    }
    bodies[handle] = add(.body, at: node, node.inspectedNode.inspectedType, detail, causes: causes)
  }

  /// Returns the reason for the evaluation of a node without a state write.
  private func reason(for node: ViewNode) -> (String, [Int]) {
    if let reader = node as? any BuildsFromPreference {
      return (
        "a new value of \(reader.readKey.name)", publications[reader.readKey.name]?.suffix(Self.mostCauses) ?? []
      )
    }
    if let body = node.asEvaluated {
      let old = knownEnvironment(numbers.number(of: node))
      let new = body.inspectedEnvironment.map { Inspection.Property($0.name, budget.limited($0.value)) }
      let changes = zip(old, new).filter { $0 != $1 && $0.name == $1.name }
      if !changes.isEmpty {
        let texts = changes.map { "\($0.name) \($0.value) → \($1.value)" }
        return ("a changed environment: \(texts.joined(separator: ", "))", currentBody)
      }
    }
    if let outer = currentEvaluation.node, outer !== node {
      return ("new values from \(outer.inspectedNode.inspectedType)", currentBody)
    }
    return (node.asEvaluated != nil ? "a change of a value that it reads" : "a change of its geometry", [])
  }

  /// Records only the first of successive invalidations of sizes, which propagate outward from the origin.
  private func takeInvalidation(of item: ItemNode) {
    defer { invalidated = item.container.map { $0.host.handles.handle(for: $0) } }
    if invalidated == item.host.handles.handle(for: item) { return }
    add(.invalidation, at: item, item.inspectedNode.inspectedType, causes: currentBody)
  }

  private func takeAction(_ action: PendingAction) -> Int? {
    guard let delivery = action.delivery else {
      return add(.action, at: action.node, action.name.text, causes: input.map { [$0] } ?? [])
    }
    let old = delivery.old.map { describeBriefly($0) } ?? "nothing"
    var causes = (delivery.key != nil ? publications[delivery.source] : nil) ?? []
    if causes.isEmpty, let body = bodyAround(action.node) { causes = [body] }
    return add(
      .delivery, at: action.node, "\(action.name.text) \(delivery.source)",
      "\(old) → \(describeBriefly(delivery.value))", location: delivery.location,
      causes: causes.suffix(Self.mostCauses))
  }

  /// Returns the last evaluation of the body that contains a node.
  private func bodyAround(_ node: ViewNode) -> Int? {
    var outer = node.parent
    while let current = outer {
      if let place = bodies[core.handles.handle(for: current)] { return place }
      outer = current.parent
    }
    return nil
  }

  private func takeWrite(_ write: StateWrite) {
    let causes = (actions.last ?? input).map { [$0] } ?? []
    let place: Int?
    if let change = write.change {
      place = add(
        .state, at: write.owner, change.storage.propertyName,
        "\(describeBriefly(change.old)) → \(describeBriefly(change.new))", causes: causes)
    } else {
      place = add(.object, at: write.owner, write.object?.name ?? "", causes: causes)
    }
    guard let place else { return }
    for reader in write.readers { writes[core.handles.handle(for: reader), default: []].append(place) }
  }
}
