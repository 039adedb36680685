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

extension ItemNode {
  /// Whether questions inside questions have used up the stack, so that no code of users may be asked another one; an
  /// error says so. It is asked where such code may lead back to what it is asked from.
  package final var hasNoRoomToAsk: Bool {
    if !host.stack.isNearlyFull { return false }
    host.reportNestingTooDeep(at: self)
    return true
  }

  /// The same where what is asked are the items below: costs nothing near the root, where there always is room.
  @inline(__always)
  package final var hasNoRoomBelow: Bool { depth > 256 && hasNoRoomToAsk }
}
