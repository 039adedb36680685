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

extension ItemNode {
  /// The axis of the stack that lays out this item, directly or through modifiers; `nil` outside stacks.
  package final var stackAxis: Axis? {
    var node = container
    while let current = node {
      if let list = current.asContainer { return list.stackOrientation }
      if current.asUnary == nil { return nil }
      node = current.container
    }
    return nil
  }
}

extension ItemNode {
  /// Invalidates the length and spacing of this item, and the results of its ancestors, after the axis of its stack has
  /// changed.
  package func isElsewhereInStack() {
    flags.remove(.needsMeasure)
    needsMeasure()
    containerNeedsDistribution()
  }
}
