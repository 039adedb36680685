@_spi(Engine) public import TributaryEngine

/// The key of a value that a view tells the container around it; see ``ContainerValues``.
public protocol ContainerValueKey {
  /// The type of what is told.
  associatedtype Value

  /// What holds for views that tell nothing.
  static var defaultValue: Value { get }
}

/// What a view tells the container that it stands in, by `containerValue(_:_:)` and `tag(_:includeOptional:)`.
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
///
/// Of several modifiers around a view that tell the same, the innermost counts.
///
/// > Source: conformance SUBVIEW-05 to SUBVIEW-07.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [TagTrait] = []

  package init() {}

  /// The value under a key; the key's default if the view tells nothing.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of a type that the view has; `nil` if it has none of that type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for tag in tags.reversed() { if let value = tag.value(as: type) { return value } }
    return nil
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  mutating func add(_ tag: TagTrait) { tags.append(tag) }
}

/// A modifier by which a view tells the container around it something.
protocol WritesContainerValues {
  func write(to values: inout ContainerValues)
}

extension TagModifier: WritesContainerValues {
  func write(to values: inout ContainerValues) { values.add(trait) }
}

/// Tells the container around a view a value.
public struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: TransparentModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ inputs: NodeInputs
  ) -> ViewNode {
    C._makeNode(content, inputs)
  }

  public static func _updateNode<C: View>(
    _ modifier: UnsafePointer<Self>, _ content: UnsafePointer<C>, _ node: ViewNode
  ) {
    C._updateNode(content, node)
  }
}

extension ContainerValueModifier: WritesContainerValues {
  func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
  /// Tells the container around this view a value; see `ForEach(subviews:content:)`.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
