import TributaryAnimation
@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryGeometry
import TributaryGestures
import TributaryInspection
import TributaryMotion

/// An inspector of the running animations and the active gestures.
@MainActor
struct MotionInspector {
  let core: ViewGraph
  let numbers: NodeNumbers
  let budget: Inspection.Budget

  /// The running animations, ordered by node number.
  var motions: [Inspection.AnimatedValue] {
    guard let timeline = HostMotion.of(core).timeline, timeline.isActive else { return [] }
    var result: [Inspection.AnimatedValue] = []
    timeline.forEachMotion { handle, slot, run in
      guard let node = core.handles.node(for: handle) else { return }
      result.append(
        Inspection.AnimatedValue(
          node: numbers.number(of: node.inspectedNode), property: slot?.name ?? "frame",
          animation: budget.limited(describeBriefly(run.animation)), begin: run.begin,
          end: run.end.isFinite ? run.end : nil, shownFrame: slot == nil ? shownFrame(of: node) : nil))
    }
    return result.sorted { ($0.node, $0.property) < ($1.node, $1.property) }
  }

  private func shownFrame(of node: ViewNode) -> CGRect? {
    guard let frame = node.asItem?.rootFrame(.shown) else { return nil }
    return frame.isNull || frame.isInfinite ? nil : frame.asCoordinates
  }

  /// The gestures of the current press, or those that wait for another press.
  var gestures: [Inspection.Gesture] {
    guard let arena = InputState.of(core).arena, !arena.isClosed else { return [] }
    return arena.members.compactMap { member in
      guard let handle = member.owner, let node = core.handles.node(for: handle) else { return nil }
      return Inspection.Gesture(
        node: numbers.number(of: node.inspectedNode), name: node.title, status: "\(member.recognizer.status)")
    }
  }
}

extension PropertySlot {
  /// The name of the property in an inspection.
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
