@_spi(Engine) public import TributaryEngine
public import TributaryLayout

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

/// A node that sets a container value or a tag of the views in it.
private protocol ContainerValueSource {
  func write(to values: inout ContainerValues)
}

/// The node of a subview, which returns the values for its container.
private protocol ProvidesContainerValues {
  var containerValues: ContainerValues { get }
}

/// The node of a modifier that sets a container value. It forwards the items of its content, so that a value on several
/// views belongs to each of them.
package final class ContainerValueNode<Value>: PassThroughNode {
  private var modifier: ContainerValueModifier<Value>

  init(_ modifier: ContainerValueModifier<Value>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
  }

  /// Replaces the value. If it differs, the container arranges the views again, since its layout may have read the
  /// value.
  @MainActor
  func update(_ modifier: ContainerValueModifier<Value>) {
    let comparison = ComparisonCache.comparison(of: Value.self)
    let isEqual = withPointer(to: modifier.value) { new in
      withPointer(to: self.modifier.value) { comparison.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
    }
    if isEqual, self.modifier.keyPath == modifier.keyPath { return }
    self.modifier = modifier
    var items = ContiguousArray<ItemNode>()
    appendItems(to: &items)
    items.first?.containerNeedsDistribution()
  }
}

extension ContainerValueNode: ContainerValueSource {
  fileprivate func write(to values: inout ContainerValues) { modifier.write(to: &values) }
}

extension TagNode: ContainerValueSource {
  fileprivate func write(to values: inout ContainerValues) { values.add(tag) }
}

extension LayoutSubview {
  /// The values that the view provides to its container. After the view was removed, and off the main thread, they are
  /// the default values.
  ///
  /// The values include those that the body of a view sets on its only view.
  ///
  /// > Source: conformance SUBVIEW-09.
  public var containerValues: ContainerValues {
    (proxy.element as? any ProvidesContainerValues)?.containerValues ?? ContainerValues()
  }
}

extension ItemNode: ProvidesContainerValues {
  /// The container values of the view that this item represents. The innermost node that sets a value takes precedence.
  fileprivate var containerValues: ContainerValues {
    var values = ContainerValues()
    var innermost = self
    while let unary = innermost.asUnary, let inside = unary.decoratedItem {
      (unary as? any ContainerValueSource)?.write(to: &values)
      innermost = inside
    }
    // Structural nodes, also those around several items, enclose the innermost item.
    var sources: [any ContainerValueSource] = []
    var node: ViewNode? = innermost
    while let current = node, current !== container {
      if current.asItem == nil, let source = current as? any ContainerValueSource { sources.append(source) }
      node = current.parent
    }
    for source in sources.reversed() { source.write(to: &values) }
    return values
  }
}
