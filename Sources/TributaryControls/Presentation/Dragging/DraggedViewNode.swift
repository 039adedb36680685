@_spi(Engine) package import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
package import TributaryGeometry

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
