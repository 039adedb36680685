@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
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

/// The node of a modifier that gives a panel the height of a detent.
///
/// A drag changes the height of the panel between its lowest and its highest detent. The remaining distance moves the
/// panel down.
package final class SheetHeightNode: UnaryNode {
  private var modifier: SheetHeightModifier
  private let environment: Unretained<EnvironmentScope>

  init(_ modifier: SheetHeightModifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    environment = inputs.environmentReference
    super.init(inputs, flags: .subtreeHasOpaqueSizes)
  }

  /// Invalidates the measurement after a change of a value that a custom detent has read.
  override package func dependencyDidChange() {
    evaluation &+= 1
    needsMeasure()
  }

  func update(_ modifier: SheetHeightModifier) {
    let old = self.modifier
    self.modifier = modifier
    if old.detents == modifier.detents, old.selected == modifier.selected, old.pull == modifier.pull,
      old.mayLeave == modifier.mayLeave, old.sizing == modifier.sizing, old.isSizedDown == modifier.isSizedDown
    {
      return
    }
    needsMeasure()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) {
      // A custom detent can read any value of the environment.
      needsMeasure()
    }
    super.surroundingsDidChange(changes)
  }

  /// Returns the detents with their heights, the lowest first. Invalid lengths are replaced with 0.
  ///
  /// Values that custom detents read are tracked until one of them changes, even if the detents are evaluated several
  /// times.
  ///
  /// - Parameter room: The available height, in points.
  private func heights(in room: CGFloat) -> [(detent: PresentationDetent, height: CGFloat)] {
    let values = environment.values
    modifier.room.height = room
    let most = max(0, room - PresentationDetent.strip)
    var all: [(detent: PresentationDetent, height: CGFloat)] = []
    for detent in modifier.detents {
      let answer =
        detent.isCustom
        ? withContinuedEvaluation(of: self) { detent.requestedHeight(in: room, values) }
        : detent.requestedHeight(in: room, values)
      guard let requested = answer else { continue }
      if !requested.isFinite || requested < 0 { reportInvalidDimension("presentation detent", "\(requested)") }
      all.append((detent, min(requested.asLength, most)))
    }
    if all.isEmpty { all.append((.large, most)) }
    return all.sorted { $0.height < $1.height }
  }

  /// Returns the size that the sizing proposes for the panel, or `nil` without a sizing.
  private func requestedSize(for proposal: ProposedViewSize) -> ProposedViewSize? {
    guard let sizing = modifier.sizing?.sizing, let child else { return nil }
    let root = PresentationSizingRoot { child.sizeThatFits($0) }
    let context = PresentationSizingContext(previous: modifier.heights.size)
    var requested = withContinuedEvaluation(of: self) { sizing.proposedSize(for: root, context: context) }
    let room = CGSize(
      width: proposal.width ?? host.root.safeFrame.width, height: max(0, self.room(proposal) - PresentationDetent.strip)
    )
    requested.width = min((requested.width ?? AutomaticPresentationSizing.width).asLength, room.width)
    requested.height = requested.height.map { min($0.asLength, room.height) }
    return requested
  }

  /// Returns the height of the panel, and the distance by which it is moved down, in points.
  private func extent(in room: CGFloat, requestedHeight: CGFloat?) -> (height: CGFloat, drop: CGFloat) {
    var all = heights(in: room)
    if modifier.isSizedDown, let requestedHeight { all = [(.large, requestedHeight)] }
    let (least, most) = (all[0].height, all[all.count - 1].height)
    let current = all.first { $0.detent == modifier.selected }?.height ?? least
    modifier.heights.all = all
    modifier.heights.current = current
    let requested = current - (modifier.pull.asCoordinate)
    let drop = max(0, least - requested)
    return (min(max(requested, least), most), modifier.mayLeave ? drop : 0)
  }

  private func room(_ proposal: ProposedViewSize) -> CGFloat { proposal.height ?? host.root.safeFrame.height }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let child else { return .zero }
    let requested = requestedSize(for: proposal)
    let height = extent(in: room(proposal), requestedHeight: requested?.height).height
    let width = requested?.width ?? proposal.width
    let size = CGSize(
      width: child.sizeThatFits(ProposedViewSize(width: width, height: height)).width, height: height)
    if requested != nil { modifier.heights.size = size }
    return size
  }

  override package func placeContent() {
    let requested = requestedSize(for: proposal)
    let drop = extent(in: room(proposal), requestedHeight: requested?.height).drop
    child?.place(
      at: CGPoint(x: 0, y: drop),
      proposal: ProposedViewSize(width: requested?.width ?? proposal.width, height: size.height))
  }
}
