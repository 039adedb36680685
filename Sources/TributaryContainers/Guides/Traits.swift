@_spi(Engine) public import TributaryEngine
import TributaryGeometry
import TributaryLayout

/// A modifier that sets the drawing order of a view among its siblings.
@_documentation(visibility: internal)
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

/// A modifier that sets the order in which a stack determines the lengths of its views.
@_documentation(visibility: internal)
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
  /// Draws this view in front of siblings with a smaller value; siblings with equal values are drawn in view order.
  /// Taps and focus follow the drawing order, and layout and preferences the view order. If a view has several values,
  /// the innermost one applies.
  ///
  /// > Source: conformance DRAW-01 to DRAW-17.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value.isNaN ? 0 : value))
  }

  /// Determines the length of this view in a stack before siblings with a smaller value. If a view has several values,
  /// the outermost one applies.
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
