extension Behaviour {
  /// The points on which sources disagree.
  static let decisions = [
    Behaviour("C1", "view order of the fold, whatever zIndex", claims: "PREF-31", "DRAW-08", "DRAW-15"),
    Behaviour("C2", "first delivery of a preference, and the default at the end", claims: "PREF-13", "PREF-46"),
    Behaviour("C3", "anchors in rotated views are exact", claims: "ANCHOR-10"),
    Behaviour("C4", "an unknown space answers the root, with a finding", claims: "COORD-05", "COORD-12"),
    Behaviour("C5", "a ZStack is the union of its aligned layers", claims: "ALIGN-01", "ALIGN-02", "ALIGN-03"),
    Behaviour("C6", "priorities of stacks", claims: "STACK-20", "STACK-22"),
    Behaviour("C7", "edges that a background ignores", claims: "SAFE-02"),
    Behaviour("C8", "no delivery of a loop is dropped silently", claims: "LOOP-01", "LOOP-02"),
    Behaviour("C9", "empty dynamic containers contribute the default", claims: "PREF-08", "PREF-45", "PREF-74"),
    Behaviour("C10", "a view that goes keeps its place in the pile", claims: "TRANS-07"),
    Behaviour(
      "C11", "which of several priorities counts", claims: "STACK-23", "STACK-24", "STACK-25", "DRAW-03", "LAYOUT-08"),
    Behaviour("C12", "a geometry reader without a proposal", claims: "COORD-19", "FRAME-14"),
  ]
}
