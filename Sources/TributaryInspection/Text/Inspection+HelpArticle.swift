extension Inspection {
  /// An article of the diagnostics catalog, included so that a page can show it without the catalog.
  public struct HelpArticle: Codable, Sendable, Equatable {
    /// The name, as in ``Finding/article``.
    public var name: String
    /// The text in the Markdown of documentation catalogs.
    public var text: String

    /// Creates an article from its name and text.
    ///
    /// - Parameters:
    ///   - name: The name, as in ``Finding/article``.
    ///   - text: The text in the Markdown of documentation catalogs.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }
}

extension Inspection.HelpArticle {
  /// The articles about loops, which are too long for a diagnostic page.
  static let all = [feedbackLoop, latentFeedback]

  /// Returns the articles that findings name, without duplicates.
  static func all(about findings: [Inspection.Finding]) -> [Inspection.HelpArticle] {
    let names = Set(findings.map(\.article))
    return all.filter { names.contains($0.name) }
  }
}

extension Inspection.HelpArticle {
  /// The article of the catalog, verbatim.
  static let latentFeedback = Inspection.HelpArticle(
    name: "LatentFeedback",
    text: #"""
      # Latent feedback

      A small change of a state would feed back into the state without decay.

      ## What happens

      `ViewHost.probeFeedback()` changes each state that a reader writes, in a copy of the tree, and measures the change that
      returns: the *gain* of the cycle. It changes a length by 1, 10, and 100 points in both directions, because a view that
      has more space than it uses responds only to a large change. The greatest gain counts.

      - With a gain between −1 and 1, a disturbance decays.
      - With a gain of 1, the state keeps any value that it reaches, whatever caused it.
      - With a gain of −1, the state alternates between two values.
      - With a gain above 1 or below −1, a disturbance grows.

      The tree can be stable until a disturbance occurs, such as a longer text or another font. The method therefore measures
      the gains also with texts that are 4, 16, and 64 times as large; the line `texts` of the report contains the smallest
      scale at which the gain is reported. Other windows are the subject of a sweep: see `LayoutSweep`. A two-state switch
      that keeps its position is reported as a note: both positions are stable, and the earlier state determines which one is
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

extension Inspection.HelpArticle {
  /// The article of the catalog, verbatim.
  static let feedbackLoop = Inspection.HelpArticle(
    name: "FeedbackLoop",
    text: #"""
      # Feedback loop

      A value that a view publishes changes the same view through state.

      ## What happens

      A reader (`onPreferenceChange`, `onGeometryChange`, `onChange`, `onAppear`, or `task`) writes a state. A body reads that
      state and resizes a view. The resized view publishes another value, and the reader is called again. The page draws this
      cycle and shows the last passes.

      A condition in the body can also insert or remove a view, so that the measured view has another size. The page then
      names this view and the measured lengths with and without it. Values of `onGeometryChange`, `onChange`, and similar
      modifiers are named by the modifier and their type, such as `onGeometryChange(for: CGFloat)`. Anchors are printed as
      rectangles or points in the root: `Anchor(20, 40, 60 × 20)` is 60 points wide.

      The verdict depends on the values:

      - **oscillating**: the same values return. `period` is the number of passes after which all values of the loop repeat: 2
        if two values alternate, 4 if two states are written from each other in turn. `passesPerRound` is the number of passes
        for one round of the loop. The verdict is certain after two recorded rounds. Recording starts with the second pass, so
        this is pass 2 × period + 2. The loop then continues for less than one period, until its states have the lowest values
        of the period. The final state therefore does not depend on where the loop was entered.
      - **diverging**: each round adds the same amount (`step`), or multiplies the change (`ratio` of at least 1).
      - **jitter**: the values differ only by rounding, by about a billionth of their magnitude. Near zero, the threshold is
        the rounding error of sums as large as the reader's position in the root, and it applies only if the values do not
        drift. The difference is absorbed, and the frame counts as settled.
      - **churning**: each value differs from all earlier ones although no geometry changes, because of new identifiers,
        dates, or unconditional writes.
      - **unsettled**: the frame reached the limit of passes before any of these could be proven.

      ### How a loop ends

      A loop is stopped at a delivery of a measured value. The host withholds that delivery until a value outside the loop
      changes, and computes every view from the current state. Elapsed time alone does not restart a stopped loop, even while
      other views are animated.

      Values that converge are not a loop. The host lets them settle.

      A body is evaluated again only if an input has changed. The closure of a `ForEach` that captures no values equals the
      closure of the previous evaluation, so its elements are not created again, even if each run would publish a new `UUID`
      and a reader stores it. The closure runs for at most two evaluations, the state has the values of the last run, and
      there is no loop and no finding. If the closure captures a value, it runs with each evaluation, and the same rows are a
      churning loop.

      ### Loops that add readers

      A page that pushes another page when it appears, or a row that appends a row, is also one loop, although each reader is
      called only once. The loop is identified by the modifier that all of its readers share. The withheld deliveries stay
      withheld for each page or row that is added later. An event, or a change of other state, allows eight more passes, in
      which the loop can end. New content, a new size, or a new environment from the owner of the host allows the full number
      of passes again. Elements of a `ForEach` or of a lazy container that append elements when they appear can continue for
      eight frames before the loop is reported, because such a chain usually ends, like one that loads the next page of a
      list. A loop that doubles with every pass ends as soon as that is certain.

      ### Loops through objects and tasks

      A write to an observable object during the evaluation of a view cannot be undone. If displaying the new value causes the
      same write again, the picture does not show the last value, and the page states this.

      A loop that leaves the frame through a `Task` or a queue is followed from frame to frame.

      ### How the cycle is found

      To determine which state drives which reader, the host changes each state in a copy of the tree and observes the
      readers. Bodies, layouts, and `reduce` run in the copy as they do in the tree; actions do not run. A recording alone
      cannot provide this answer, because one body can read several states. The host creates the copy only for a loop that was
      found, or that is about to exhaust the passes of its frame. `FrameReport.counts` excludes the work in the copy, so that
      tests can rely on the counts of frames that settle.

      ## Broken

      ```swift
      struct Bubble: View {
        @State private var isCollapsed = false

        var body: some View {
          LongText()
            .frame(height: isCollapsed ? 150 : nil)
            .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
            .onPreferenceChange(Height.self) { isCollapsed = $0 > 150 }   // 424, then 150, then 424 …
        }
      }
      ```

      ## Repaired

      ```swift
      struct Bubble: View {
        @State private var isCollapsed = false

        var body: some View {
          LongText()
            .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
            .frame(height: isCollapsed ? 150 : nil)                       // the measured view is inside
            .onPreferenceChange(Height.self) { isCollapsed = $0 > 150 }
        }
      }
      ```

      ## Solutions, most common first

      1. Measure inside the view that the state resizes: place the reader before the `.frame` or `.padding`.
      2. If the state only positions a view, publish an anchor and draw in `overlayPreferenceValue`. This needs no state and
         one pass.
      3. Base the decision on the size of the container or on the model, not on the view that the decision resizes.
      4. If the measured value decides whether a view exists, let the layout decide: `ViewThatFits` shows the first content
         that fits. Otherwise, measure around the condition, or use two thresholds that differ by more than the view changes
         the value.
      5. Reserve the space in both cases, and hide a view with `.opacity` instead of removing it.
      6. Write state only when the value changes. Create identifiers where the work starts.
      7. If two states are computed from each other, store only one of them.

      `swift run LoopDoctor` shows a page for each kind of loop. `ViewHost.probeFeedback()` finds cycles that have not caused
      a loop yet.
      """#)
}
