package import TributaryCombine

/// A write that changed a value, with the readers of the value.
package struct StateWrite {
  /// The change of the state; `nil` for an observable object, whose values are not known.
  package let change: StateChange?
  /// The node whose view declares the property, or reads the object.
  package let owner: ViewNode?
  /// The nodes that are evaluated again because of the write.
  package let readers: [ViewNode]
  /// The change that an observable object reported, if any.
  package let object: ObjectChange?
  /// The observable object, if it is known.
  package let objectID: ObjectIdentifier?
  /// The property of the owner's view that refers to the object, if it is known.
  package let holder: String?
  /// The names of the written properties of an object that reported no change, if they are known.
  package let names: [String]

  /// The value before the write; `nil` if an object does not report it.
  package var old: Any? { change?.old ?? object?.values?.old }

  /// The value after the write; `nil` if an object does not report it.
  package var new: Any? { change?.new ?? object?.values?.new }

  package init(change: StateChange?, owner: ViewNode?, readers: [ViewNode]) {
    (self.change, self.owner, self.readers, object) = (change, owner, readers, nil)
    (objectID, holder, names) = (nil, nil, [])
  }

  /// Creates the write of a change of an observable object.
  ///
  /// - Parameters:
  ///   - id: The object, if it is known.
  ///   - holder: The property of the owner's view that refers to the object, if it is known.
  ///   - names: The names of the written properties, as far as the change does not contain them.
  package init(
    object: ObjectChange?, of id: ObjectIdentifier? = nil, in holder: String? = nil, named names: [String] = [],
    owner: ViewNode?, readers: [ViewNode]
  ) {
    (change, self.owner, self.readers, self.object) = (nil, owner, readers, object)
    (objectID, self.holder, self.names) = (id, holder, names)
  }
}
