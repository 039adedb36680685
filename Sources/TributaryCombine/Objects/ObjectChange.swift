/// A change of an observable object, with the details that its source provides.
package struct ObjectChange {
  /// The storage of the published property (`\Model._count`), or `nil` if the object announces the change manually.
  package let property: AnyKeyPath?

  /// Whether the new value is set.
  ///
  /// Published properties that are written off the main thread report this, because the change may occur some time
  /// after its announcement.
  package let hasHappened: Bool

  /// The values before and after the change of a published property, or `nil` if the source does not provide them.
  package let values: (old: Any, new: Any)?

  private let givenName: String?

  /// Creates the change of a published property, or a change without details.
  package init(property: AnyKeyPath?, values: (old: Any, new: Any)? = nil, hasHappened: Bool) {
    (self.property, self.values, self.hasHappened, givenName) = (property, values, hasHappened, nil)
  }

  /// Creates a change with an explicit name.
  package init(name: String, hasHappened: Bool) {
    (property, values, self.hasHappened, givenName) = (nil, nil, hasHappened, name)
  }

  /// The name of the property in reports, such as "Model.count".
  package var name: String? {
    guard let property else { return givenName }
    var names = "\(property)".dropFirst().split(separator: ".")
    if let last = names.last, last.hasPrefix("_") { names[names.count - 1] = last.dropFirst() }
    return names.joined(separator: ".")
  }

  /// Whether the source also reports the completion of a change that it has announced off the main thread.
  package var isFollowed: Bool { property != nil || givenName != nil }
}
