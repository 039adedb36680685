/// A leaf that behaves like a color: it takes the proposal.
final class Elastic: TestElement {
  /// The minimum length along both axes, in points.
  let least: CGFloat
  /// Whether it declares itself elastic, and leaves the order of proposals to the stack.
  let tellsElasticity: Bool

  init(least: CGFloat = 0, tellsElasticity: Bool = true) {
    (self.least, self.tellsElasticity) = (least, tellsElasticity)
    super.init()
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(proposal.width ?? 10, least), height: max(proposal.height ?? 10, least))
  }

  override var isElastic: Bool { tellsElasticity }
  override var acceptsAnyOrder: Bool { tellsElasticity }
}
