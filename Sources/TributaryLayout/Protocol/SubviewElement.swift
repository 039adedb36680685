/// A child that can stand in a ``Layout``: it carries values for the layout besides its size.
package protocol SubviewElement: LayoutElement {
  /// The ``LayoutValueBox`` that was set on the child for a name, the innermost if there are several.
  func layoutValue(_ id: ObjectIdentifier) -> AnyObject?
}
