@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews

/// A modifier that offers an accessibility action to move a reorderable view by one position.
struct ReorderActionModifier {
  let step: Int

  /// A reference from the action to the view.
  private final class Target {
    weak var node: DescriptionNode?

    var move: (() -> Void)? { node?.containers.first(of: ReorderItemNode.self).flatMap { $0.move(by: step) } }
    let step: Int

    init(step: Int) { self.step = step }
  }
}

extension ReorderActionModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> DescriptionNode {
    let step = modifier.pointee.step
    let target = Target(step: step)
    let kind = AccessibilityActionKind(named: Text(step < 0 ? "Move up" : "Move down"))
    let additions = AccessibilityAdditions(
      action: (kind, { target.move?() }), isActionOffered: { target.move != nil })
    let node = DescriptionNode(DescriptionModifier(additions: additions), inputs)
    target.node = node
    return node
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: DescriptionNode) {}
}
