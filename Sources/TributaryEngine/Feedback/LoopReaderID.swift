package import TributaryFeedback

/// A modifier that runs actions, for as long as it stands at its place.
package struct LoopReaderID: Hashable, Sendable {
  package let place: LoopPlace
  /// One node may run several kinds of actions.
  package let name: ActionName

  package init(bodyAt place: LoopPlace) {
    self.place = place
    name = .body
  }

  /// The readers of a line as one.
  package init(lineAt place: LoopPlace, _ name: ActionName) {
    self.place = place
    self.name = name
  }

  package init(_ action: PendingAction) {
    place = LoopPlace(action.node)
    name = action.name
  }
}
