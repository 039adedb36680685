@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The heights that a sheet can have in the available space, as of its last layout.
final class SheetHeights {
  /// The detents and their heights in points, the lowest first.
  var all: [(detent: PresentationDetent, height: CGFloat)] = []
  /// The height without a drag, in points.
  var current: CGFloat = 0
  /// The size that a sizing determined; `nil` before the first layout with a sizing.
  var size: CGSize?

  /// Returns whether a drag by a distance dismisses the sheet: if less than half of the lowest detent remains.
  func leaves(pulledBy distance: CGFloat) -> Bool { current - distance < (all.first?.height ?? 0) / 2 }

  /// Returns the detent that is nearest to the dragged height of the sheet.
  func nearest(pulledBy distance: CGFloat) -> PresentationDetent? {
    all.min { abs($0.height - current + distance) < abs($1.height - current + distance) }?.detent
  }
}

/// The available space of a sheet, as of its last layout.
final class SheetSpace {
  /// The height in points; before the first layout, the height of a typical window.
  var height: CGFloat = 800

  /// Returns whether a sheet with options is at a detent or lower.
  func isAt(orBelow detent: PresentationDetent, _ options: PresentationOptions, _ chosen: PresentationDetent?) -> Bool {
    let environment = EnvironmentValues()
    func height(_ detent: PresentationDetent) -> CGFloat {
      detent.requestedHeight(in: self.height, environment) ?? .infinity
    }
    let detents = options.heights
    let requested = options.selection?.selection.wrappedValue ?? chosen
    let selected = requested.flatMap { detents.contains($0) ? $0 : nil } ?? detents.min { height($0) < height($1) }
    return selected.map { height($0) <= height(detent) } ?? false
  }
}

/// A modifier that gives a panel the height of a detent.
struct SheetHeightModifier {
  let detents: Set<PresentationDetent>
  let selected: PresentationDetent?
  /// The distance by which the panel is dragged down, in points.
  let pull: CGFloat
  /// Whether the panel follows a drag below its lowest detent.
  let mayLeave: Bool
  let heights: SheetHeights
  let room: SheetSpace
  /// The sizing of the sheet; `nil` for the default width.
  let sizing: SizingPreference?
  /// Whether the sizing also determines the height, because there are no detents.
  let isSizedDown: Bool
}

extension PresentationOptions {
  /// The detents, or the large detent if there are none.
  var heights: Set<PresentationDetent> { detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large] }
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
