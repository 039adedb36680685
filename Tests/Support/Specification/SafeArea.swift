import Foundation
import SceneTestSupport
import TributaryGeometry

/// A bar beside a view: `safeAreaInset`.
struct Bar {
  var item: Item
  var edge: Edge
  var spacing: CGFloat?

  init(_ item: Item, _ edge: Edge, _ spacing: CGFloat?) {
    self.item = item
    self.edge = edge
    self.spacing = spacing
  }

  func size(for proposal: Proposal) -> CGSize { item.child.size(for: proposal) }
  func slots(for proposal: Proposal) -> [Slot] { [Slot(0, .zero, proposal)] }
}
