package import TributaryGeometry

extension ItemNode {
  /// What user code has answered to a proposal, as far as it can be laid out; says so if it cannot.
  package final func usable(_ answer: CGSize, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: usable(answer.width, for: proposal.rawWidth, "sizeThatFits width"),
      height: usable(answer.height, for: proposal.rawHeight, "sizeThatFits height"))
  }

  /// Infinity is an answer to infinity only.
  private func usable(_ length: CGFloat, for offer: CGFloat, _ what: String) -> CGFloat {
    if length >= 0, length < .infinity || offer == .infinity { return length.asLength }
    host.reportInvalidDimension(what, "\(length)", at: self)
    return 0
  }
}
