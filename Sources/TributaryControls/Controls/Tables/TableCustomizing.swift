@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryTransfer

/// The access of a table to the visibility and the order of its columns.
struct TableCustomizing<RowValue: Identifiable> {
  let value: Binding<TableColumnCustomization<RowValue>>

  typealias Columns<Sort> = [TableColumns<RowValue, Sort>.Column]

  /// Returns the columns in their order, without the hidden ones.
  @MainActor
  static func shown<Sort>(_ columns: Columns<Sort>, _ customizing: Self?) -> Columns<Sort> {
    guard let value = customizing?.value.wrappedValue else { return columns.filter { Self.isShown($0.identity, nil) } }
    return value.sorted(columns) { $0.identity.id }.filter { Self.isShown($0.identity, value) }
  }

  private static func isShown(_ column: TableColumnIdentity, _ value: TableColumnCustomization<RowValue>?) -> Bool {
    let changed = column.id.flatMap { value?[visibility: $0] } ?? .automatic
    return (changed == .automatic ? column.defaultVisibility : changed) != .hidden
  }

  /// Returns a binding to whether a column with an identifier is shown.
  func isShown(_ id: String, byDefault: Bool) -> Binding<Bool> {
    let visibility = value[visibility: id]
    return Binding {
      visibility.wrappedValue == .automatic ? byDefault : visibility.wrappedValue == .visible
    } set: { isShown in
      visibility.wrappedValue = isShown ? .visible : .hidden
    }
  }

  /// Moves a column to the place of another one.
  ///
  /// - Parameter columns: All columns of the table.
  @MainActor
  func move<Sort>(_ id: String, to target: String, in columns: Columns<Sort>) {
    func isMovable(_ id: String) -> Bool {
      columns.contains { $0.identity.id == id && !$0.identity.disabled.contains(.reorder) }
    }
    guard isMovable(id), isMovable(target) else { return }
    let ids = value.wrappedValue.sorted(columns) { $0.identity.id }.compactMap(\.identity.id)
    value.wrappedValue.move(id, to: target, in: ids)
  }
}

/// The menu of column titles, with an item for each column that the reader can show and hide.
struct TableColumnMenu<RowValue: Identifiable, Sort>: View, BuiltInComposite {
  let columns: TableCustomizing<RowValue>.Columns<Sort>
  let customizing: TableCustomizing<RowValue>

  var body: some View {
    ForEach(columns.placed(), id: \.place) { index, _ in
      let column = columns[index].identity
      if let id = column.id, !column.disabled.contains(.visibility) {
        Toggle(isOn: customizing.isShown(id, byDefault: column.defaultVisibility != .hidden)) { columns[index].label }
      }
    }
  }
}

/// The content of a drag of a column title.
struct DraggedColumn: Codable, Transferable {
  let id: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "tributary.table-column"))
  }
}
