@_spi(Engine) public import TributaryEngine

/// A key of a value that a view provides to its container; see ``ContainerValues``.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

/// The values that a view provides to its container with `containerValue(_:_:)` and `tag(_:includeOptional:)`.
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
///
/// If several modifiers of a view set the same value, the innermost one takes precedence. Containers read the values
/// with ``Subview/containerValues``, and a `Layout` reads them with `LayoutSubview.containerValues`.
///
/// > Source: conformance SUBVIEW-05 to SUBVIEW-07, SUBVIEW-09.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [TagTrait] = []

  package init() {}

  /// The value of a key, or the default value of the key if the view does not set one.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view as a type; `nil` if the view has no tag of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() { if let value = tag.value(as: type) { return value } }
    return nil
  }

  /// Returns whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  mutating func add(_ tag: TagTrait) { tags.append(tag) }
}

/// A modifier that sets container values of a view.
protocol WritesContainerValues {
  func write(to values: inout ContainerValues)
}

extension TagModifier: WritesContainerValues {
  func write(to values: inout ContainerValues) { values.add(trait) }
}

/// A modifier that sets a container value of a view.
@_documentation(visibility: internal)
public struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: PassThroughModifier {
  public typealias Body = Never

  package static func makeNode(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ContainerValueNode<Value> {
    ContainerValueNode(modifier.pointee, inputs)
  }

  package static func updateNode(_ modifier: UnsafePointer<Self>, _ node: ContainerValueNode<Value>) {
    node.update(modifier.pointee)
  }
}

extension ContainerValueModifier: WritesContainerValues {
  func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
  /// Sets a value that this view provides to its container; see `ForEach(subviews:content:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
