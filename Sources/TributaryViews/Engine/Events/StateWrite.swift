/// A write that changed something, with those who had read the value.
package struct StateWrite {
  /// `nil` for an observable object, whose values are not known.
  package let change: StateChange?
  /// The node whose view declares the property, or reads the object.
  package let owner: ViewNode?
  /// The nodes that are evaluated again because of it.
  package let readers: [ViewNode]
}
