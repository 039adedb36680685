@_spi(Engine) package import TributaryEngine
public import TributaryLayout

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
