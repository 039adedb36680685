/// A change of an observable object, as far as it is known.
package struct ObjectChange {
  /// The storage of the published property (`\Model._count`); `nil` where the object says by hand that it changes.
  package let property: AnyKeyPath?

  /// Whether the new value stands. That is told of published properties that are written off the main thread: there it may
  /// be a while between a change that is announced and one that has happened.
  package let hasHappened: Bool

  package init(property: AnyKeyPath?, hasHappened: Bool) {
    self.property = property
    self.hasHappened = hasHappened
  }

  /// The property as reports name it: "Model.count".
  package var name: String? {
    guard let property else { return nil }
    var names = "\(property)".dropFirst().split(separator: ".")
    if let last = names.last, last.hasPrefix("_") { names[names.count - 1] = last.dropFirst() }
    return names.joined(separator: ".")
  }
}
