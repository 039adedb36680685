extension Behavior {
  /// Anchors and coordinate spaces.
  static let geometry = [
    Behavior("3.1", "sources of anchors and their composition", claims: "ANCHOR-01", "ANCHOR-12"),
    Behavior("3.2", "unit points and points", claims: "ANCHOR-02"),
    Behavior("3.3", "a move that changes an anchor", claims: "ANCHOR-03"),
    Behavior("3.4", "anchors in a proxy's space", claims: "ANCHOR-04"),
    Behavior("3.5", "numbers of one anchor in two spaces", claims: "ANCHOR-05"),
    Behavior("3.6", "offsets inside and outside", claims: "ANCHOR-07"),
    Behavior("3.7", "scales", claims: "ANCHOR-08", "ANCHOR-13"),
    Behavior("3.8", "boxes of rotated rectangles", claims: "ANCHOR-09"),
    Behavior("3.9", "inside one rotation", claims: "ANCHOR-10"),
    Behavior("3.10", "a proxy of a removed view", claims: "ANCHOR-23"),
    Behavior("3.11", "anchors need no names", claims: "ANCHOR-11"),
    Behavior("3.12", "arrays and optionals of anchors", claims: "ANCHOR-12"),
    Behavior("4.1", "forms of spaces, including the deprecated one", claims: "COORD-01", "COORD-31", "SCROLL-20"),
    Behavior("4.2", "local and global", claims: "COORD-01", "COORD-02"),
    Behavior("4.3", "names are visible below only", claims: "COORD-03"),
    Behavior("4.4", "the inner one of two names", claims: "COORD-04"),
    Behavior("4.5", "an unknown name", claims: "COORD-05"),
    Behavior("4.6", "bounds of a named space", claims: "COORD-06", "COORD-14", "COORD-15"),
    Behavior("4.7", "the order of modifiers", claims: "COORD-07"),
    Behavior("4.8", "the comparison of names", claims: "COORD-08"),
    Behavior("4.9", "nested names", claims: "COORD-04", "COORD-09"),
  ]
}
