package import TributaryGeometry

extension ItemNode {
  /// Returns the usable part of a size that client code has returned for a proposal, in points, and reports an invalid
  /// size.
  package final func usable(_ answer: CGSize, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: usable(answer.width, for: proposal.rawWidth, "sizeThatFits width"),
      height: usable(answer.height, for: proposal.rawHeight, "sizeThatFits height"))
  }

  /// Returns the usable part of a length. An infinite length is valid only for an infinite proposal.
  private func usable(_ length: CGFloat, for offer: CGFloat, _ what: String) -> CGFloat {
    if length >= 0, length < .infinity || offer == .infinity { return length.asLength }
    reportInvalidDimension(what, "\(length)")
    return 0
  }
}

extension ItemNode {
  /// Whether nested calls have used up the stack, so that no further client code can be called. The getter then reports
  /// an error. It is called where client code can call back into its caller.
  @usableFromInline
  package final var hasNoRoomToAsk: Bool {
    if !host.stack.isNearlyFull { return false }
    reportNestingTooDeep()
    return true
  }

  /// Whether nested calls have used up the stack, for calls to contained items. The check has no cost near the root,
  /// where there is always enough stack.
  @inlinable @inline(__always)
  package final var hasNoRoomBelow: Bool { depth > 256 && hasNoRoomToAsk }
}
