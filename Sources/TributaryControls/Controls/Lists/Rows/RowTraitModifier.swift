@_spi(Engine) public import TributaryEngine
package import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A modifier that sets a trait of the list row that contains a view.
@_documentation(visibility: internal)
public struct RowTraitModifier {
  let value: RowTrait.Value
}

extension RowTraitModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> RowTraitNode {
    RowTraitNode(RowTrait(modifier.pointee.value, in: inputs.environmentReference), inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: RowTraitNode) {
    node.update(RowTrait(modifier.pointee.value, in: node.own.environment))
  }
}

/// The node of a modifier that sets a row trait.
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
    if own.hasSameValue(as: old) { return }
    let row = decoratedRow ?? containers.first(of: LinkLabelNode.self)?.containers.first(of: ListRowNode.self)
    row?.traitDidChange(own.key)
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    guard key == ObjectIdentifier(RowTraits.self) else { return super.trait(key) }
    let inner = super.trait(key) as? RowTraits ?? linkLabelTraits ?? RowTraits()
    return inner.adding(own)
  }

  /// The traits of the label of the link around which this node is; `nil` around other views.
  private var linkLabelTraits: RowTraits? {
    guard case .press(.leadingOn) = own.value else { return nil }
    return LinkLabelNode.first(in: child)?.labelTraits
  }
}

extension RowTraitNode: PressExtension {
  /// Whether the inner view receives presses in the row.
  var takesPresses: Bool {
    if case .press = own.value { true } else { false }
  }

  package func extendsPress(to point: CGPoint) -> Bool? {
    guard takesPresses, let row = containers.first(of: ListRowNode.self) else { return nil }
    return row.routesPress(at: point, to: self)
  }

  /// The row whose whole view this node contains, so that the row displays the trait; `nil` if there is none.
  private var decoratedRow: ListRowNode? {
    containers.prefix { $0.asUnary != nil }.first(of: ListRowNode.self)
  }

  /// Whether this node contains the whole view of its row.
  var isAroundRow: Bool { decoratedRow != nil }
}
