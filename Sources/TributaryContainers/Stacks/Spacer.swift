@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// A flexible space that expands along the axis of its stack, or along both axes outside a stack.
public struct Spacer: Sendable {
  /// The minimum length, in points; `nil` for 8.
  public var minLength: CGFloat?

  /// Creates a spacer with a minimum length, in points; `nil` for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: NodeView {
  public typealias Body = Never
  public static var _isSingleItem: Bool { true }

  @usableFromInline
  package static func makeNode(_ view: UnsafePointer<Spacer>, _ inputs: NodeInputs) -> SpacerNode {
    SpacerNode(view.pointee.minLength, inputs)
  }

  @usableFromInline
  package static func updateNode(_ view: UnsafePointer<Spacer>, _ node: SpacerNode) {
    node.update(view.pointee.minLength)
  }
}
