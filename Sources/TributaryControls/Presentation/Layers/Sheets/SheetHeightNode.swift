@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
import TributaryLayout

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
