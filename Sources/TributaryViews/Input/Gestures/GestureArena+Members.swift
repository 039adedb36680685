@_spi(Engine) package import TributaryEngine
package import TributaryGestures

extension GestureArena where Owner == NodeHandle {
  /// Returns the gestures of the items under a pointer.
  ///
  /// From the inside out: a gesture comes after those of the views inside, unless it has high priority; scroll views
  /// move as one, after the gestures of their content, but for those that are recognized beside others. One that is
  /// recognized beside those of the views inside acts before them.
  ///
  /// - Returns: `nil` if no gesture is there.
  package static func make(of chain: HitChain, in host: ViewGraph) -> GestureArena? {
    var members: ContiguousArray<Member> = []
    var contest: GesturePrecedence?
    var hasScroll = false
    for item in chain {
      if let node = item as? GestureNode {
        if !node.mask.contains(.subviews) {
          members = []
          contest = nil
        }
        guard node.takesPart else { continue }
        let recognizer = node.makeRecognizer()
        members.append(Member(recognizer, in: node.place, of: host.handles.handle(for: node)))
        let own = GesturePrecedence.gesture(recognizer, isBeside: node.role == .simultaneous)
        contest = contest.map { inner in combine(inner, own, node.role) } ?? own
      } else if !hasScroll, let item = item as? any PulledItem, let recognizer = item.makePullRecognizer(chain) {
        hasScroll = true
        members.append(Member(recognizer, in: GesturePlace()))
        let own = GesturePrecedence.gesture(recognizer)
        contest = contest.map { .scrolling($0, own) } ?? own
      }
    }
    return contest.map { GestureArena(members, $0) }
  }

  private static func combine(_ inner: GesturePrecedence, _ own: GesturePrecedence, _ role: GestureRole)
    -> GesturePrecedence
  {
    switch role {
    case .inner: .exclusive(inner, own)
    case .highPriority: .exclusive(own, inner)
    case .simultaneous: .simultaneous(own, inner)
    }
  }
}

/// An item whose content follows the pointer, together with the others of its kind around it.
package protocol PulledItem: ItemNode {
  /// Returns the recognizer that moves all of them that a pointer is on, the innermost first; `nil` if none of them may
  /// be moved.
  @MainActor func makePullRecognizer(_ chain: HitChain) -> PanRecognizer?
}
