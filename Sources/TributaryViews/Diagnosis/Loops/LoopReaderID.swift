/// A modifier that runs actions, for as long as it stands at its place.
package struct LoopReaderID: Hashable, Sendable {
  package let place: LoopPlace
  /// The name of the modifier: one node may run several kinds of actions.
  package let name: String

  /// The name that stands for a body that starts work when it is evaluated.
  package static let body = "body"

  package init(bodyAt place: LoopPlace) {
    self.place = place
    name = Self.body
  }

  package init(_ action: PendingAction) {
    place = LoopPlace(action.node)
    name = action.name
  }
}
