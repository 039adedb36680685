@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry

/// The pages of a tab view, of which the selected one is shown.
struct TabPages<Content: View> {
  // The engine relies on the content coming first.
  let content: Content
  let isSelected: (TabPlace) -> Bool
  let report: ([TabPlace]) -> Void
  /// Where the pages stand while they are flipped.
  var position = TabPosition()
}

extension TabPages: ContainerView {
  typealias Body = Never

  static func makeContainer(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> TabsNode {
    let node = TabsNode(isSelected: view.pointee.isSelected, report: view.pointee.report, inputs)
    node.position = view.pointee.position
    return node
  }

  static func updateContainer(_ view: UnsafePointer<Self>, _ node: TabsNode) {
    node.isSelected = view.pointee.isSelected
    node.report = view.pointee.report
    node.position = view.pointee.position
    node.needsMeasure()
  }
}
