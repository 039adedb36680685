import TributaryDrawing
public import TributaryGeometry
import TributaryLayout

/// Space that grows along the axis of its stack; on both axes elsewhere.
public struct Spacer: Sendable {
  /// The least length, in points; `nil` for 8.
  public var minLength: CGFloat?

  /// A spacer that is at least so long, in points; `nil` for 8.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  public typealias Body = Never
  public static var _isSingleItem: Bool { true }

  public static func _makeNode(_ view: UnsafePointer<Spacer>, _ inputs: NodeInputs) -> ViewNode {
    SpacerNode(view.pointee.minLength, inputs)
  }

  public static func _updateNode(_ view: UnsafePointer<Spacer>, _ node: ViewNode) {
    unsafeDowncast(node, to: SpacerNode.self).update(view.pointee.minLength)
  }
}

extension ItemNode {
  /// The axis of the stack that lays this item out, through modifiers; `nil` outside of stacks.
  package final var stackAxis: Axis? {
    var node = container
    while let current = node {
      if let list = current as? ContainerNode { return list.stackOrientation }
      if !(current is UnaryNode) { return nil }
      node = current.container
    }
    return nil
  }
}

extension ItemNode {
  /// The axis of the stack around is another one: length, gaps and what the containers around made of them are void.
  func isElsewhereInStack() {
    flags.remove(.needsMeasure)
    needsMeasure()
    containerNeedsDistribution()
  }
}

@usableFromInline
package final class DividerNode: ItemNode {
  private unowned(unsafe) let environment: EnvironmentScope

  package init(_ inputs: NodeInputs) {
    environment = inputs.environment
    super.init(inputs)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    DividerLayout(axis: stackAxis).sizeThatFits(proposal)
  }

  override package func stackOrientationDidChange() { isElsewhereInStack() }

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    let paint = SeparatorShapeStyle()._paint(in: environment.values)
    recorder.append(.rectangle(CGRect(origin: origin, size: size), paint))
  }

  @MainActor override package func environmentDidChange() { needsDraw() }

  override package var pathComponent: String? { "Divider" }
}
