import TributaryGeometry
import TributaryLayout

/// Sets the order in which siblings are drawn.
public struct ZIndexModifier {
  let value: Double

  init(_ value: Double) { self.value = value }
}

extension ZIndexModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ZIndexNode {
    ZIndexNode(modifier.pointee.value, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ZIndexNode) {
    node.update(modifier.pointee.value)
  }
}

/// Sets the order in which siblings of a stack choose their length.
public struct LayoutPriorityModifier {
  let value: Double

  init(_ value: Double) { self.value = value }
}

extension LayoutPriorityModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> LayoutPriorityNode {
    LayoutPriorityNode(modifier.pointee.value, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: LayoutPriorityNode) {
    node.update(modifier.pointee.value)
  }
}

extension View {
  /// Draws this view in front of siblings with a smaller value; equal ones in view order. Taps and the focus follow the
  /// order of drawing, layout and preferences keep the view order. With several values on one view the innermost counts.
  ///
  /// > Source: conformance DRAW-01 to DRAW-17.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value.isNaN ? 0 : value))
  }

  /// Lets this view choose its length before siblings with a smaller value. With several values on one view the
  /// outermost counts.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value.isNaN ? 0 : value))
  }
}

@usableFromInline
package final class ZIndexNode: UnaryNode {
  private var box: ZIndexTrait

  package init(_ value: Double, _ inputs: NodeInputs) {
    box = ZIndexTrait(value)
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  package func update(_ value: Double) {
    if value == box.value { return }
    box = ZIndexTrait(value)
    containerNeedsDrawingOrder()
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    super.trait(key) ?? (key == ObjectIdentifier(ZIndexTrait.self) ? box : nil)
  }
}

/// The trait that orders drawing.
@usableFromInline
package final class ZIndexTrait {
  package let value: Double
  package init(_ value: Double) { self.value = value }
}

@usableFromInline
package final class LayoutPriorityNode: UnaryNode {
  private var value: Double

  package init(_ value: Double, _ inputs: NodeInputs) {
    self.value = value
    super.init(inputs)
  }

  package func update(_ value: Double) {
    if value == self.value { return }
    self.value = value
    containerNeedsDistribution()
  }

  override package var priority: Double { value }
}
