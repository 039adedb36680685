/// Whether values that are asked inside values have used up the stack: styles, shapes and gestures of users that are made of
/// others of their kind, perhaps of themselves.
///
/// A view is cut off where its node is made (``ViewNode/isTooDeep``). These have no nodes: whoever hands a question on to what
/// is inside asks here first, and answers with nothing instead.
package enum RecursionGuard {
  /// Whether no further value may be asked; then an error says so at the view whose code runs.
  package static var hasNoRoom: Bool { lacksRoom(above: ThreadStack.current.pointee.limit) }

  /// The same for what is kept, and asked again by code that takes more of the stack at each level: a quarter of it is for
  /// making such values.
  package static var hasNoRoomToMake: Bool {
    guard let addresses = ThreadStack.current.pointee.addresses else { return false }
    return lacksRoom(above: addresses.upperBound - UInt(addresses.count) / 4)
  }

  private static func lacksRoom(above limit: UInt) -> Bool {
    if StackGuard.position() >= limit { return false }
    if let node = currentEvaluation.node { node.host.reportNestingTooDeep(at: node) }
    return true
  }
}
