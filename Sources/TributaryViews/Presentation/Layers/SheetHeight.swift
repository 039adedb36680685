import TributaryGeometry
import TributaryLayout

/// The heights that a sheet can have in the room that there is, as its layout has found them.
final class SheetHeights {
  /// By height, the lowest first.
  var all: [(detent: PresentationDetent, height: CGFloat)] = []
  /// The height without a pull.
  var current: CGFloat = 0

  /// Whether a sheet that is pulled down so far is to be closed: less than half of the lowest detent is left.
  func leaves(pulledBy distance: CGFloat) -> Bool { current - distance < (all.first?.height ?? 0) / 2 }

  /// The detent that is nearest to where a sheet is pulled.
  func nearest(pulledBy distance: CGFloat) -> PresentationDetent? {
    all.min { abs($0.height - current + distance) < abs($1.height - current + distance) }?.detent
  }
}

/// Gives a panel the height of a detent.
struct SheetHeightModifier {
  let detents: Set<PresentationDetent>
  let selected: PresentationDetent?
  /// How far the panel is pulled down, in points.
  let pull: CGFloat
  /// Whether the panel follows a pull below its lowest detent.
  let mayLeave: Bool
  let heights: SheetHeights
}

extension SheetHeightModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> SheetHeightNode {
    SheetHeightNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: SheetHeightNode) {
    node.update(modifier.pointee)
  }
}
