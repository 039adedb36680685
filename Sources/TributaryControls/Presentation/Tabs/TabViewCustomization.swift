public import Foundation
@_spi(Engine) import TributaryEngine
@_spi(Engine) public import TributaryViews

/// The changes that a user makes to the tabs in a sidebar.
///
/// There is no sidebar for tabs, so that the value remains as your code creates, changes, or decodes it. Tabs and
/// sections are identified by their customization identifiers.
///
///     @AppStorage("tabs") private var customization: TabViewCustomization
///
/// All stored data is preserved, including that of other versions.
public struct TabViewCustomization: Equatable, Sendable {
  /// The stored data. Values equal to the defaults are absent, so that equal values have equal data.
  private var record: [String: StoredElement] = [:]

  /// Creates a value without changes.
  public init() {}

  /// Removes the changes to the order of the sections, and of the tabs in them.
  public mutating func resetSectionOrder() {
    record[Key.sectionOrder] = nil
    record[Key.tabOrder] = nil
  }

  /// Removes the changes to the order of the tabs in a section.
  public mutating func resetSectionOrder(for sectionID: String) { set(nil, for: sectionID, in: Key.tabOrder) }

  /// Removes the changes to the visibility of the tabs.
  public mutating func resetVisibility() {
    record[Key.sidebarVisibility] = nil
    record[Key.tabBarVisibility] = nil
  }

  /// The visibility of a tab in the sidebar; `automatic` if it has not been changed.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { visibility(of: id, in: Key.sidebarVisibility) }
    set { set(newValue.stored, for: id, in: Key.sidebarVisibility) }
  }

  /// The changes to a tab.
  public subscript(tab id: String) -> TabCustomization {
    get {
      TabCustomization(
        sidebarVisibility: self[sidebarVisibility: id], tabBarVisibility: visibility(of: id, in: Key.tabBarVisibility))
    }
    set {
      self[sidebarVisibility: id] = newValue.sidebarVisibility
      set(newValue.tabBarVisibility.stored, for: id, in: Key.tabBarVisibility)
    }
  }

  /// The changes to a section of tabs.
  public subscript(section id: String) -> SectionCustomization {
    get { SectionCustomization(tabOrder: object(Key.tabOrder)[id]?.strings) }
    set { set(newValue.tabOrder.map { .list($0.map { .string($0) }) }, for: id, in: Key.tabOrder) }
  }

  /// The changes to one tab.
  public struct TabCustomization {
    /// The visibility of the tab in the sidebar; `automatic` if it has not been changed.
    public var sidebarVisibility: Visibility
    /// The visibility of the tab in the tab bar; `automatic` if it has not been changed.
    public let tabBarVisibility: Visibility
  }

  /// The changes to a section of tabs.
  public struct SectionCustomization {
    /// The identifiers of the tabs in their order; `nil` if the order has not been changed.
    public private(set) var tabOrder: [String]?

    /// Removes the changes to the order of the tabs in the section.
    public mutating func resetTabOrder() { tabOrder = nil }

    fileprivate init(tabOrder: [String]?) { self.tabOrder = tabOrder }
  }
}

extension TabViewCustomization: Codable {
  /// Creates a value from its stored data.
  ///
  /// - Parameter decoder: The decoder of the stored data.
  /// - Throws: A `DecodingError` if the data does not have the stored form.
  public init(from decoder: any Decoder) throws { record = try [String: StoredElement](from: decoder) }

  /// Encodes all data of the value.
  ///
  /// - Parameter encoder: The encoder of the data.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws { try record.encode(to: encoder) }
}

/// Access to the stored data.
extension TabViewCustomization {
  /// The names of the parts of the stored data.
  private enum Key {
    static let sidebarVisibility = "sidebarVisibility"
    static let tabBarVisibility = "tabBarVisibility"
    static let sectionOrder = "sectionOrder"
    static let tabOrder = "tabOrder"
  }

  private func object(_ key: String) -> [String: StoredElement] {
    if case .object(let elements) = record[key] { elements } else { [:] }
  }

  private func visibility(of id: String, in key: String) -> Visibility {
    switch object(key)[id] {
    case .string("visible"): .visible
    case .string("hidden"): .hidden
    default: .automatic
    }
  }

  private mutating func set(_ element: StoredElement?, for id: String, in key: String) {
    var elements = object(key)
    elements[id] = element
    record[key] = elements.isEmpty ? nil : .object(elements)
  }
}

extension Visibility {
  fileprivate var stored: StoredElement? {
    switch self {
    case .automatic: nil
    case .visible: .string("visible")
    case .hidden: .string("hidden")
    }
  }
}

/// An element of stored data of any structure, so that unknown parts can be written again.
private enum StoredElement: Hashable, Sendable, Codable {
  case null
  case bool(Bool)
  case int(Int)
  case number(Double)
  case string(String)
  case list([StoredElement])
  case object([String: StoredElement])

  var strings: [String]? {
    guard case .list(let elements) = self else { return nil }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([StoredElement].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: StoredElement].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property that stores the changes to tabs under a key, with a default value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default value, while nothing is stored under the key.
  ///   - key: The key in the store.
  ///   - store: The store; `nil` for the store that `defaultAppStorage(_:)` sets, or else `UserDefaults.standard`.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(StoredForm(encoded: wrappedValue), key, store)
  }
}
