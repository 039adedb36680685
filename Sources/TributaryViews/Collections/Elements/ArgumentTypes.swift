@_spi(Engine) public import TributaryEngine
import TributaryGeometry

/// A range of integers that a `ForEach` or a list accepts without ids.
///
/// Only `Range<Int>` conforms.
@_documentation(visibility: internal)
public protocol _HalfOpenRange: RandomAccessCollection where Element == Int {}

extension Range: _HalfOpenRange where Bound == Int {}

/// All requirements for arguments that are half-open ranges of integers. Every `Range<Int>` meets them.
///
/// The initializers use these requirements instead of the type `Range<Int>` to improve the compiler's messages. The
/// compiler reports the candidate with the fewest failed requirements. In `ForEach($rows) { $row in … }`, a candidate
/// for ranges has no type for `row`, so no error in the closure counts against it. With a single failed requirement, it
/// would win over the correct candidate, and the compiler would report that a binding is not a range. A misspelled
/// property counts as nine failed requirements.
public typealias _HalfOpenRangeArgument = _HalfOpenRange & RangeExpression & Hashable & Codable
  & CustomStringConvertible
  & CustomDebugStringConvertible & CustomReflectable

/// A value that does not exist. No type conforms.
@_documentation(visibility: internal)
public protocol _AbsentValue {}

/// The type of an argument without a label that no call has.
///
/// Initializers whose first argument has a label begin with such a parameter to improve the compiler's messages. The
/// compiler reports the candidate with the fewest mistakes, and a missing label counts as one. Without this parameter,
/// it would report a misspelled property in `List($rows) { $row in … }` as a missing `selection:` label. With it, the
/// collection is an argument that meets none of these requirements.
public typealias _AbsentArgument = any _AbsentValue & RangeExpression & Hashable & Codable & CustomStringConvertible
  & CustomDebugStringConvertible & CustomReflectable

/// A binding to a collection whose elements a `ForEach` or a list passes to its rows as bindings.
///
/// Only `Binding` conforms. The initializers use this protocol instead of `Binding` to improve the compiler's
/// messages. If a row closure contains an error, an initializer with a `Binding` parameter makes the compiler suggest
/// turning the collection into a binding. The compiler counts the failed requirements of each candidate, and reports
/// the candidate with the fewest. An error in a closure counts up to three, so four requirements rank this candidate
/// last.
@_documentation(visibility: internal)
public protocol CollectionBinding<Elements> {
  /// The type of the collection.
  associatedtype Elements: MutableCollection & RandomAccessCollection

  /// The binding to the collection.
  var _collection: Binding<Elements> { get }
}

/// The second requirement for arguments that are bindings to collections.
@_documentation(visibility: internal)
public protocol CollectionBindingArgument {}

/// The third requirement for arguments that are bindings to collections.
public protocol _CollectionBindingArgument3 {}

/// The fourth requirement for arguments that are bindings to collections.
public protocol _CollectionBindingArgument4 {}

/// All requirements for arguments that are bindings to collections.
public typealias _BoundCollection = CollectionBinding & CollectionBindingArgument & _CollectionBindingArgument3
  & _CollectionBindingArgument4

extension Binding: CollectionBinding where Value: MutableCollection & RandomAccessCollection {
  public var _collection: Binding<Value> { self }
}

extension Binding: CollectionBindingArgument where Value: MutableCollection & RandomAccessCollection {}

extension Binding: _CollectionBindingArgument3 where Value: MutableCollection & RandomAccessCollection {}

extension Binding: _CollectionBindingArgument4 where Value: MutableCollection & RandomAccessCollection {}

extension CollectionBinding {
  /// Returns a binding to a collection that never changes, for arguments that are written as `.constant(…)`.
  public static func constant<V>(_ value: V) -> Binding<V> where Self == Binding<V> { Binding<V>.constant(value) }
}
