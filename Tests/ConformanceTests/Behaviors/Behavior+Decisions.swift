extension Behavior {
  /// The points on which sources disagree.
  static let decisions = [
    Behavior("C1", "the fold in view order, regardless of zIndex", claims: "PREF-31", "DRAW-08", "DRAW-15"),
    Behavior("C2", "first delivery of a preference, and the default at the end", claims: "PREF-13", "PREF-46"),
    Behavior("C3", "anchors in rotated views are exact", claims: "ANCHOR-10"),
    Behavior("C4", "an unknown space that resolves to the root, with a finding", claims: "COORD-05", "COORD-12"),
    Behavior("C5", "a ZStack is the union of its aligned layers", claims: "ALIGN-01", "ALIGN-02", "ALIGN-03"),
    Behavior("C6", "priorities of stacks", claims: "STACK-20", "STACK-22"),
    Behavior("C7", "the edges that a background ignores", claims: "SAFE-02"),
    Behavior("C8", "no dropped delivery in a loop", claims: "LOOP-01", "LOOP-02"),
    Behavior("C9", "the default of empty dynamic containers", claims: "PREF-08", "PREF-45", "PREF-74"),
    Behavior("C10", "the drawing order of a removed view", claims: "TRANS-07"),
    Behavior(
      "C11", "precedence of several priorities", claims: "STACK-23", "STACK-24", "STACK-25", "DRAW-03", "LAYOUT-08"),
    Behavior("C12", "a geometry reader without a proposal", claims: "COORD-19", "FRAME-14"),
  ]
}
