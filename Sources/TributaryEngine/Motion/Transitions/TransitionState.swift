import TributaryDrawing
import TributaryGeometry

/// How an item effects that comes or goes: the effects of its transition's parts, the innermost first.
struct TransitionState {
  let handle: NodeHandle
  var effects: ContiguousArray<TransitionEffect>

  var opacity: Double { effects.reduce(1) { $0 * min(max($1.opacity, 0), 1) } }

  func map(in size: CGSize) -> CGAffineTransform {
    effects.reduce(.identity) { $0.concatenating($1.map(in: size)) }
  }
}
