private import Foundation
@_spi(Engine) public import TributaryEngine

/// A view that displays a root page, and pages above it that links, a path, or bindings present.
///
/// Only the top page takes part in layout and input; lower pages keep their state. Preferences of the root page are
/// passed to outer views while it is visible; preferences of other pages are not passed beyond the stack, like those of
/// sheets. A page has a bar with the title that a view on it sets, and with a back button. Pages are pushed and popped
/// with an animation even in transactions without one, unless the transaction disables animations.
///
/// > Source: conformance NAV-07 to NAV-17.
public struct NavigationStack<Data, Root: View> {
  let root: Root
  /// The binding to the path; `nil` if the stack stores its path.
  let path: Binding<[AnyHashable]>?
  @State private var ownPath: [AnyHashable] = []

  private nonisolated init(path: Binding<[AnyHashable]>?, root: Root) {
    self.path = path
    self.root = root
  }
}

extension NavigationStack: View, NamedComposite {
  public var body: some View {
    // Links in the stack show their pages in it, also in a column of a split view.
    NavigationPages(root: root.asContent(of: Self.self), path: path ?? $ownPath).environment(\.splitActions, nil)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that stores its path.
  public nonisolated init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  /// Creates a stack with a binding to a path of values of any type.
  public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(path: path.projected(by: PathProjection()), root: root())
  }
}

extension NavigationStack
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
{
  /// Creates a stack with a binding to a path of values of one type.
  ///
  /// A link with a value of another type has no effect, and the host reports a diagnostic.
  public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(path: path.projected(by: PathValuesProjection()), root: root())
  }
}

/// The conversion of a path to its values.
private struct PathProjection: BindingProjection {
  func value(of base: NavigationPath) -> [AnyHashable] { base.values }
  func base(_ base: NavigationPath, with values: [AnyHashable]) -> NavigationPath? { NavigationPath(values: values) }
}

/// The conversion of values of one type to the values of a path.
private struct PathValuesProjection<Data: RangeReplaceableCollection>: BindingProjection where Data.Element: Hashable {
  func value(of base: Data) -> [AnyHashable] { base.map { AnyHashable($0) } }

  func base(_ base: Data, with values: [AnyHashable]) -> Data? {
    Data(values.compactMap { $0.base as? Data.Element })
  }
}

/// The path of a navigation stack: the values of the pages above the root page, of any type.
public struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() { values = [] }

  /// Creates a path from values, beginning with the lowest page.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  init(values: [AnyHashable]) { self.values = values }

  /// The number of pages above the root page.
  public var count: Int { values.count }

  /// Whether the root page is visible.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes the page of a value.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes pages from the end, or all pages if there are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension NavigationPath {
  /// The values of this path in a form that can be stored.
  ///
  /// The property is `nil` if a value cannot be encoded, if its type cannot be found by its name, as with private
  /// types, or if the path has more than 10,000 values.
  public var codable: CodableRepresentation? {
    if values.count > CodableRepresentation.maximumCount { return nil }
    var stored: [CodableRepresentation.Entry] = []
    for value in values {
      guard let value = value.base as? any Codable & Hashable, let entry = CodableRepresentation.Entry(value) else {
        return nil
      }
      stored.append(entry)
    }
    return CodableRepresentation(entries: stored)
  }

  /// Creates a path from a stored one.
  public init(_ codable: CodableRepresentation) { values = codable.entries.map { AnyHashable(erasing: $0.value) } }

  /// The values of a path in a form that can be stored.
  ///
  /// Each value is stored with the name of its type. A value whose type no longer exists cannot be decoded.
  ///
  /// > Important: Decode only data that you trust. The names in the data determine which encodable and hashable types
  /// > of the program are decoded. A name of more than 1,000 bytes and more than 10,000 values are errors.
  public struct CodableRepresentation {
    /// A value with the name of its type.
    fileprivate struct Entry {
      let name: String
      let value: any Codable & Hashable
    }

    fileprivate static let maximumCount = 10_000
    fileprivate static let maximumNameLength = 1000

    fileprivate let entries: [Entry]
  }
}

extension NavigationPath.CodableRepresentation.Entry {
  /// Creates an entry, or returns `nil` if the type of the value cannot be found by its name.
  fileprivate init?(_ value: any Codable & Hashable) {
    guard let name = _mangledTypeName(type(of: value)),
      name.utf8.count <= NavigationPath.CodableRepresentation.maximumNameLength, _typeByName(name) != nil
    else { return nil }
    self.init(name: name, value: value)
  }
}

extension AnyHashable {
  fileprivate init<V: Hashable>(erasing value: V) { self.init(value) }
}

extension NavigationPath.CodableRepresentation: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.entries.map { AnyHashable(erasing: $0.value) } == b.entries.map { AnyHashable(erasing: $0.value) }
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in entries {
      try container.encode(entry.name)
      try container.encode(entry.value)
    }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var entries: [Entry] = []
    while !container.isAtEnd {
      if entries.count == Self.maximumCount {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "The path has more than \(Self.maximumCount) values.")
      }
      let name = try container.decode(String.self)
      if name.utf8.count > Self.maximumNameLength {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "The name of a type has more than \(Self.maximumNameLength) bytes.")
      }
      guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no type \(name).")
      }
      entries.append(Entry(name: name, value: try container.decode(type)))
    }
    self.entries = entries
  }
}
