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
