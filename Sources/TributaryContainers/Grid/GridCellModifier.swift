@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
package import TributaryLayout

/// A modifier that configures a view in its cell of a ``Grid``.
@_documentation(visibility: internal)
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
  /// Makes this cell of a grid span several columns. Several such modifiers on one view add up the values above 1.
  ///
  /// - Parameter count: The number of columns. A value less than 1 counts as 1, with a warning. A column in which no
  ///   other cell begins is a regular column, preceded by the spacing of the grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(value: .columns(count)))
  }

  /// Aligns a point of this view with the same point of its cell, instead of using the alignments of the row and
  /// column.
  ///
  /// - Parameter anchor: A point in fractions of the width and height of the view and the cell. If it is not finite,
  ///   the alignments apply, with a warning.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(value: .anchor(anchor)))
  }

  /// Proposes to this cell the size of its row or column, without enlarging it; without a proposal, the cell has its
  /// ideal length. Several such modifiers form a union.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(value: .unsizedAxes(axes)))
  }

  /// Sets the alignment of the grid column in which this cell begins. The first cell with such a value determines it.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(value: .columnAlignment(guide)))
  }
}

extension ItemNode: GridElement {
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

/// The node of a view's cell configuration.
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
    // Axes form a union, and column counts add up. For other values, the innermost one applies.
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
      if count < 1 { reportInvalidDimension("gridCellColumns", "\(count)") }
    case .anchor(let anchor):
      if !anchor.isFinite { reportInvalidDimension("gridCellAnchor", "(\(anchor.x), \(anchor.y))") }
    case .unsizedAxes, .columnAlignment: break
    }
  }
}

/// One value of a view's cell configuration, as a trait.
package final class GridCellTrait {
  /// A setting of a cell with its value.
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
