extension DifferenceRegister {
  /// One entry per claim, in the order of the identifiers.
  static let entries = [
    Entry(
      "ALIGN-11", .unmeasured,
      here: "The width of a `VStack` is the union of the extents of its children, and so is the height of an `HStack`.",
      inSwiftUI: "The extents include the alignment line.",
      reason: "The alignment line is not part of any child."),
    Entry(
      "ANCHOR-10", .deliberate, here: "An anchor that is read inside the same rotated container is exact.",
      inSwiftUI: "The anchor is converted through an enlarged bounding box.",
      reason: "An exact result is correct for every use of an anchor."),
    Entry(
      "ANIM-14", .deliberate, here: "The displayed value depends only on the time, not on the number of steps.",
      inSwiftUI: "The value depends on the times of the frames.", reason: "Tests and recordings must be reproducible."),
    Entry(
      "ANIM-61", .missing, here: "A font changes immediately. The frame of the text is animated.",
      inSwiftUI: "Recent versions interpolate the size and weight of the glyphs.",
      reason: "Glyphs are not interpolated."),
    Entry(
      "COORD-12", .deliberate, here: "An unknown coordinate space is reported with the names in scope.",
      inSwiftUI: "No message.", reason: "The usual cause is a misspelled name."),
    Entry(
      "COORD-32", .deliberate, here: "Positions are exact at every display scale.",
      inSwiftUI: "Positions are rounded to pixels when they are read.",
      reason: "Anchors and frames must agree, on every device."),
    Entry(
      "DRAW-08", .unmeasured, here: "Preferences are folded in view order, regardless of the `zIndex`.",
      inSwiftUI: "Preferences are folded in drawing order.",
      reason: "Apple documents that `reduce` follows view-tree order."
    ),
    Entry(
      "DRAW-15", .unmeasured, here: "`zIndex` does not reorder preferences in any container.",
      inSwiftUI: "Preferences are folded in drawing order.",
      reason: "Apple documents that `reduce` follows view-tree order."
    ),
    Entry(
      "DRAW-20", .unmeasured, here: "The display list contains exact frames. A device rounds edges when it draws.",
      inSwiftUI: "Frames are rounded to pixels: thirds of 100 points are 33, 34, and 33.",
      reason: "Fragments are relative and shared, so a moved fragment is not drawn again."),
    Entry(
      "EACH-06", .deliberate, here: "`ForEach(0..<count)` follows a changed range, with a note.",
      inSwiftUI: "The range is read once, with a warning.", reason: "Ignoring the change is never intended."),
    Entry(
      "EFFECT-05", .missing,
      here: "An effect with perspective is drawn as its affine approximation at the center of the view.",
      inSwiftUI: "Perspective is drawn.", reason: "The display list supports affine transforms only."),
    Entry(
      "EQUAL-05", .changeable,
      here: "Bindings are equal if they have the same location, path, and transaction.",
      inSwiftUI: "Bindings are compared by location and value.",
      reason: "A view that does not read the value does not need to be evaluated."),
    Entry(
      "EQUAL-07", .changeable,
      here: "An enum without `Equatable` is compared by its bits, and by its case and payload if the bits differ.",
      inSwiftUI: "The enum is compared by its bits.",
      reason: "The comparison of the payload saves evaluations and cannot leave a view outdated."),
    Entry(
      "IMAGE-06", .deliberate, here: "An unreadable image appears as a box, with one warning.",
      inSwiftUI: "The image is empty.", reason: "The layout around the image is preserved, and the error is visible."),
    Entry(
      "LAZY-05", .deliberate,
      here: "A row of a lazy container keeps its state while it is outside the viewport.",
      inSwiftUI: "The state is deleted some time after the row has left the viewport.",
      reason: "State follows identity, in lazy containers as in all other views."),
    Entry(
      "LAZY-31", .changeable,
      here: "In a lazy container, the bodies of individually listed views run before the views are visible.",
      inSwiftUI: "Their bodies run when the views become visible.",
      reason: "The length of the content is exact, not estimated."),
    Entry(
      "LAZY-37", .changeable,
      here: "An element of a `ForEach` with several views is evaluated as a whole, and its views appear together.",
      inSwiftUI: "Each view of the element is loaded when it becomes visible.",
      reason: "An element is the unit of identity and of estimated lengths."),
    Entry(
      "LAZY-38", .changeable,
      here: "Each `ForEach` in a lazy stack evaluates its first row at once, by which it estimates the others.",
      inSwiftUI: "Only visible views are evaluated, and their mean length estimates that of all others.",
      reason: "Lists with several kinds of rows have better estimates."),
    Entry(
      "LIST-26", .changeable, here: "A row that leaves the data of a list and returns has new state.",
      inSwiftUI: "The row keeps its state.", reason: "State follows identity, in lists as in all other views."),
    Entry(
      "LOOP-01", .unmeasured, here: "All deliveries of a chain that settles run in one frame.",
      inSwiftUI: "The third delivery of a modifier in a frame is ignored.",
      reason: "A dropped delivery leaves a view outdated without a message."),
    Entry(
      "LOOP-03", .deliberate,
      here: "A loop is reported with its writer, key, reader, state, and layout, with values and source locations.",
      inSwiftUI: "The message contains the type of the key.", reason: "The report must be sufficient to fix the loop."),
    Entry(
      "LOOP-05", .unmeasured, here: "A loop of `onGeometryChange` is reported, regardless of its period.",
      inSwiftUI: "The loop stops silently if a value is one of the last three.",
      reason: "A loop is never ended without a message."),
    Entry(
      "LOOP-06", .unmeasured, here: "A frame runs as many passes as it needs, up to a limit of 64 by default.",
      inSwiftUI: "A frame has at most 8 passes.", reason: "A chain that settles must be completed."),
    Entry(
      "OBJECT-05", .deliberate, here: "A view without its environment object is empty, and an error is reported.",
      inSwiftUI: "The program ends.", reason: "A running program can report where the object is missing."),
    Entry(
      "OBJECT-11", .missing,
      here:
        "A body that reads two properties of an `@Observable` object, one written in `withAnimation` and one after it, "
        + "animates both.",
      inSwiftUI: "The second change takes effect at once, as for state and for `ObservableObject`.",
      reason: "Observation notifies a body of one change for each evaluation, so the second write is not noticed."),
    Entry(
      "PREF-31", .unmeasured, here: "Preferences are folded in view order, regardless of the `zIndex` of the siblings.",
      inSwiftUI: "Preferences are folded in drawing order if a sibling has a `zIndex`.",
      reason: "Apple documents that `reduce` follows view-tree order."),
    Entry(
      "PREF-54", .unmeasured,
      here: "Deliveries run in post-order: the modifiers of a view from the inside out, and siblings in view order.",
      inSwiftUI: "Deliveries run in the order of discovery.",
      reason: "A fixed order makes results reproducible."),
    Entry(
      "SCROLL-19", .missing, here: "Scroll indicators are drawn only on request.",
      inSwiftUI: "Indicators appear during scrolling.", reason: "Transient indicators are not implemented."),
    Entry(
      "STATE-10", .missing,
      here: "The initial value of state is evaluated each time a parent creates the view. The first object is kept.",
      inSwiftUI: "A class instance is created once, since the 2027 releases.",
      reason: "A property wrapper that defers the value cannot be assigned in an initializer: `self.model = Model()`."),
    Entry(
      "STORAGE-02", .deliberate,
      here: "`@AppStorage` stays in memory without a store. A live or served app provides a store in a file.",
      inSwiftUI: "`@AppStorage` uses the user defaults.",
      reason: "A test must not depend on the values that another run stored."),
    Entry(
      "SYMBOL-04", .deliberate, here: "An unknown symbol appears as a box, with a warning that lists similar names.",
      inSwiftUI: "The image is empty, and the console shows a message.",
      reason: "The layout around the symbol is preserved, and the error is visible."),
    Entry(
      "TEXT-74", .changeable, here: "A number in an interpolated text has the digits that Swift prints: 1234567.",
      inSwiftUI: "The number is formatted for the locale: 1,234,567.",
      reason: "Pictures and tests should not depend on a locale. `Text(_:format:)` formats numbers."),
    Entry(
      "TRANS-07", .deliberate, here: "A removed view keeps its place in the drawing order during its transition.",
      inSwiftUI: "The view moves behind its siblings if all have the same `zIndex`.",
      reason: "A removal should not change what covers the view."),
    Entry(
      "TRANS-36", .missing, here: "A transition with a body has no effect outside the condition or id: the view fades.",
      inSwiftUI: "The body applies to the old and the new view.",
      reason: "The body surrounds both views. A transition directly on the view has its effect."),
  ]
}
