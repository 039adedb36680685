/// A property whose first field refers to its storage, whose second is the initial value, and that is nothing else: the
/// engine makes and hands on its storage without a call through the property's type.
package protocol StoredProperty: _KnownToEngine {
  /// The class of the storage.
  static var storageType: StateStorage.Type { get }
}
