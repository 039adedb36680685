package import TributaryFeedback

/// A piece of state, for as long as its view stands at its place.
package struct LoopStateID: Hashable {
  package let place: LoopPlace
  package let property: LoopProperty

  package init(place: LoopPlace, property: LoopProperty) {
    self.place = place
    self.property = property
  }

  /// - Parameter property: `nil` for an observable object that the view reads.
  package init(place: LoopPlace, property: String?) {
    self.init(place: place, property: LoopProperty(property))
  }
}
