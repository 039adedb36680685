/// The kind of a diagnostic. The raw values are stable, so that programs can store and compare them.
public enum DiagnosticCode: String, Sendable, Hashable, CaseIterable {
  // MARK: State and updates

  /// A value that a view publishes returns to that view through a state.
  case feedbackLoop
  /// A small change of a state would return to it undiminished: a loop that has not occurred yet.
  case latentFeedback
  /// A body, a layout, or another pure closure wrote a state. The write is not applied.
  case stateWrittenDuringUpdate
  /// A body, a layout, or another pure closure wrote a property of an observable object. Another pass shows the change.
  case objectWrittenDuringUpdate
  /// A state, or the proxy of a view, was used off the main thread. A write is applied on the main actor.
  case stateWrittenOffMain
  /// A closure that a host is running requested an update of the same host.
  case reentrantUpdate
  /// Each timer or animation that fires immediately schedules another one, so that the clock does not advance.
  case clockOverrun
  /// A type that may contain property wrappers has no reflection metadata for its fields.
  case missingReflectionMetadata
  /// A state was used in a place where the engine does not look for it, so that it belongs to no view.
  case stateOutsideTree
  /// A view reads an environment object that no ancestor provides.
  case missingEnvironmentObject

  // MARK: Structure and identity

  /// Views are nested more deeply than the host allows, or a body contains itself.
  case nestingTooDeep
  /// Two views have the same accessibility identifier.
  case duplicateIdentifier
  /// A query or an event for a host refers to an identifier that no view has.
  case unknownIdentifier
  /// A scroll view reader received a request for an id that no view in a scroll view has.
  case unknownScrollTarget
  /// Two elements of one `ForEach` have the same id.
  case duplicateForEachID
  /// The range of a `ForEach` over a constant range has changed.
  case forEachRangeChanged
  /// A `ForEach` has more elements than the limit allows.
  case tooManyElements
  /// Two views are sources of the same matched-geometry group.
  case duplicateGeometrySource
  /// A value was pushed on a navigation stack that declares no destination for its type.
  case missingNavigationDestination
  /// The selection of a picker is not the tag of any of its options.
  case invalidPickerSelection
  /// Dropped data could not be converted to the type that the view accepts.
  case failedDrop

  // MARK: Geometry

  /// A length is not-a-number, infinite, or negative, but a view requires a finite, nonnegative length.
  case invalidDimension
  /// A frame has a minimum above its ideal or an ideal above its maximum.
  case contradictoryFrame
  /// A layout did not place a subview exactly once and inside its bounds.
  case misplacedSubview
  /// A frame relative to a scroll view determines the length that is proposed to the scroll view.
  case frameDependsOnItself
  /// No ancestor defines the named coordinate space.
  case unknownCoordinateSpace
  /// An anchor was resolved after the view that created it was removed.
  case staleAnchor

  // MARK: Pictures

  /// The file of an image is missing or cannot be shown.
  case unreadableImage
  /// No symbol has the requested name.
  case unknownSymbol
  /// A view has a shader, but Tributary does not run shaders.
  case shaderNotApplied

  // MARK: Preferences

  /// A `preference` modifier hides a value that a view below it publishes for the same key.
  case hiddenPreference
  /// Combining the default value of a key with another value changes that value.
  case defaultIsNotIdentity
  /// The value of a key depends on the grouping of the views that publish it.
  case foldDependsOnGrouping
}

extension DiagnosticCode {
  /// The documentation article about this code: its raw value, capitalized.
  public var article: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
