@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import Foundation

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
