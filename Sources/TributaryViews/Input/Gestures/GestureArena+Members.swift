@_spi(Engine) package import TributaryEngine
package import TributaryGestures

extension GestureArena where Owner == TypedHandle<GestureNode> {
  /// Returns the arena of the gestures of the items under a pointer; `nil` if there are none.
  ///
  /// The order is from the inside out: a gesture has lower precedence than those of the views inside unless it has high
  /// priority. A tap has lower precedence than taps of more presses, regardless of nesting. Scroll views move as one
  /// unit, with lower precedence than the gestures of their content except for simultaneous ones. A simultaneous
  /// gesture acts before the gestures of the views inside.
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
        members.append(Member(recognizer, in: node.place, of: host.handles.typedHandle(for: node)))
        let own = GesturePrecedence.gesture(recognizer, isBeside: node.role == .simultaneous)
        contest = contest.map { inner in combine(inner, own, node.role) } ?? own
      } else if let item = item as? any LiftedItem {
        guard let recognizer = item.makeLiftRecognizer() else { continue }
        members.append(Member(recognizer, in: GestureContext()))
        let own = GesturePrecedence.gesture(recognizer)
        contest = contest.map { .exclusive($0, own) } ?? own
      } else if !hasScroll, let item = item as? any PulledItem, let recognizer = item.makePullRecognizer(chain) {
        hasScroll = true
        members.append(Member(recognizer, in: GestureContext()))
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
    case .inner: inner.followed(by: own)
    case .highPriority: inner.preceded(by: own)
    case .simultaneous: .simultaneous(own, inner)
    }
  }
}

/// An item whose content follows the pointer, together with enclosing items of its kind.
package protocol PulledItem: ItemNode {
  /// Returns the recognizer that moves all pulled items under the pointer, the innermost first; `nil` if none can move.
  @MainActor func makePullRecognizer(_ chain: HitChain) -> PanRecognizer?
}

/// An item with a gesture of the engine, such as a drag that lifts the item from its place in a container.
///
/// The recognizer does not belong to the item, so the gesture continues if the item is removed, such as a row of a lazy
/// container that is scrolled away.
package protocol LiftedItem: ItemNode {
  /// Returns the recognizer of the gesture; `nil` if the item has none at present.
  @MainActor func makeLiftRecognizer() -> AnyGestureRecognizer?
}
