/// The kind of a diagnostic. The raw values are stable: programs may store and compare them.
public enum DiagnosticCode: String, Sendable, Hashable, CaseIterable {
  // MARK: State and updates

  /// A value that a view publishes comes back to that view through a state.
  case feedbackLoop
  /// A small change of a state would come back to it undiminished: a loop that has not shown yet.
  case latentFeedback
  /// A body, a layout or another pure closure wrote a state. The write is not applied.
  case stateWrittenDuringUpdate
  /// A body, a layout or another pure closure wrote a property of an observable object. The write is taken up afterwards.
  case objectWrittenDuringUpdate
  /// A state, or the proxy of a view, was used off the main thread. A write is applied on the main actor.
  case stateWrittenOffMain
  /// A closure that a host was running asked the same host to update.
  case reentrantUpdate
  /// What is due asks for more at once, so that the clock would never get on.
  case clockOverrun
  /// A type that may hold property wrappers has no record of where they stand.
  case missingReflectionMetadata
  /// A state was used that stands where the engine does not look for it, so that it belongs to no view.
  case stateOutsideTree
  /// A view reads an object from the environment that no ancestor put there.
  case missingEnvironmentObject

  // MARK: Structure and identity

  /// Views are nested more deeply than the host allows, or a body contains itself.
  case nestingTooDeep
  /// An accessibility identifier stands on two views.
  case duplicateIdentifier
  /// A host was asked about, or sent an event to, an identifier that no view carries.
  case unknownIdentifier
  /// Two elements of one `ForEach` have the same id.
  case duplicateForEachID
  /// The range of a `ForEach` over a constant range is not constant.
  case forEachRangeChanged
  /// A `ForEach` has more elements than can be made.
  case tooManyElements
  /// Two views of one matched-geometry group both claim to be its source.
  case duplicateGeometrySource
  /// A navigation stack was asked for the page of a value, and no view says which page that is.
  case missingNavigationDestination
  /// Something was dropped, and no value could be made of it.
  case failedDrop

  // MARK: Geometry

  /// A length is NaN, infinite or negative where a view needs a finite, non-negative one.
  case invalidDimension
  /// A frame has a minimum above its ideal or an ideal above its maximum.
  case contradictoryFrame
  /// A layout placed a subview never, twice, or outside its own bounds.
  case misplacedSubview
  /// A frame relative to a scroll view decides the length that the scroll view is offered.
  case frameDependsOnItself
  /// A coordinate space was named that no ancestor defines.
  case unknownCoordinateSpace
  /// An anchor was resolved where the view that made it is no longer in the tree.
  case staleAnchor

  // MARK: Pictures

  /// The file of an image is not there, or cannot be shown.
  case unreadableImage
  /// No symbol has the name that was asked for.
  case unknownSymbol

  // MARK: Preferences

  /// A `preference` modifier hides a value that a view below it publishes for the same key.
  case hiddenPreference
  /// Folding a key's default onto a value changes that value.
  case defaultIsNotIdentity
  /// The value of a key would be another one if the same views were grouped otherwise.
  case foldDependsOnGrouping
}

extension DiagnosticCode {
  /// The article about this code in the documentation: its raw value with a capital.
  public var article: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
