@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry
import TributaryGestures
import TributaryInspection
import TributaryMotion

/// Writes down what moves, and the gestures that are under way.
@MainActor
struct MotionInspector {
  let core: ViewGraph
  let numbers: NodeNumbers
  let budget: Inspection.Budget

  /// What moves, in the order of the nodes' numbers.
  var motions: [Inspection.Motion] {
    guard let timeline = core.animations, timeline.isActive else { return [] }
    var result: [Inspection.Motion] = []
    timeline.forEachMotion { handle, slot, run in
      guard let node = core.handles.node(for: handle) else { return }
      result.append(
        Inspection.Motion(
          node: numbers.number(of: node.inspectedNode), property: slot?.name ?? "frame",
          animation: budget.limited(describeBriefly(run.animation)), begin: run.begin,
          end: run.end.isFinite ? run.end : nil, shownFrame: slot == nil ? shownFrame(of: node) : nil))
    }
    return result.sorted { ($0.node, $0.property) < ($1.node, $1.property) }
  }

  private func shownFrame(of node: ViewNode) -> CGRect? {
    guard let frame = (node as? ItemNode)?.rootFrame(.shown) else { return nil }
    return frame.isNull || frame.isInfinite ? nil : frame.asCoordinates
  }

  /// The gestures of the press that goes on, or that wait for another one.
  var gestures: [Inspection.Gesture] {
    guard let arena = core.input.arena, !arena.isClosed else { return [] }
    return arena.members.compactMap { member in
      guard let handle = member.owner, let node = core.handles.node(for: handle) as? GestureNode else { return nil }
      return Inspection.Gesture(
        node: numbers.number(of: node.inspectedNode), name: node.title, status: "\(member.recognizer.status)")
    }
  }
}

extension PropertySlot {
  /// What an inspection calls the property.
  fileprivate var name: String {
    switch self {
    case .effect: "effect"
    case .opacity: "opacity"
    case .paint: "paint"
    case .shape: "shape"
    case .model: "value"
    case .amount: "amount"
    case .offset: "scroll offset"
    case .pose: "pose of a symbol"
    case .content: "content"
    case .transition: "transition"
    }
  }
}
