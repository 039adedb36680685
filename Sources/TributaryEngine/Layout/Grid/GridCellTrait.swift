package import TributaryGeometry

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
