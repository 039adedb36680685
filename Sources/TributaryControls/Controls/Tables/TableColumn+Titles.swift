public import Foundation
@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of texts that is not sortable.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - value: The key path to the text of the cell.
  public nonisolated init(_ title: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(title, comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column that is not sortable, with a view for each row.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - value: The key path to the value that determines the order of rows.
  ///   - content: The view of the cell for a row.
  public nonisolated init<V>(
    _ title: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column of texts.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - value: The key path to the text of the cell, which also determines the order of rows.
  public nonisolated init(_ title: Text, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(title, comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a view for each row, sortable by a value.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - value: The key path to the value that determines the order of rows.
  ///   - content: The view of the cell for a row.
  public nonisolated init<V: Comparable>(
    _ title: Text, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of texts that is not sortable.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: The key path to the text of the cell.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Creates a column that is not sortable, with a view for each row.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: The key path to the value that determines the order of rows.
  ///   - content: The view of the cell for a row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column of texts.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: The key path to the text of the cell, which also determines the order of rows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable)
  where Content == Text {
    self.init(Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column with a view for each row, sortable by a value.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - value: The key path to the value that determines the order of rows.
  ///   - content: The view of the cell for a row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column that is not sortable, with a view for each row.
  ///
  /// - Parameters:
  ///   - title: The title as a text.
  ///   - content: The view of the cell for a row.
  public nonisolated init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title, comparator: nil, content: content)
  }
}
