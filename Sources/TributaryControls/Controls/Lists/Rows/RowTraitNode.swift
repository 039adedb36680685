@_spi(Engine) public import TributaryEngine

/// The node of what a view says about its row.
@usableFromInline
package final class RowTraitNode: UnaryNode {
  private(set) var own: RowTrait

  package init(_ own: RowTrait, _ inputs: NodeInputs) {
    self.own = own
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  @MainActor
  package func update(_ own: RowTrait) {
    let old = self.own
    self.own = own
    if own.saysTheSame(as: old) { return }
    var item = container
    while let current = item, current is UnaryNode {
      if let row = current as? ListRowNode { return row.traitDidChange(own.key) }
      item = current.container
    }
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    guard key == ObjectIdentifier(RowTraits.self) else { return super.trait(key) }
    let inner = super.trait(key) as? RowTraits ?? RowTraits()
    return inner.adding(own)
  }
}
