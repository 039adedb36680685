extension DiagnosticCode {
  /// The severity that a diagnostic of this code has unless its maker says otherwise.
  public var defaultSeverity: Severity { wording.severity }

  package var wording: DiagnosticWording {
    switch self {
    case .feedbackLoop: FeedbackLoop.Verdict.unsettled.wording
    case .latentFeedback, .stateWrittenDuringUpdate, .objectWrittenDuringUpdate, .stateWrittenOffMain, .reentrantUpdate,
      .clockOverrun,
      .missingReflectionMetadata, .stateOutsideTree, .missingEnvironmentObject:
      updateWording
    case .nestingTooDeep, .duplicateIdentifier, .unknownIdentifier, .duplicateForEachID, .forEachRangeChanged,
      .tooManyElements,
      .duplicateGeometrySource, .missingNavigationDestination, .failedDrop:
      structureWording
    case .invalidDimension, .contradictoryFrame, .misplacedSubview, .frameDependsOnItself, .unknownCoordinateSpace,
      .staleAnchor:
      geometryWording
    case .unreadableImage, .unknownSymbol: pictureWording
    case .hiddenPreference, .defaultIsNotIdentity, .foldDependsOnGrouping: preferenceWording
    }
  }

  private var updateWording: DiagnosticWording {
    switch self {
    case .latentFeedback:
      DiagnosticWording(
        .warning, "A change of a state comes back to it undiminished: other values would loop, or never come to rest.",
        did: "Nothing: the tree has settled with the values that stand.",
        try: "Measure a view that the state does not resize: put the reader inside the frame that the state sets.",
        "Compute the state from the model or from the container instead of measuring what it changes.")
    case .objectWrittenDuringUpdate:
      DiagnosticWording(
        .error, "An observable object was written while views were being evaluated.",
        did: "The views that had read the property are evaluated again after the walk, as another pass.",
        try: "Write it in an action: `onChange`, `onAppear`, `task`, a gesture or a button.",
        "If the value follows from others, make it a computed property of the object.")
    case .stateWrittenOffMain:
      DiagnosticWording(
        .warning, "A state, or the proxy of a view, was used off the main thread.",
        did:
          "A write is applied on the main actor, with the next update; a read gives a whole value, a proxy answers zero.",
        try: "Use it on the main actor: `await MainActor.run { … }` or `Task { @MainActor in … }`.")
    case .reentrantUpdate:
      DiagnosticWording(
        .error, "A host was asked to update by a closure that it was running.",
        did: "The request is taken up after the running frame.",
        try: "Write a state in the closure instead: the host settles by itself.",
        "Drive the host from outside its views.")
    case .clockOverrun:
      DiagnosticWording(
        .warning,
        "More is due within a moment than a clock can wait for: what is done asks for more at once, for ever.",
        did: "The clock goes on without the rest, which is done with the next update of the clock, late.",
        try: "Give what repeats an interval of a millisecond or more.",
        "Do not start a timer or an animation from its own end without a pause.")
    case .missingReflectionMetadata:
      DiagnosticWording(
        .error, "A view's property wrappers cannot be found: their type has no record of where they stand.",
        did: "The view is shown, but its wrappers are not connected and its state is not kept.",
        try: "Compile the module that declares the type without `-disable-reflection-metadata`.",
        "Let a struct hold the wrappers: an enum, an optional and an object have no place for each of them.")
    case .stateOutsideTree:
      DiagnosticWording(
        .warning, "A state was used that belongs to no view in the tree.",
        did: "It has its initial value, which nothing changes: a write to it is lost.",
        try:
          "Make it a property of a view, a modifier, a style or a gesture, or of a struct that is a `DynamicProperty`.",
        "Hand a `Binding`, or an observable object, to what is no view.",
        "In an initializer set the property itself: `_count = State(initialValue: 1)`.")
    case .missingEnvironmentObject:
      DiagnosticWording(
        .error, "A view reads an object from the environment that no ancestor put there.",
        did: "The view is not evaluated and shows nothing until the object comes.",
        try: "Put `.environment(object)`, or `.environmentObject(object)`, on an ancestor of the view.",
        "Read it as an optional: `@Environment(Model.self) private var model: Model?`.")
    default:
      DiagnosticWording(
        .error, "A state was written while views were being evaluated.",
        did: "The write is not applied.",
        try: "Write it in an action: `onChange`, `onAppear`, `task`, a gesture or a button.",
        "If the value follows from others, compute it instead of storing it.")
    }
  }

  private var structureWording: DiagnosticWording {
    switch self {
    case .duplicateIdentifier:
      DiagnosticWording(
        .note, "An accessibility identifier stands on two views.",
        did: "Questions about it answer for the first view in tree order.",
        try: "Make the identifiers distinct, for instance by adding the row's id.")
    case .unknownIdentifier:
      DiagnosticWording(
        .warning, "No view carries the accessibility identifier that was asked for.",
        did: "The request has no effect.",
        try: "Put `.accessibilityIdentifier(…)` on the view, and check the spelling.",
        "Call `update()` first if the view has just been added.")
    case .duplicateForEachID:
      DiagnosticWording(
        .warning, "Two elements of one ForEach have the same id.",
        did: "Each row keeps its own state; equal ids are told apart by their order.",
        try: "Use an id that is unique in the collection: `ForEach(items, id: \\.id)`.",
        "Remove the repeated elements before they reach the view.")
    case .forEachRangeChanged:
      DiagnosticWording(
        .note, "The range of a ForEach over a constant range has changed.",
        did: "The rows follow the new range.",
        try: "Say that the range may vary: `ForEach(0..<count, id: \\.self)`.")
    case .tooManyElements:
      DiagnosticWording(
        .error, "A ForEach has more elements than can be made.",
        did: "The first of them are shown.",
        try: "Put it into a lazy container: `LazyVStack`, `LazyVGrid` or `List` makes the rows that are seen.",
        "Give the collection an end that somebody may scroll to.",
        "Raise `UpdateLimits.maximumElements` if all of them are meant.")
    case .duplicateGeometrySource:
      DiagnosticWording(
        .warning, "Two views claim to be the source of one matched-geometry group.",
        did: "The first in tree order is the source.",
        try: "Pass `isSource: false` for every view of the group but one.")
    case .failedDrop:
      DiagnosticWording(
        .warning, "Something was dropped, and no value could be made of it.",
        did: "The action of the view that it was dropped on was not called.",
        try: "Let the type that is dropped on export and import the same data: encode what is decoded.",
        "Export under a content type only what values of that type can be made of.")
    case .missingNavigationDestination:
      DiagnosticWording(
        .warning, "A navigation stack was asked for the page of a value that none is declared for.",
        did: "A page with a warning sign stands for a value in the path; one that the path cannot hold is dropped.",
        try: "Put `.navigationDestination(for: Value.self) { value in … }` on a view inside the stack.",
        "Push a value of exactly that type: an optional, or an id of another type, is not the same.")
    default:
      DiagnosticWording(
        .error, "Views are nested too deeply.",
        did: "The nesting was cut off; what is above the cut is shown.",
        try: "If a body contains its own type, give the recursion an end.",
        "Raise `UpdateLimits.maximumDepth` if the depth is meant.")
    }
  }

  private var geometryWording: DiagnosticWording {
    switch self {
    case .invalidDimension:
      DiagnosticWording(
        .warning, "A length is negative or not finite.",
        did: "It counts as absent where it may be left out, otherwise as zero.",
        try: "Clamp the value before it reaches the modifier: `max(0, value)`.",
        "Look for a division by zero where the value is computed.")
    case .contradictoryFrame:
      DiagnosticWording(
        .warning, "A frame's minimum, ideal and maximum contradict each other.",
        did: "The minimum holds; the ideal and the maximum are raised to it.",
        try: "Keep minimum ≤ ideal ≤ maximum on each axis.")
    case .misplacedSubview:
      DiagnosticWording(
        .note, "A layout did not place a subview exactly once, inside its bounds.",
        did: "The last placement counts; a subview that was not placed stands in the middle of the bounds.",
        try: "Call `place` once for every subview in `placeSubviews`.")
    case .frameDependsOnItself:
      DiagnosticWording(
        .note, "A frame relative to a scroll view decides the length that the scroll view is offered.",
        did: "The scroll view was measured with the container around; the frame follows from what it was offered then.",
        try: "Give the scroll view a length on that axis: `.frame(width: …)` or `.frame(maxWidth: .infinity)`.",
        "Scroll along that axis in one of the scroll views only.")
    case .staleAnchor:
      DiagnosticWording(
        .warning, "An anchor was resolved after the view that made it had left the tree.",
        did: "It resolves to the last place that the view had.",
        try: "Resolve anchors in the closure that receives them; do not store them in a state.")
    default:
      DiagnosticWording(
        .note, "A coordinate space was named that no ancestor defines.",
        did: "The answer is in global coordinates.",
        try: "Put `.coordinateSpace(name)` on a view that contains the reader.",
        "Check that both names have the same type and spelling.")
    }
  }

  private var pictureWording: DiagnosticWording {
    switch self {
    case .unreadableImage:
      DiagnosticWording(
        .warning, "An image cannot be shown.",
        did: "A crossed box with the image's name stands in its place.",
        try: "Check the spelling, and that the file is among the resources of the target.",
        "Name the bundle of a package's resources: `Image(\"name\", bundle: .module)`.",
        "Save the file as PNG or JPEG.")
    default:
      DiagnosticWording(
        .warning, "No symbol has the name that was asked for.",
        did: "A box with a question mark stands in its place.",
        try: "Use one of the near names, if any.",
        "Draw it: a `Shape`, or an image file.")
    }
  }

  private var preferenceWording: DiagnosticWording {
    switch self {
    case .hiddenPreference:
      DiagnosticWording(
        .note, "A preference hides a value that a view below it publishes for the same key.",
        did: "Only the outer value takes part.",
        try: "Use `transformPreference` to add to what is below instead of replacing it.",
        "Move the outer `preference` to a sibling, or remove it.")
    case .foldDependsOnGrouping:
      DiagnosticWording(
        .note, "The value of a key depends on how the views that publish it are grouped.",
        did: "The values are folded container by container, as SwiftUI does.",
        try:
          "Write `reduce` so that it may merge in any grouping: collect values in an array, add, or take the greatest.",
        "Publish what the calculation needs, and calculate where it is read.")
    default:
      DiagnosticWording(
        .note, "Folding a key's default onto a value changes the value.",
        did: "The default of an empty dynamic container was folded in, as SwiftUI does; readers get what came of it.",
        try: "Write `reduce` so that `reduce(&x) { defaultValue }` leaves `x` as it is.")
    }
  }
}
