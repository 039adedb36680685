package import TributaryCombine

/// A write that changed something, with those who had read the value.
package struct StateWrite {
  /// `nil` for an observable object, whose values are not known.
  package let change: StateChange?
  /// The node whose view declares the property, or reads the object.
  package let owner: ViewNode?
  /// The nodes that are evaluated again because of it.
  package let readers: [ViewNode]
  /// What an observable object told of its change, if it did.
  package let object: ObjectChange?

  /// The value before the write; `nil` where an object does not tell it.
  package var old: Any? { change?.old ?? object?.values?.old }

  /// The value after the write; `nil` where an object does not tell it.
  package var new: Any? { change?.new ?? object?.values?.new }

  package init(change: StateChange?, owner: ViewNode?, readers: [ViewNode]) {
    (self.change, self.owner, self.readers, object) = (change, owner, readers, nil)
  }

  /// The change of an observable object.
  package init(object: ObjectChange?, owner: ViewNode?, readers: [ViewNode]) {
    (change, self.owner, self.readers, self.object) = (nil, owner, readers, object)
  }
}
