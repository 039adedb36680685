extension Inspection.Article {
  /// The article of the catalogue, word by word.
  static let latentFeedback = Inspection.Article(
    name: "LatentFeedback",
    text: #"""
      # Latent feedback

      A small change of a state would return to the state undiminished.

      ## What happens

      `ViewHost.probeFeedback()` changes each state that a reader writes by one point, in a copy of the tree, and measures the change
      that returns: the *gain* of the cycle.

      - With a gain below 1, a disturbance decays.
      - With a gain of 1, the state keeps any value that it reaches, whatever caused it.
      - With a gain above 1, a disturbance grows.

      The tree can be stable until a disturbance occurs, such as a longer text, another font, or a narrower window. A two-state
      switch that keeps its position is reported as a note: both positions are stable, and the earlier state determines which one is
      shown.

      ## Broken

      ```swift
      Color.red.frame(height: natural).frame(height: height)        // keeps any height: gain 1
        .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
        .onPreferenceChange(Height.self) { height = $0 }
      ```

      ## Repaired

      ```swift
      Color.red.frame(height: natural)
        .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
        .frame(height: height)                                      // measures inside the frame: gain 0
        .onPreferenceChange(Height.self) { height = $0 }
      ```
      """#)
}
