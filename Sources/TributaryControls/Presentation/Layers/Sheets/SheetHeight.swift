@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// The heights that a sheet can have in the room that there is, as its layout has found them.
final class SheetHeights {
  /// By height, the lowest first.
  var all: [(detent: PresentationDetent, height: CGFloat)] = []
  /// The height without a pull.
  var current: CGFloat = 0
  /// The size that a sizing has given the sheet; `nil` before it has.
  var size: CGSize?

  /// Whether a sheet that is pulled down so far is to be closed: less than half of the lowest detent is left.
  func leaves(pulledBy distance: CGFloat) -> Bool { current - distance < (all.first?.height ?? 0) / 2 }

  /// The detent that is nearest to where a sheet is pulled.
  func nearest(pulledBy distance: CGFloat) -> PresentationDetent? {
    all.min { abs($0.height - current + distance) < abs($1.height - current + distance) }?.detent
  }
}

/// The room that sheets have had in their last layout.
final class SheetRoom {
  /// In points; before there has been a layout, that of a window as there are many.
  var height: CGFloat = 800

  /// Whether a sheet with some wishes stands at a detent or lower.
  func isAt(orBelow detent: PresentationDetent, _ options: PresentationOptions, _ chosen: PresentationDetent?) -> Bool {
    let environment = EnvironmentValues()
    func height(_ detent: PresentationDetent) -> CGFloat { detent.wish(in: self.height, environment) ?? .infinity }
    let detents = options.heights
    let wish = options.selection?.selection.wrappedValue ?? chosen
    let selected = wish.flatMap { detents.contains($0) ? $0 : nil } ?? detents.min { height($0) < height($1) }
    return selected.map { height($0) <= height(detent) } ?? false
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
  let room: SheetRoom
  /// How large the sheet wants to be; `nil` for the standard width.
  let sizing: SizingPreference?
  /// Whether the sizing is about the height as well: there are no detents.
  let isSizedDown: Bool
}

extension PresentationOptions {
  /// The detents; without any the sheet is large.
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
