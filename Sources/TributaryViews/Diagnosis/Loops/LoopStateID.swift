/// A piece of state, for as long as its view stands at its place.
package struct LoopStateID: Hashable {
  package let place: LoopPlace
  /// The property; `nil` for an observable object that the view reads.
  package let property: String?
  /// "Model.count": the property of an observable object, where the object tells.
  package var objectProperty: String?
}
