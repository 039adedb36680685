import TributaryGeometry
import TributaryLayout

/// The node of what a view says about its cell.
@usableFromInline
package final class GridCellNode: UnaryNode {
  private var box: GridCellTrait

  package init(_ value: GridCellTrait.Value, _ inputs: NodeInputs) {
    box = GridCellTrait(value)
    super.init(inputs)
    flags.insert(.holdsTraits)
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
    // Axes unite; of everything else the innermost value counts.
    guard case .unsizedAxes(let own) = box.value, case .unsizedAxes(let axes) = inner.value, !axes.isSuperset(of: own)
    else { return inner }
    return GridCellTrait(.unsizedAxes(axes.union(own)))
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
