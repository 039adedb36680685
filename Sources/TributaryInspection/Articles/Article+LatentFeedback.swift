extension Inspection.Article {
  /// The article of the catalogue, word by word.
  static let latentFeedback = Inspection.Article(
    name: "LatentFeedback",
    text: #"""
      # Feedback that has not shown yet

      A small change of a state would come back to it undiminished.

      ## What happens

      `ViewHost.probeFeedback()` changes each state that a reader writes by a point, in a copy of the tree, and looks at what comes back: the *gain* of the
      cycle. Below 1 a disturbance dies away. At 1 whatever stands stays, however it came about; above, it grows. The tree may be at rest all the same, as long as
      nothing disturbs it: until a longer text, another font or a narrower window does. A switch that stays where it is put is a note: it has two stable
      answers, and which one it shows depends on what was before.

      ## Broken

      ```swift
      Color.red.frame(height: natural).frame(height: height)        // height is what it was once: gain 1
        .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
        .onPreferenceChange(Height.self) { height = $0 }
      ```

      ## Repaired

      ```swift
      Color.red.frame(height: natural)
        .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
        .frame(height: height)                                      // measured inside: gain 0
        .onPreferenceChange(Height.self) { height = $0 }
      ```
      """#)
}
