public import Foundation
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) public import TributaryViews

/// A column of a table: a title, and a view for each row.
///
/// > Source: conformance TABLE-01 to TABLE-07.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
  let comparator: Sort?
  var shape = TableColumnShape()

  nonisolated init(_ label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn: TableColumnContent {
  public func _append(to columns: inout TableColumns<RowValue, Sort>) {
    columns.append(
      .init(label: AnyView(label), content: { AnyView(content($0)) }, shape: shape, comparator: comparator))
  }
}

extension TableColumn {
  /// Sets a fixed width of the column, in points; `nil` for a share of the remaining width.
  public nonisolated func width(_ width: CGFloat? = nil) -> Self {
    var column = self
    (column.shape.least, column.shape.ideal, column.shape.most) = (width, width, width)
    return column
  }

  /// Sets the ideal width of the column and limits for its width, in points.
  ///
  /// A column without an ideal width receives a share of the width that the others leave.
  ///
  /// - Parameters:
  ///   - min: The minimum width, in points; `nil` for no limit.
  ///   - ideal: The width before the user resizes the column, in points; `nil` for a share of the remaining width.
  ///   - max: The maximum width, in points; `nil` for no limit.
  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    var column = self
    (column.shape.least, column.shape.ideal, column.shape.most) = (min, ideal, max)
    return column
  }

  /// Sets the horizontal alignment of the cells and the title of the column.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.shape.alignment = alignment
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that is not sortable, with a view for each row.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - content: The view of the cell for a row.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column that is not sortable, with a view for each row.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - content: The view of the cell for a row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), comparator: nil, content: content)
  }

  /// Creates a column of texts that is not sortable.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The key path to the text of the cell.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column that is not sortable, with a view for each row.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The key path to the value that determines the order of rows.
  ///   - content: The view of the cell for a row.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column of texts.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The key path to the text of the cell, which also determines the order of rows.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a view for each row, sortable by a value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The key path to the value that determines the order of rows.
  ///   - content: The view of the cell for a row.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of texts, sortable with a string comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The key path to the text of the cell, which also determines the order of rows.
  ///   - comparator: The comparator that orders rows by the value.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a view for each row, sortable by a text with a string comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - value: The key path to the value that determines the order of rows.
  ///   - comparator: The comparator that orders rows by the value.
  ///   - content: The view of the cell for a row.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort: SortComparator, RowValue == Sort.Compared, Label == Text {
  /// Creates a column with a view for each row, sortable with a comparator.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - comparator: The comparator that orders the rows' values.
  ///   - content: The view of the cell for a row.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: comparator, content: content)
  }
}

/// Columns that are not sortable, in a sortable table.
public struct UnsortedTableColumn<Content: TableColumnContent, Sort> {
  let content: Content
}

extension UnsortedTableColumn: TableColumnContent {
  public func _append(to columns: inout TableColumns<Content.TableRowValue, Sort>) {
    var own = TableColumns<Content.TableRowValue, Content.TableColumnSortComparator>()
    content._append(to: &own)
    for column in own.columns {
      columns.append(
        .init(
          label: column.label, content: column.content, shape: column.shape, comparator: nil,
          identity: column.identity))
    }
  }
}

/// The horizontal alignment of the cells and the title of a column.
///
/// > Source: conformance TABLE-06.
public struct TableColumnAlignment: Sendable, Hashable {
  enum Side {
    case leading, center, trailing
  }

  let side: Side

  /// Leading alignment.
  public static let automatic = TableColumnAlignment(side: .leading)
  /// Leading alignment.
  public static let leading = TableColumnAlignment(side: .leading)
  /// Center alignment.
  public static let center = TableColumnAlignment(side: .center)
  /// Trailing alignment.
  public static let trailing = TableColumnAlignment(side: .trailing)
  /// Trailing alignment, in which the digits of numbers that are read from left to right align.
  public static let numeric = TableColumnAlignment(side: .trailing)

  var inFrame: Alignment {
    switch side {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The width limits of a table column, in points, and the alignment of its cells.
struct TableColumnShape: Equatable {
  /// The minimum width; `nil` for no limit.
  var least: CGFloat?
  /// The width if there is room for it; `nil` for a share of the rest, and for the default width in a table without a
  /// proposed width.
  var ideal: CGFloat?
  /// The maximum width; `nil` for no limit.
  var most: CGFloat?
  /// The alignment of the cells and the title.
  var alignment = TableColumnAlignment.automatic

  func clamp(_ width: CGFloat) -> CGFloat {
    max(max(0, least ?? 0), min(width, max(most ?? .infinity, least ?? 0)))
  }
}
