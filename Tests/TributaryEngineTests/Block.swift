@_spi(Engine) import TributaryEngine
import TributaryGeometry

/// A leaf of a fixed size that draws nothing.
struct Block: View {
  typealias Body = Never

  var body: Never { preconditionFailure("A block is shown by its node.") }

  var width: CGFloat = 10
  var height: CGFloat = 10

  static func _makeNode(_ view: UnsafePointer<Block>, _ inputs: NodeInputs) -> ViewNode {
    BlockNode(view.pointee, inputs)
  }

  static func _updateNode(_ view: UnsafePointer<Block>, _ node: ViewNode) {
    node.made(as: BlockNode.self).update(view.pointee)
  }
}

/// The node of a block.
final class BlockNode: ItemNode {
  private var block: Block

  init(_ block: Block, _ inputs: NodeInputs) {
    self.block = block
    super.init(inputs)
  }

  func update(_ new: Block) {
    guard new.width != block.width || new.height != block.height else { return }
    block = new
    needsMeasure()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: block.width, height: block.height) }
}
