/// The value that a view hands to the layout of its container. The type is the name under which it is found.
package final class LayoutValueBox<Key: LayoutValueKey> {
  package let value: Key.Value

  package init(_ value: Key.Value) { self.value = value }

  package static var id: ObjectIdentifier { ObjectIdentifier(LayoutValueBox<Key>.self) }
}
