/// A change of an observable object, as far as it is known.
package struct ObjectChange {
  /// The storage of the published property (`\Model._count`); `nil` where the object says by hand that it changes.
  package let property: AnyKeyPath?

  /// Whether the new value stands. That is told of published properties that are written off the main thread: there it may
  /// be a while between a change that is announced and one that has happened.
  package let hasHappened: Bool

  /// The values before and after the change of a published property; `nil` where the source does not know them.
  package let values: (old: Any, new: Any)?

  private let givenName: String?

  /// The change of a published property, or one of which nothing is known.
  package init(property: AnyKeyPath?, values: (old: Any, new: Any)? = nil, hasHappened: Bool) {
    (self.property, self.values, self.hasHappened, givenName) = (property, values, hasHappened, nil)
  }

  /// A change that has a name of its own.
  package init(name: String, hasHappened: Bool) {
    (property, values, self.hasHappened, givenName) = (nil, nil, hasHappened, name)
  }

  /// The property as reports name it: "Model.count".
  package var name: String? {
    guard let property else { return givenName }
    var names = "\(property)".dropFirst().split(separator: ".")
    if let last = names.last, last.hasPrefix("_") { names[names.count - 1] = last.dropFirst() }
    return names.joined(separator: ".")
  }

  /// Whether the source says when a change has happened that it has announced off the main thread.
  package var isFollowed: Bool { property != nil || givenName != nil }
}
