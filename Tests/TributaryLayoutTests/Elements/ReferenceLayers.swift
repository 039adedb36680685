import TributaryGeometry
import TributaryLayout

/// A reference implementation of a layered stack without caches, for comparison with the solver.
///
/// 1. Every child is proposed the stack's proposal, and is placed so that its two alignment lines cross at one point.
/// 2. The stack is the union of the children of the highest priority.
/// 3. Children are placed as if the size of the stack had been proposed; the lines cross at the point of rule 2.
struct ReferenceLayers {
  var alignment: Alignment
  var children: [Leaf]

  private struct Layer {
    var size: CGSize
    var cross: CGPoint
  }

  private func layers(_ proposal: ProposedViewSize) -> [Layer] {
    children.map { child in
      let size = child.answer(proposal)
      let dimensions = ViewDimensions(size: size, proposal: proposal)
      let value = { (key: AlignmentKey) in child.guides[key]?(dimensions) ?? dimensions.value(of: key) }
      return Layer(
        size: size, cross: CGPoint(x: value(alignment.horizontal.key), y: value(alignment.vertical.key)))
    }
  }

  /// Returns the union of the highest layers, with the crossing point of the lines at the origin.
  private func union(_ layers: [Layer]) -> CGRect {
    let highest = children.map(\.layoutPriority).max()
    let tops = zip(layers, children).filter { $1.layoutPriority == highest }.map { layer, _ in
      CGRect(origin: CGPoint(x: -layer.cross.x, y: -layer.cross.y), size: layer.size)
    }
    guard let left = tops.map(\.minX).min(), let right = tops.map(\.maxX).max(), let top = tops.map(\.minY).min(),
      let bottom = tops.map(\.maxY).max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the size for a proposal, and the frames of the children placed for it.
  func arranged(_ proposal: ProposedViewSize) -> (size: CGSize, frames: [CGRect]) {
    let size = union(layers(proposal)).size
    let placed = layers(ProposedViewSize(size))
    let origin = union(placed).origin
    return (
      size,
      placed.map {
        CGRect(origin: CGPoint(x: -$0.cross.x - origin.x, y: -$0.cross.y - origin.y), size: $0.size)
      }
    )
  }
}
