package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// Lets a view be hit inside a shape, whatever it draws.
public struct ContentShapeModifier<S: Shape>: ItemModifier {
  public typealias Body = Never

  let shape: S
  let fillStyle: FillStyle

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> ContentShapeNode<S> {
    ContentShapeNode(modifier.pointee.shape, modifier.pointee.fillStyle, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: ContentShapeNode<S>) {
    node.update(modifier.pointee.shape, modifier.pointee.fillStyle)
  }
}

extension View {
  /// Makes a shape over the bounds of this view the area that takes input: padding inside it does, content outside not.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, fillStyle: FillStyle(eoFill: eoFill)))
  }

  /// Makes a shape over the bounds of this view the one that counts for some kinds of things; see ``ContentShapeKinds``.
  @ViewBuilder
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    if kind.contains(.interaction) {
      contentShape(shape, eoFill: eoFill)
    } else {
      self
    }
  }
}

/// What the shape of a view counts for. Input goes by it; a view is dragged, focused and hovered over as it is drawn.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view takes input.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is shown while the view is dragged, on systems that cut it out.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is shown beside the menu of the view, on systems that cut it out.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What lights up under the pointer, on systems where views do.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Where assistive technology finds the view.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// What the sign of the focus goes around, on systems that draw one.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// The node of an area that takes input.
@usableFromInline
package final class ContentShapeNode<S: Shape>: UnaryNode {
  private var shape: S
  private var fillStyle: FillStyle

  package init(_ shape: S, _ fillStyle: FillStyle, _ inputs: NodeInputs) {
    self.shape = shape
    self.fillStyle = fillStyle
    super.init(inputs)
  }

  package func update(_ shape: S, _ fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
  }

  /// Asked at each event: nothing has to be told when something changes that the shape reads.
  override package func isHit(at point: CGPoint) -> Bool {
    ask(shape) { $0.isHit(at: point, in: size, fillStyle) }
  }

  override package func hitContent(at point: CGPoint) -> HitChain {
    isHit(at: point) ? super.hitContent(at: point) : []
  }
}

/// Lets a view be hit anywhere in its bounds, unless it has a content shape of its own: then there.
package struct OwnContentShapeModifier: ItemModifier {
  package typealias Body = Never

  /// Whether the view is the label of a control: then text in it is there for that.
  let isLabel: Bool

  package nonisolated init(isLabel: Bool = false) { self.isLabel = isLabel }

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> OwnContentShapeNode {
    let node = OwnContentShapeNode(inputs)
    node.isLabel = modifier.pointee.isLabel
    return node
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: OwnContentShapeNode) {
    node.isLabel = modifier.pointee.isLabel
  }
}

/// The node of a view that is hit in its own content shape, or in its bounds.
package final class OwnContentShapeNode: UnaryNode {
  package fileprivate(set) var isLabel = false

  override package func isHit(at point: CGPoint) -> Bool { !hasContentShapeInside && boundsContain(point) }
}

extension ContentShapeNode: BoundsInput {}

extension UnaryNode {
  /// Whether this item is a view with a content shape, whatever other modifiers are around that.
  fileprivate final var hasContentShapeInside: Bool {
    var item = child
    while let current = item {
      if current is any BoundsInput { return true }
      item = (current as? UnaryNode)?.child ?? (current as? ContainerNode)?.onlyContent
    }
    return false
  }
}

extension ContainerNode {
  /// The item, if it is the only one.
  fileprivate final var onlyContent: ItemNode? { items.count == 1 ? items[0] : nil }
}

/// A node that says where what is inside takes input.
package protocol BoundsInput: ItemNode {}

extension Shape {
  /// Whether a point of a rectangle at the origin lies on what the shape draws there: in the area, or on the line.
  package func isHit(at point: CGPoint, in size: CGSize, _ fillStyle: FillStyle) -> Bool {
    guard size.isFinite else { return false }
    let outline = _outline(in: CGRect(origin: .zero, size: size), fillStyle: fillStyle)
    switch outline.operation {
    case .fill(let style): return outline.path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style): return outline.path.passes(within: style.lineWidth / 2, of: point)
    }
  }
}
