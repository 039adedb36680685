/// A name for a value that a view hands to the layout of its container.
///
/// Set it with `layoutValue(key:value:)`, read it with ``LayoutSubview/subscript(_:)``.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}
