extension DiagnosticCode {
  /// The default severity of diagnostics with this code.
  public var defaultSeverity: Severity { wording.severity }

  package var wording: DiagnosticWording {
    switch self {
    case .feedbackLoop: FeedbackLoop.Verdict.unsettled.wording
    case .latentFeedback, .stateWrittenDuringUpdate, .objectWrittenDuringUpdate, .stateWrittenOffMain, .reentrantUpdate,
      .clockOverrun,
      .missingReflectionMetadata, .stateOutsideTree, .missingEnvironmentObject:
      updateWording
    case .nestingTooDeep, .duplicateIdentifier, .unknownIdentifier, .unknownScrollTarget,
      .duplicateForEachID, .forEachRangeChanged,
      .tooManyElements,
      .duplicateGeometrySource, .missingNavigationDestination, .invalidPickerSelection, .failedDrop:
      structureWording
    case .invalidDimension, .contradictoryFrame, .misplacedSubview, .frameDependsOnItself, .unknownCoordinateSpace,
      .staleAnchor:
      geometryWording
    case .unreadableImage, .unknownSymbol, .shaderNotApplied: pictureWording
    case .hiddenPreference, .defaultIsNotIdentity, .foldDependsOnGrouping: preferenceWording
    }
  }

  private var updateWording: DiagnosticWording {
    switch self {
    case .latentFeedback:
      DiagnosticWording(
        .warning, "A change of a state feeds back without decay: with other values, the tree may never settle.",
        did: "Nothing: the tree settled with the current values.",
        try: "Measure a view that the state does not resize: put the reader inside the frame that the state sets.",
        "Compute the state from the model or from the container instead of measuring what it changes.")
    case .objectWrittenDuringUpdate:
      DiagnosticWording(
        .error, "An observable object was written while views were being evaluated.",
        did: "The views that read the property are evaluated again in another pass.",
        try: "Write it in an action: `onChange`, `onAppear`, `task`, a gesture or a button.",
        "If the value follows from others, make it a computed property of the object.")
    case .stateWrittenOffMain:
      DiagnosticWording(
        .warning, "A state, or the proxy of a view, was used off the main thread.",
        did:
          "A write is applied on the main actor with the next update. A read returns a consistent value; a proxy returns zero.",
        try: "Use it on the main actor: `await MainActor.run { … }` or `Task { @MainActor in … }`.")
    case .reentrantUpdate:
      DiagnosticWording(
        .error, "A closure requested an update of the host that was running it.",
        did: "The update is deferred until the current frame ends.",
        try: "Write a state in the closure instead: the host updates automatically.",
        "Drive the host from outside its views.")
    case .clockOverrun:
      DiagnosticWording(
        .warning,
        "The clock does not advance: each timer or animation that fires immediately schedules another one.",
        did: "The clock advances, and the remaining work is deferred to the next update of the clock.",
        try: "Give repeating work an interval of a millisecond or more.",
        "Do not restart a timer or an animation from its own completion without a pause.")
    case .missingReflectionMetadata:
      DiagnosticWording(
        .error,
        "The property wrappers of a view cannot be found: their type has no reflection metadata for its fields.",
        did: "The view is shown, but its property wrappers are not connected and its state is not kept.",
        try: "Compile the module that declares the type without `-disable-reflection-metadata`.",
        "Store the wrappers in a struct: the fields of enums, optionals and objects cannot be located.")
    case .stateOutsideTree:
      DiagnosticWording(
        .warning, "A state was used that does not belong to a view in the tree.",
        did: "The state keeps its initial value; a write to it is lost.",
        try:
          "Make it a property of a view, a modifier, a style or a gesture, or of a struct that is a `DynamicProperty`.",
        "Pass a `Binding` or an observable object to a type that is not a view.",
        "In an initializer, set the property itself: `_count = State(initialValue: 1)`.")
    case .missingEnvironmentObject:
      DiagnosticWording(
        .error, "A view reads an environment object that no ancestor provides.",
        did: "The view is not evaluated and shows nothing until the object is provided.",
        try: "Add `.environment(object)` or `.environmentObject(object)` to an ancestor of the view.",
        "Read it as an optional: `@Environment(Model.self) private var model: Model?`.")
    default:
      DiagnosticWording(
        .error, "A state was written while views were being evaluated.",
        did: "The write was discarded.",
        try: "Write it in an action: `onChange`, `onAppear`, `task`, a gesture or a button.",
        "If the value follows from others, compute it instead of storing it.")
    }
  }

