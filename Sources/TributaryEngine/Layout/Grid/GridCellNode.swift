import TributaryGeometry
import TributaryLayout

/// The node of what a view says about its cell.
@usableFromInline
package final class GridCellNode: UnaryNode {
  private var box: GridCellTrait

  package init(_ value: GridCellTrait.Value, _ inputs: NodeInputs) {
    box = GridCellTrait(value)
    super.init(inputs)
    flags.insert(.subtreeHasTraits)
    reportIfUnusable()
  }

  package func update(_ value: GridCellTrait.Value) {
    if value == box.value { return }
    box = GridCellTrait(value)
    containerNeedsDistribution()
    reportIfUnusable()
  }

  override package func trait(_ key: ObjectIdentifier) -> AnyObject? {
    guard key == box.key else { return super.trait(key) }
    guard let inner = super.trait(key) as? GridCellTrait else { return box }
    // Axes unite and numbers of columns add up; of everything else the innermost value counts.
    switch (box.value, inner.value) {
    case (.unsizedAxes(let own), .unsizedAxes(let axes)) where !axes.isSuperset(of: own):
      return GridCellTrait(.unsizedAxes(axes.union(own)))
    case (.columns(let own), .columns(let columns)) where own > 1:
      let (sum, overflows) = own.addingReportingOverflow(columns > 1 ? columns : 0)
      return GridCellTrait(.columns(overflows ? .max : sum))
    default: return inner
    }
  }

  private func reportIfUnusable() {
    switch box.value {
    case .columns(let count):
      if count < 1 { host.reportInvalidDimension("gridCellColumns", "\(count)", at: self) }
    case .anchor(let anchor):
      if !anchor.isFinite { host.reportInvalidDimension("gridCellAnchor", "(\(anchor.x), \(anchor.y))", at: self) }
    case .unsizedAxes, .columnAlignment: break
    }
  }
}
