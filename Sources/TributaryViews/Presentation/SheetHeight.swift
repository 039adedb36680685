package import TributaryGeometry
import TributaryLayout

/// The heights that a sheet can have in the room that there is, as its layout has found them.
final class SheetHeights {
  /// By height, the lowest first.
  fileprivate(set) var all: [(detent: PresentationDetent, height: CGFloat)] = []
  /// The height without a pull.
  fileprivate(set) var current: CGFloat = 0

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

extension SheetHeightModifier: UnaryModifier {
  typealias Body = Never

  static func _makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> UnaryNode {
    SheetHeightNode(modifier.pointee, inputs)
  }

  static func _updateItem(_ modifier: UnsafePointer<Self>, _ node: UnaryNode) {
    unsafeDowncast(node, to: SheetHeightNode.self).receive(modifier.pointee)
  }
}

/// The node of a panel's height.
///
/// A pull makes the panel lower or higher between its lowest and its highest detent. What is left of it moves the panel
/// down as it is.
package final class SheetHeightNode: UnaryNode {
  private var modifier: SheetHeightModifier
  private let environment: Unretained<EnvironmentScope>

  init(_ modifier: SheetHeightModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs)
  }

  func receive(_ modifier: SheetHeightModifier) {
    let old = self.modifier
    self.modifier = modifier
    if old.detents == modifier.detents, old.selected == modifier.selected, old.pull == modifier.pull,
      old.mayLeave == modifier.mayLeave
    {
      return
    }
    needsMeasure()
  }

  @MainActor
  override package func environmentDidChange() {
    // A custom detent may read anything of it.
    needsMeasure()
    super.environmentDidChange()
  }

  /// The detents with their heights in a room, the lowest first. Lengths that are none count as nothing.
  private func heights(in room: CGFloat) -> [(detent: PresentationDetent, height: CGFloat)] {
    let values = environment.values
    let most = max(0, room - PresentationDetent.strip)
    var all: [(detent: PresentationDetent, height: CGFloat)] = []
    for detent in modifier.detents {
      guard let wish = detent.wish(in: room, values) else { continue }
      if !wish.isFinite || wish < 0 { host.reportInvalidDimension("presentation detent", "\(wish)", at: self) }
      all.append((detent, wish.isNaN ? 0 : min(max(0, wish), most)))
    }
    if all.isEmpty { all.append((.large, most)) }
    return all.sorted { $0.height < $1.height }
  }

  /// The height of the panel in a room, and how far it is moved down.
  private func course(in room: CGFloat) -> (height: CGFloat, drop: CGFloat) {
    let all = heights(in: room)
    let (least, most) = (all[0].height, all[all.count - 1].height)
    let current = all.first { $0.detent == modifier.selected }?.height ?? least
    modifier.heights.all = all
    modifier.heights.current = current
    let wish = current - (modifier.pull.isFinite ? modifier.pull : 0)
    let drop = max(0, least - wish)
    return (min(max(wish, least), most), modifier.mayLeave ? drop : 0)
  }

  private func room(_ proposal: ProposedViewSize) -> CGFloat { proposal.height ?? host.root.safeFrame.height }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let height = course(in: room(proposal)).height
    return CGSize(
      width: child.sizeThatFits(ProposedViewSize(width: proposal.width, height: height)).width, height: height)
  }

  override package func placeContent() {
    let drop = course(in: room(proposal)).drop
    child?.place(at: CGPoint(x: 0, y: drop), proposal: ProposedViewSize(width: proposal.width, height: size.height))
  }
}
