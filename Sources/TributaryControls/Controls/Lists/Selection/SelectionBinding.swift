@_spi(Engine) public import TributaryEngine

/// A binding to the selection of a list that always has exactly one selected row.
///
/// Only `Binding` conforms. The initializer of `List` uses this protocol instead of `Binding` for the reason that
/// `CollectionBinding` describes: a parameter of the type `Binding` makes the compiler report a misspelling in
/// `List(rows) { row in … }` as a missing `selection:` label.
public protocol _SelectionBinding<Selection> {
  /// The type of the selection.
  associatedtype Selection

  /// The binding to the selection.
  var _selection: Binding<Selection> { get }
}

/// The second requirement for arguments that are bindings to a selection.
public protocol _SelectionBindingArgument {}

extension Binding: _SelectionBinding {
  public var _selection: Binding<Value> { self }
}

extension Binding: _SelectionBindingArgument {}

extension _SelectionBinding {
  /// Returns a binding to a selection that never changes, for arguments that are written as `.constant(…)`.
  public static func constant<V>(_ value: V) -> Binding<V> where Self == Binding<V> { Binding<V>.constant(value) }
}
