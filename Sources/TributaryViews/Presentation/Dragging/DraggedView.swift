import TributaryDrawing
package import TributaryGeometry

/// A view as it looked when it was dragged away.
struct DraggedView {
  let picture: DragPicture
}

extension DraggedView: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { true }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> DraggedViewNode {
    DraggedViewNode(view.pointee.picture, inputs)
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: DraggedViewNode) { node.update(view.pointee.picture) }
}

/// The leaf of a view as it looked once.
package final class DraggedViewNode: ItemNode {
  private var picture: DragPicture

  init(_ picture: DragPicture, _ inputs: NodeInputs) {
    self.picture = picture
    super.init(inputs)
  }

  @MainActor
  func update(_ new: DragPicture) {
    let isOther = new.fragment !== picture.fragment
    picture = new
    if isOther {
      needsMeasure()
      needsDraw()
    }
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize { picture.size }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    recorder.append(.fragment(picture.fragment, at: frame.origin))
  }
}
