/// A leaf whose lengths are the proposal clamped to two bounds; with equal bounds it is rigid.
final class Leaf: TestElement {
  var width: ClosedRange<CGFloat>
  var height: ClosedRange<CGFloat>
  var ideal: CGSize
  /// Whether the leaf responds like a rigid child without declaring itself rigid.
  var hidesRigidity = false

  init(
    _ name: String = "", width: ClosedRange<CGFloat> = 0...(.infinity), height: ClosedRange<CGFloat> = 0...(.infinity),
    ideal: CGSize = CGSize(width: 10, height: 10)
  ) {
    (self.width, self.height, self.ideal) = (width, height, ideal)
    super.init(name)
  }

  static func rigid(_ width: CGFloat, _ height: CGFloat, _ name: String = "") -> Leaf {
    Leaf(name, width: width...width, height: height...height)
  }

  func resize(_ width: CGFloat, _ height: CGFloat) {
    self.width = width...width
    self.height = height...height
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(width: Self.clamp(size.width, width), height: Self.clamp(size.height, height))
  }

  override var isRigid: Bool {
    !hidesRigidity && width.lowerBound == width.upperBound && height.lowerBound == height.upperBound
  }

  private static func clamp(_ length: CGFloat, _ bounds: ClosedRange<CGFloat>) -> CGFloat {
    min(max(length, bounds.lowerBound), bounds.upperBound)
  }
}

/// A leaf whose sizes are the results of a function, valid or not.
final class Oracle: TestElement {
  let answers: (ProposedViewSize) -> CGSize
  let claimsRigidity: Bool

  init(_ name: String = "", rigid: Bool = false, _ answers: @escaping (ProposedViewSize) -> CGSize) {
    self.answers = answers
    claimsRigidity = rigid
    super.init(name)
  }

  override func answer(_ proposal: ProposedViewSize) -> CGSize { answers(proposal) }
  override var isRigid: Bool { claimsRigidity }
}
