/// A name for a value that a view hands to the layout of its container.
///
/// Set it with `layoutValue(key:value:)`, read it with ``LayoutSubview/subscript(_:)``.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The value that a view hands to the layout of its container. The type is the name under which it is found.
package final class LayoutValueBox<Key: LayoutValueKey> {
  package let value: Key.Value

  package init(_ value: Key.Value) { self.value = value }

  package static var id: ObjectIdentifier { ObjectIdentifier(LayoutValueBox<Key>.self) }
}
