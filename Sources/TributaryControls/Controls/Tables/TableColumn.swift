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
  /// A column of a width, in points; `nil` for one that shares what the others leave.
  public nonisolated func width(_ width: CGFloat? = nil) -> Self {
    var column = self
    (column.shape.least, column.shape.ideal, column.shape.most) = (width, width, width)
    return column
  }

  /// A column that shares what the others leave, within limits, in points.
  public nonisolated func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    var column = self
    (column.shape.least, column.shape.ideal, column.shape.most) = (min, ideal, max)
    return column
  }

  /// Sets where the cells stand in the width of the column, and its title.
  public nonisolated func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.shape.alignment = alignment
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column by which nothing is sorted, with a view for each row.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), comparator: nil, content: content)
  }

  /// A column by which nothing is sorted, with a view for each row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), comparator: nil, content: content)
  }

  /// A column of texts.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// A column with a view for each row, of a value.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of texts, by which rows can be sorted.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// A column with a view for each row, by whose value rows can be sorted.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column of texts, by which rows can be sorted in an order of texts.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// A column with a view for each row, by whose value rows can be sorted in an order of texts.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
    comparator: String.StandardComparator, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort: SortComparator, RowValue == Sort.Compared, Label == Text {
  /// A column with a view for each row, by which rows can be sorted with a comparator.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: comparator, content: content)
  }
}

/// Columns by which nothing is sorted, in a table that is.
public struct UnsortedTableColumn<Content: TableColumnContent, Sort> {
  let content: Content
}

extension UnsortedTableColumn: TableColumnContent {
  public func _append(to columns: inout TableColumns<Content.TableRowValue, Sort>) {
    var own = TableColumns<Content.TableRowValue, Content.TableColumnSortComparator>()
    content._append(to: &own)
    for column in own.columns {
      columns.append(.init(label: column.label, content: column.content, shape: column.shape, comparator: nil))
    }
  }
}

/// Where the cells of a column stand in its width, and its title.
///
/// > Source: conformance TABLE-06.
public struct TableColumnAlignment: Sendable, Hashable {
  enum Side {
    case leading, center, trailing
  }

  let side: Side

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(side: .leading)
  /// At the leading edge.
  public static let leading = TableColumnAlignment(side: .leading)
  /// In the middle.
  public static let center = TableColumnAlignment(side: .center)
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(side: .trailing)
  /// At the trailing edge, where the digits of numbers that are read from left to right stand below each other.
  public static let numeric = TableColumnAlignment(side: .trailing)

  var inFrame: Alignment {
    switch side {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// How wide a column of a table may be, in points, and where its cells stand in it.
struct TableColumnShape: Equatable {
  /// The least width; `nil` for no limit.
  var least: CGFloat?
  /// The width where the table has none; `nil` for that of any column.
  var ideal: CGFloat?
  /// The largest width; `nil` for no limit.
  var most: CGFloat?
  /// Where cells and the title stand.
  var alignment = TableColumnAlignment.automatic

  func clamp(_ width: CGFloat) -> CGFloat {
    max(max(0, least ?? 0), min(width, max(most ?? .infinity, least ?? 0)))
  }
}
