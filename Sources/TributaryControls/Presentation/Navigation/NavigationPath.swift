/// The values of the pages above the first one of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// No page above the first one.
  public init() { values = [] }

  /// The pages of some values, the lowest first.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of pages above the first one.
  public var count: Int { values.count }

  /// Whether the first page is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts the page of a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes pages from the top; as many as there are, if that are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}
