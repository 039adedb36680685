extension Behavior {
  /// Updates, animation, transitions, lifecycle, and gestures.
  static let motion = [
    Behavior("11.1", "passes, writes, and values in bodies", claims: "LIFE-23", "LAB-14", "LAB-16", "ANIM-26"),
    Behavior("11.2", "transactions", claims: "ANIM-20", "ANIM-21", "ANIM-24", "ANIM-10", "ANIM-17", "ANIM-66"),
    Behavior("11.3", "retargeting", claims: "ANIM-11", "ANIM-12", "ANIM-13"),
    Behavior(
      "11.4", "curves, springs, and their values", claims: "ANIM-01", "ANIM-02", "ANIM-03", "ANIM-04", "ANIM-05",
      "ANIM-06", "ANIM-08", "ANIM-27", "ANIM-62", "ANIM-63", "ANIM-64", "ANIM-65"),
    Behavior(
      "11.5", "transitions", claims: "TRANS-01", "TRANS-03", "TRANS-05", "TRANS-12", "TRANS-13", "TRANS-15",
      "TRANS-17", "TRANS-35"),
    Behavior(
      "11.6", "identity and lifetime", claims: "LIFE-03", "TRANS-25", "TRANS-26", "EACH-02", "LIFE-06", "LIFE-20",
      "LIFE-21"
    ),
    Behavior("11.7", "corrections", claims: "ANIM-11", "ANIM-02", "ANIM-14"),
    Behavior(
      "12", "gestures, their thresholds, and truth tables", claims: "GESTURE-34", "GESTURE-35", "GESTURE-36",
      "GESTURE-37",
      "GESTURE-20", "GESTURE-13", "GESTURE-01", "GESTURE-02", "GESTURE-04", "GESTURE-06"),
    Behavior(
      "13", "errors of a reimplementation", claims: "ALIGN-13", "ALIGN-15", "ALIGN-11", "ALIGN-02", "PREF-31",
      "LAYOUT-03", "ANIM-14"),
  ]
}
