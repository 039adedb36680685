import TributaryDiagnostics
import TributaryFeedback
import TributaryGeometry

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
    }
  }
}
