extension Inspection.Article {
  /// The article of the catalogue, word by word.
  static let feedbackLoop = Inspection.Article(
    name: "FeedbackLoop",
    text: #"""
      # A feedback loop

      A value that a view publishes comes back to that view through a state.

      ## What happens

      A reader (`onPreferenceChange`, `onGeometryChange`, `onChange`, `onAppear`, `task`) writes a state; a body reads that state and resizes
      something; what is resized is measured, and the reader is told again. The page draws this cycle and shows the last passes. What the values
      do decides what it is called:

      - **oscillating**: the same values come back. `period` counts passes, the distance at which everything on the loop repeats: 2 if two values take
        turns, 4 if two states are written from each other in turn. `passesPerRound` says how many of them the loop takes to go round once.
        It is certain when two rounds are on record, which begins with the second pass: in pass 2 × period + 2. The loop then goes on, for less than one
        period, to the least of its states, so that it is left in the same one wherever it was entered.
      - **diverging**: every round adds the same (`step`) or multiplies the change (`ratio` of at least 1).
      - **jitter**: the values differ by rounding only: by a billionth of the numbers themselves. Near zero, where the numbers say nothing, rounding is
        what sums of lengths as large as the reader's place in the root leave, and only if it leads nowhere. It is absorbed, and the frame counts as settled.
      - **churning**: the state is never equal to what it was, though nothing moves: fresh ids, dates, unconditional writes.
      - **unsettled**: none of these could be proven within the limit of passes.

      No reader has to be told anything twice: a page that pushes the next one when it appears, or a row that appends a row, is one loop as well. It is known by
      the modifier that all of them have, and what was withheld of it stays so for every page or row that comes later. An event or another state lets it go on for
      eight passes, in which it may come to an end; what the owner of the host gives it (content, size, environment) lets it have all passes again. Rows that a lazy container makes as far as they
      are seen may go on for eight frames before that. What doubles with every pass ends as soon as that is certain.

      What a view writes to an observable object while it is evaluated cannot be taken back; if showing it makes the view write again, the last value is not in the
      picture, and the page says so.

      Time alone opens no loop again, however many views move meanwhile.

      Values that come nearer with every round are no loop: they are left to come to rest. A loop is opened where something is measured: that delivery is
      withheld until something outside the loop changes, and every view is computed from the state that stands. A loop whose cycle leaves the frame
      through a `Task` or a queue is followed from frame to frame.

      Which state drives which reader is found out in a copy of the tree, in which states are changed one by one; bodies, layouts and `reduce` run there as
      in the tree, actions do not. No record could tell it, since one body may read several states. The copy is made for a loop that was found or that is
      about to use up the passes of its frame: an error is worth its proof, a note is not, and none runs anything. `FrameReport.counts` counts the frame, and
      leaves out what ran in the copy, so that a promise about frames that settle can be held to by the same numbers.

      ## Broken

      ```swift
      struct Bubble: View {
        @State private var isCollapsed = false

        var body: some View {
          LongText()
            .frame(height: isCollapsed ? 150 : nil)
            .background(GeometryReader { Color.clear.preference(key: Height.self, value: $0.size.height) })
            .onPreferenceChange(Height.self) { isCollapsed = $0 > 150 }   // 424, so 150, so 424 …
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
            .frame(height: isCollapsed ? 150 : nil)                       // what is measured is inside
            .onPreferenceChange(Height.self) { isCollapsed = $0 > 150 }
        }
      }
      ```

      ## Ways out, commonest first

      1. Measure inside what the state resizes: put the reader before the `.frame` or `.padding`.
      2. If the state only positions something, publish an anchor and draw in `overlayPreferenceValue`: no state, one pass.
      3. Decide from the size of the container, or from the model, and not from what the decision resizes.
      4. Reserve the room in both cases; hide a view with `.opacity` instead of taking it away.
      5. Write only on a real change; make ids where the work starts.
      6. Of two states that are computed from each other, store one.

      `swift run LoopDoctor` shows a page of each kind, and `ViewHost.probeFeedback()` finds cycles that have not looped yet.
      """#)
}
