public import Foundation
@_spi(Engine) import TributaryEngine
public import TributaryViews

/// The visibility, the order, and the widths of the columns of a table.
///
/// Columns are identified by their customization identifiers; a column without one is not customizable. The menu of the
/// column titles shows and hides columns, a title can be dragged onto another one, and the border between two titles
/// can be dragged. Each of these changes writes the binding that the table receives.
///
///     @SceneStorage("reports") private var columns: TableColumnCustomization<Report>
///
///     Table(reports, columnCustomization: $columns) {
///       TableColumn("Title", value: \.title).customizationID("title")
///       TableColumn("Author", value: \.author).customizationID("author").defaultVisibility(.hidden)
///     }
///
/// > Source: conformance TABLE-14 to TABLE-16.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// The changed visibilities. Automatic ones are absent, so that equal values have equal data.
  private var visibilities: [String: Bool] = [:]
  /// The identifiers in the changed order of their columns; empty if the order has not been changed.
  private var order: [String] = []
  /// The changed widths, in points.
  private var widths: [String: CGFloat] = [:]

  /// Creates a value without changes.
  public init() {}

  /// Removes the changes to the order of the columns.
  public mutating func resetOrder() { order = [] }

  /// The visibility of a column; `automatic` if it has not been changed.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// The width of a column, in points; `nil` if it has not been changed.
  subscript(width id: String) -> CGFloat? {
    get { widths[id] }
    set { widths[id] = newValue }
  }

  /// Moves a column to the place of another one.
  ///
  /// - Parameter ids: The identifiers of all customizable columns, in their current order.
  mutating func move(_ id: String, to target: String, in ids: [String]) {
    guard id != target, let old = ids.firstIndex(of: id), let new = ids.firstIndex(of: target) else { return }
    order = ids
    order.remove(at: old)
    order.insert(id, at: new)
  }

  /// Returns columns in the changed order. Columns that are not in the order keep their places.
  func sorted<Column>(_ columns: [Column], by id: (Column) -> String?) -> [Column] {
    func rank(_ column: Column) -> Int? { id(column).flatMap { order.firstIndex(of: $0) } }
    let places = columns.indices.filter { rank(columns[$0]) != nil }
    // A stable order keeps columns with equal identifiers together.
    let moved = places.sorted { (rank(columns[$0]) ?? 0, $0) < (rank(columns[$1]) ?? 0, $1) }
    var result = columns
    for (place, index) in zip(places, moved) { result[place] = columns[index] }
    return result
  }
}

extension TableColumnCustomization {
  private enum CodingKeys: CodingKey {
    case visibilities, order, widths
  }

  /// Creates a value from its stored form. Values that were stored before columns could be resized have no widths.
  ///
  /// - Parameter decoder: The decoder of the stored form.
  /// - Throws: A `DecodingError` if the data does not have the stored form.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    visibilities = try container.decode([String: Bool].self, forKey: .visibilities)
    order = try container.decode([String].self, forKey: .order)
    widths = try container.decodeIfPresent([String: CGFloat].self, forKey: .widths) ?? [:]
  }
}

extension AppStorage {
  /// Creates a property that stores the customization of a table under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(StoredForm(encoded: wrappedValue), key, store)
  }
}

extension SceneStorage {
  /// Creates a property that stores the customization of a table under a key, with a default value.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(StoredForm(encoded: wrappedValue), key)
  }
}

/// The changes that the reader can make to a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A change of the order.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// A change of the width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// A change of the visibility.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All changes.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }
}
