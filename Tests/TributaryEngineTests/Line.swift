@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// A container that arranges views along an axis from their leading or top edges.
struct Line<Content: View>: ContainerView {
  typealias Body = Never

  let content: Content
  let axis: Axis
  let spacing: CGFloat

  init(_ axis: Axis, spacing: CGFloat = 0, @ViewBuilder content: () -> Content) {
    self.content = content()
    (self.axis, self.spacing) = (axis, spacing)
  }

  private var alignment: AlignmentKey {
    axis == .vertical ? HorizontalAlignment.leading.key : VerticalAlignment.top.key
  }

  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> LinearNode {
    let line = view.pointee
    return LinearNode(inputs, axis: line.axis, alignment: line.alignment, spacing: line.spacing)
  }

  static func updateContainer(_ view: UnsafePointer<Self>, _ node: LinearNode) {
    let line = view.pointee
    node.update(axis: line.axis, alignment: line.alignment, spacing: line.spacing)
  }
}

extension View {
  /// Draws this view in front of its siblings.
  func raised() -> some View { modifier(Raised()) }
}

private struct Raised: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> RaisedNode { RaisedNode(inputs) }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: RaisedNode) {}
}

private final class RaisedNode: UnaryNode {
  init(_ inputs: NodeInputs) {
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
  }

  override func trait(_ key: ObjectIdentifier) -> AnyObject? {
    key == ObjectIdentifier(ZIndexTrait.self) ? ZIndexTrait(1) : super.trait(key)
  }
}