  private var structureWording: DiagnosticWording {
    switch self {
    case .duplicateIdentifier:
      DiagnosticWording(
        .note, "Two views have the same accessibility identifier.",
        did: "Lookups of the identifier return the first view in tree order.",
        try: "Make the identifiers distinct, for instance by adding the id of the row.")
    case .unknownIdentifier:
      DiagnosticWording(
        .warning, "No view has the requested accessibility identifier.",
        did: "The request has no effect.",
        try: "Add `.accessibilityIdentifier(…)` to the view, and check the spelling.",
        "Call `update()` first if the view has just been inserted.")
    case .unknownScrollTarget:
      DiagnosticWording(
        .note, "A scroll view reader received a request for an id that no view in a scroll view has.",
        did: "The request has no effect.",
        try: "Pass the id of a view inside a scroll view, from `.id(…)` or a `ForEach`.",
        "Pass an id of exactly that type: an optional or another integer type does not match.",
        "Scroll after the view is inserted, for example in `onChange` of the collection.")
    case .duplicateForEachID:
      DiagnosticWording(
        .warning, "Two elements of one ForEach have the same id.",
        did: "Each row keeps its own state; rows with equal ids are distinguished by their order.",
        try: "Use an id that is unique in the collection: `ForEach(items, id: \\.id)`.",
        "Remove duplicate elements before they reach the view.")
    case .forEachRangeChanged:
      DiagnosticWording(
        .note, "A ForEach over a constant range received another range.",
        did: "The rows follow the new range.",
        try: "Pass an id if the range can change: `ForEach(0..<count, id: \\.self)`.")
    case .tooManyElements:
      DiagnosticWording(
        .error, "A ForEach has more elements than the limit allows.",
        did: "Only the first elements are shown.",
        try: "Put it into a lazy container: `LazyVStack`, `LazyVGrid` and `List` create only visible rows.",
        "Limit the collection to a number of elements that a user can scroll through.",
        "Raise `UpdateLimits.maximumElements` if you need all of them.")
    case .duplicateGeometrySource:
      DiagnosticWording(
        .warning, "Two views are sources of the same matched-geometry group.",
        did: "The first in tree order is the source.",
        try: "Pass `isSource: false` for all views of the group except one.")
    case .failedDrop:
      DiagnosticWording(
        .warning, "Dropped data could not be converted to the type that the view accepts.",
        did: "The drop action of the view was not called.",
        try: "Make the exported data match the imported type: encode the same type that you decode.",
        "Export only data that can be decoded under its content type.")
    case .invalidPickerSelection:
      DiagnosticWording(
        .warning, "The selection of a picker is not the tag of any of its options.",
        did: "No option appears selected, and the selection keeps its value.",
        try: "Add an option with this tag, or set the selection to the tag of an option.",
        "Give the tags the type of the selection: a tag of another type does not match.",
        "If no option may be selected, make the selection an optional: `nil` needs no option.")
    case .missingNavigationDestination:
      DiagnosticWording(
        .warning, "A value was pushed on a navigation stack that declares no destination for its type.",
        did: "A value in the path shows a page with a warning sign; a value that the path cannot store is discarded.",
        try: "Add `.navigationDestination(for: Value.self) { value in … }` to a view inside the stack.",
        "Push a value of exactly that type: an optional or an id of another type does not match.")
    default:
      DiagnosticWording(
        .error, "Views are nested too deeply.",
        did: "Views below the limit are not shown.",
        try: "If a body contains its own type, end the recursion.",
        "Raise `UpdateLimits.maximumDepth` if you need the depth.")
    }
  }

