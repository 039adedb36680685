@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A binding to a collection whose elements a `ForEach` or a list passes to its rows as bindings.
///
/// Only ``Binding`` conforms. The initializers use this protocol instead of `Binding` to improve the compiler's
/// messages. If a row closure contains an error, an initializer with a `Binding` parameter makes the compiler suggest
/// turning the collection into a binding. With two failed requirements, the compiler ranks that solution below the
/// error in the closure, and reports the error.
public protocol CollectionBinding<Elements> {
  /// The type of the collection.
  associatedtype Elements: MutableCollection & RandomAccessCollection

  /// The binding to the collection.
  var _collection: Binding<Elements> { get }
}

/// The second requirement for arguments that are bindings to collections.
public protocol CollectionBindingArgument {}

extension Binding: CollectionBinding where Value: MutableCollection & RandomAccessCollection {
  public var _collection: Binding<Value> { self }
}

extension Binding: CollectionBindingArgument where Value: MutableCollection & RandomAccessCollection {}

extension CollectionBinding {
  /// Returns a binding to a collection that never changes, for arguments that are written as `.constant(…)`.
  public static func constant<V>(_ value: V) -> Binding<V> where Self == Binding<V> { Binding<V>.constant(value) }
}
