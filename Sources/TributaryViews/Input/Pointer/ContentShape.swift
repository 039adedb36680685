package import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// A modifier that determines the hit testing area of a view with a shape.
@_documentation(visibility: internal)
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
  /// Sets the hit testing area of this view to a shape over its bounds, including empty areas inside and excluding
  /// content outside.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the bounds of this view.
  ///   - eoFill: Whether the even-odd rule determines the interior of the shape.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(shape: shape, fillStyle: FillStyle(eoFill: eoFill)))
  }

  /// Sets the content shape of this view for some kinds of interaction; see ``ContentShapeKinds``.
  ///
  /// - Parameters:
  ///   - kind: The interactions that use the shape. Only `interaction` has an effect.
  ///   - shape: The shape, in the bounds of this view.
  ///   - eoFill: Whether the even-odd rule determines the interior of the shape.
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

/// The kinds of interaction to which a content shape applies. Only `interaction` has an effect.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview of a drag. The kind has no effect.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview of a context menu. The kind has no effect.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The highlight under the pointer. The kind has no effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of the view for assistive technology. The kind has no effect.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The outline of the focus effect. The kind has no effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

/// The node of a content shape.
@usableFromInline
package final class ContentShapeNode<S: Shape>: UnaryNode {
  private let environment: Unretained<EnvironmentScope>
  private var shape: S
  private var fillStyle: FillStyle

  package init(_ shape: S, _ fillStyle: FillStyle, _ inputs: NodeInputs) {
    self.shape = shape
    self.fillStyle = fillStyle
    environment = inputs.environmentReference
    super.init(inputs)
  }

  package func update(_ shape: S, _ fillStyle: FillStyle) {
    self.shape = shape
    self.fillStyle = fillStyle
  }

  /// Evaluates the shape for each event, so that changes of values that it reads require no notification.
  override package func isHit(at point: CGPoint) -> Bool {
    ask(shape) { $0.isHit(at: point, in: size, fillStyle, outlineDirection) }
  }

  override package func hitContent(at point: CGPoint) -> HitChain {
    isHit(at: point) ? super.hitContent(at: point) : []
  }

  /// A rectangle has the bounds as its reach. Other shapes can change without notification.
  override package var ownReach: HitReach? { S.self == Rectangle.self ? super.ownReach : nil }
}

/// A modifier that makes a view hittable in its content shape or, without one, anywhere in its bounds.
package struct OwnContentShapeModifier: ItemModifier {
  package typealias Body = Never

  /// Whether the view is the label of a control, in which case text inside belongs to the control.
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

/// The node of a view that is hittable in its content shape or in its bounds.
package final class OwnContentShapeNode: UnaryNode {
  package fileprivate(set) var isLabel = false

  override package func isHit(at point: CGPoint) -> Bool { !hasContentShapeInside && boundsContain(point) }
}

extension ContentShapeNode: DefinesHitArea {}

extension ContentShapeNode: OutlinedItem {
  package var outlineEnvironment: Unretained<EnvironmentScope> { environment }
}

extension UnaryNode {
  /// Whether this item contains a content shape, possibly inside other modifiers.
  fileprivate final var hasContentShapeInside: Bool {
    var item = child
    while let current = item {
      if current is any DefinesHitArea { return true }
      item = current.asUnary?.child ?? current.asContainer?.onlyContent
    }
    return false
  }
}

extension ContainerNode {
  /// The item, if the container has exactly one.
  fileprivate final var onlyContent: ItemNode? { items.count == 1 ? items[0] : nil }
}

/// A node that determines the hit testing area of its content.
package protocol DefinesHitArea: ItemNode {}

extension Shape {
  /// Returns the rectangle outside which `isHit(at:in:_:_:)` returns `false`; `nil` if it is unknown.
  package func hitReach(in size: CGSize, _ fillStyle: FillStyle, _ direction: LayoutDirection) -> HitReach? {
    guard size.isFinite else { return .nothing }
    let outline = outline(in: size, fillStyle, direction)
    let bounds = outline.path.boundingRect
    guard !bounds.isNull else { return .nothing }
    guard case .stroke(let style) = outline.operation else { return HitReach(bounds) }
    return HitReach(bounds.insetBy(dx: -style.lineWidth / 2, dy: -style.lineWidth / 2))
  }

  /// Returns whether a point is in the area or on the line that the shape draws in a rectangle at the origin.
  package func isHit(
    at point: CGPoint, in size: CGSize, _ fillStyle: FillStyle, _ direction: LayoutDirection
  ) -> Bool {
    guard size.isFinite else { return false }
    let outline = outline(in: size, fillStyle, direction)
    switch outline.operation {
    case .fill(let style): return outline.path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style): return outline.path.passes(within: style.lineWidth / 2, of: point)
    }
  }
}

/// A modifier that includes a view in hit testing, or excludes it.
@_documentation(visibility: internal)
public struct HitTestingModifier: ItemModifier {
  public typealias Body = Never

  let isEnabled: Bool

  nonisolated init(isEnabled: Bool) { self.isEnabled = isEnabled }

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> HitTestingNode {
    HitTestingNode(isEnabled: modifier.pointee.isEnabled, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: HitTestingNode) {
    node.isEnabled = modifier.pointee.isEnabled
  }
}

extension View {
  /// Sets whether this view takes part in hit testing. If it does not, views behind it are hit.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

/// The node of a hit testing modifier, which is evaluated for each event and caches no state.
@usableFromInline
package final class HitTestingNode: UnaryNode {
  package var isEnabled: Bool

  package init(isEnabled: Bool, _ inputs: NodeInputs) {
    self.isEnabled = isEnabled
    super.init(inputs)
  }

  override package var acceptsHits: Bool { isEnabled }
}
