@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A binding to a collection whose elements a `ForEach` or a list gives to its rows as bindings.
///
/// Only ``Binding`` conforms. The initializers name this protocol instead of the type because of the compiler's messages: for a row
/// closure with an error, an initializer that takes a `Binding` leads to the proposal to turn the collection into a binding. An
/// argument that fails two requirements is further from compiling than the error in the closure, which is reported instead.
public protocol CollectionBinding<Elements> {
  /// The type of the collection.
  associatedtype Elements: MutableCollection & RandomAccessCollection

  /// The binding to the collection.
  var _collection: Binding<Elements> { get }
}

/// The second requirement of arguments that are bindings to collections.
public protocol CollectionBindingArgument {}

extension Binding: CollectionBinding where Value: MutableCollection & RandomAccessCollection {
  public var _collection: Binding<Value> { self }
}

extension Binding: CollectionBindingArgument where Value: MutableCollection & RandomAccessCollection {}

extension CollectionBinding {
  /// A binding to a collection that never changes, for arguments that are written as `.constant(…)`.
  public static func constant<V>(_ value: V) -> Binding<V> where Self == Binding<V> { Binding<V>.constant(value) }
}
