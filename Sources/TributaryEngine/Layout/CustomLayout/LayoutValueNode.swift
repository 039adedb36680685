public import TributaryLayout

@usableFromInline
package final class LayoutValueNode<Key: LayoutValueKey>: UnaryNode {
  private var box: LayoutValueBox<Key>

  package init(_ value: Key.Value, _ inputs: NodeInputs) {
    box = LayoutValueBox(value)
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  @MainActor
  package func update(_ value: Key.Value) {
    let comparison = ComparisonCache.comparison(of: Key.Value.self)
    let isEqual = withPointer(to: value) { new in
      withPointer(to: box.value) { comparison.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(new)) }
    }
    if isEqual { return }
    box = LayoutValueBox(value)
    containerNeedsDistribution()
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    super.trait(key) ?? (key == LayoutValueBox<Key>.id ? box : nil)
  }
}