  private var geometryWording: DiagnosticWording {
    switch self {
    case .invalidDimension:
      DiagnosticWording(
        .warning, "A length is negative or not finite.",
        did: "The length is ignored if it is optional; otherwise zero is used.",
        try: "Clamp the value before it reaches the modifier: `max(0, value)`.",
        "Look for a division by zero where the value is computed.")
    case .contradictoryFrame:
      DiagnosticWording(
        .warning, "The minimum, ideal and maximum lengths of a frame contradict each other.",
        did: "The minimum is used; the ideal and the maximum are raised to it.",
        try: "Keep minimum ≤ ideal ≤ maximum on each axis.")
    case .misplacedSubview:
      DiagnosticWording(
        .note, "A layout did not place a subview exactly once, inside its bounds.",
        did: "The last placement is used; a subview without one is centered in the bounds.",
        try: "Call `place` once for every subview in `placeSubviews`.")
    case .frameDependsOnItself:
      DiagnosticWording(
        .note, "A frame relative to a scroll view determines the length that is proposed to the scroll view.",
        did: "The scroll view was measured with the container around it, and the frame uses the length proposed then.",
        try: "Give the scroll view a length on that axis: `.frame(width: …)` or `.frame(maxWidth: .infinity)`.",
        "Scroll along that axis in only one of the scroll views.")
    case .staleAnchor:
      DiagnosticWording(
        .warning, "An anchor was resolved after the view that created it was removed.",
        did: "The anchor resolves to the last position of the view.",
        try: "Resolve anchors in the closure that receives them. Do not store them in a state.")
    default:
      DiagnosticWording(
        .note, "No ancestor defines the named coordinate space.",
        did: "Global coordinates are used.",
        try: "Add `.coordinateSpace(name)` to a view that contains the reader.",
        "Check that both names have the same type and spelling.")
    }
  }

  private var pictureWording: DiagnosticWording {
    switch self {
    case .unreadableImage:
      DiagnosticWording(
        .warning, "An image cannot be shown.",
        did: "A crossed box with the name of the image is shown instead.",
        try: "Check the spelling, and whether the file is a resource of the target.",
        "Pass the bundle that contains the image: `Image(\"name\", bundle: .module)`.",
        "Save the file as PNG or JPEG.")
    case .shaderNotApplied:
      DiagnosticWording(
        .note, "A view has a shader, but Tributary does not run shaders.",
        did: "The view is drawn without the shader.",
        try: "Draw the effect with a `Canvas`, a gradient, or the color effects of views.")
    default:
      DiagnosticWording(
        .warning, "No symbol has the requested name.",
        did: "A box with a question mark is shown instead.",
        try: "Use one of the similar names, if any.",
        "Draw the symbol as a `Shape`, or use an image file.")
    }
  }

  private var preferenceWording: DiagnosticWording {
    switch self {
    case .hiddenPreference:
      DiagnosticWording(
        .note, "A preference hides the value that a view below it publishes for the same key.",
        did: "Only the outer value is used.",
        try: "Use `transformPreference` to change the value from below instead of replacing it.",
        "Move the outer `preference` to a sibling, or remove it.")
    case .foldDependsOnGrouping:
      DiagnosticWording(
        .note, "The value of a key depends on how the views that publish it are grouped.",
        did: "The values are combined container by container, as in SwiftUI.",
        try:
          "Write `reduce` so that grouping does not matter: append to an array, add, or take the maximum.",
        "Publish the inputs of the calculation, and calculate in the reader.")
    default:
      DiagnosticWording(
        .note, "Combining the default value of a key with another value changes that value.",
        did:
          "The default of an empty dynamic container was combined with the other values, as in SwiftUI; readers receive the result.",
        try: "Write `reduce` so that `reduce(&x) { defaultValue }` leaves `x` unchanged.")
    }
  }
}

/// The fixed texts of a code. Variable values are evidence and never part of these texts.
package struct DiagnosticWording: Sendable, Equatable {
  package var severity: Severity
  package var summary: String
  /// The measure that Tributary has taken, which explains the displayed result.
  package var consequence: String
  package var suggestions: [String]

  init(_ severity: Severity, _ summary: String, did consequence: String, try suggestions: String...) {
    self.severity = severity
    self.summary = summary
    self.consequence = consequence
    self.suggestions = suggestions
  }
}
