public import TributaryGeometry
public import TributaryLayout

/// Says how a view stands in its cell of a ``Grid``.
public struct GridCellModifier {
  let value: GridCellTrait.Value
}

extension GridCellModifier: ItemModifier {
  public typealias Body = Never

  @usableFromInline
  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> GridCellNode {
    GridCellNode(modifier.pointee.value, inputs)
  }

  @usableFromInline
  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: GridCellNode) {
    node.update(modifier.pointee.value)
  }
}

extension View {
  /// Lets this cell of a grid cover several columns. Several such modifiers on one view add their values above 1.
  ///
  /// - Parameter count: Columns; less than 1 counts as 1, with a warning. A column in which no other cell begins is a column
  ///   like others, with the spacing of the grid before it.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(value: .columns(count)))
  }

  /// Puts a point of this view on the same point of its cell, instead of the alignments of row and column.
  ///
  /// - Parameter anchor: Fractions of width and height, of the view and of the cell; with one that is not finite the
  ///   alignments hold, with a warning.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(value: .anchor(anchor)))
  }

  /// Lets this cell take what its row or column has without asking for more; where nothing is proposed, its ideal length.
  /// Several such modifiers unite.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(value: .unsizedAxes(axes)))
  }

  /// Sets the alignment of the whole column of a grid in which this cell begins; the first cell that says so decides.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(value: .columnAlignment(guide)))
  }
}

extension ItemNode {
  @usableFromInline
  package final var gridCell: GridCell {
    var cell = GridCell()
    cell.row = gridRow
    guard flags.contains(.subtreeHasTraits) else { return cell }
    if case .columns(let count) = gridTrait(GridCellTrait.Columns.self) { cell.columns = count }
    if case .anchor(let anchor) = gridTrait(GridCellTrait.Anchor.self), anchor.isFinite {
      cell.anchor = anchor.asCoordinates
    }
    if case .unsizedAxes(let axes) = gridTrait(GridCellTrait.UnsizedAxes.self) { cell.unsizedAxes = axes }
    if case .columnAlignment(let guide) = gridTrait(GridCellTrait.ColumnAlignment.self) {
      cell.columnAlignment = guide
    }
    return cell
  }

  private func gridTrait(_ key: Any.Type) -> GridCellTrait.Value? {
    (trait(ObjectIdentifier(key)) as? GridCellTrait)?.value
  }
}

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

/// One thing that a view says about its cell, as a trait.
package final class GridCellTrait {
  package enum Value: Equatable {
    case columns(Int)
    case anchor(UnitPoint)
    case unsizedAxes(Axis.Set)
    case columnAlignment(HorizontalAlignment)
  }

  /// The keys of the traits, one type each.
  package enum Columns {}
  package enum Anchor {}
  package enum UnsizedAxes {}
  package enum ColumnAlignment {}

  package let value: Value

  package init(_ value: Value) { self.value = value }

  package var key: ObjectIdentifier {
    switch value {
    case .columns: ObjectIdentifier(Columns.self)
    case .anchor: ObjectIdentifier(Anchor.self)
    case .unsizedAxes: ObjectIdentifier(UnsizedAxes.self)
    case .columnAlignment: ObjectIdentifier(ColumnAlignment.self)
    }
  }
}
