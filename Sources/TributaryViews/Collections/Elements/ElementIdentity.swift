@_spi(Engine) import TributaryEngine

/// The source of the ids of a `ForEach`'s elements.
///
/// If ids are stored in the elements, the ids of unchanged elements need not be read again: see ``isStored``. A
/// computed id can differ for each access.
@usableFromInline
package enum ElementIdentity<Element, ID: Hashable> {
  /// The id of an element of a constant range is the element.
  case constant((Element) -> ID)
  /// The id is the `Identifiable` requirement.
  case own((Element) -> ID)
  case path(KeyPath<Element, ID>)
  /// The id belongs to an element of a bound collection, and accompanies its index.
  case bound((Element) -> ID, any BoundElements)

  /// The function that returns the id of an element, which callers read once for all elements of a list.
  @inlinable package var read: (Element) -> ID {
    switch self {
    case .constant(let id), .own(let id), .bound(let id, _): id
    case .path(let path): { $0[keyPath: path] }
    }
  }

  @inlinable package var isConstant: Bool {
    if case .constant = self { true } else { false }
  }

  /// Returns the storage of the elements of `data` if their ids are determined by that storage; otherwise `nil`.
  @MainActor
  package func storage<Data: RandomAccessCollection>(of data: Data, numbers: Range<Int>?) -> ElementStorage?
  where Data.Element == Element {
    if case .bound(_, let elements) = self { return elements.storage }
    return isStored ? ElementStorage(of: data, numbers: numbers) : nil
  }

  /// Whether an id is the element or a stored property of it.
  ///
  /// Reading such an id runs no client code, and elements with equal bits have ids with equal bits.
  @MainActor private var isStored: Bool {
    switch self {
    case .constant: true
    case .own: StoredIDs.are(of: ID.self, in: Element.self)
    // Only stored properties and the whole element have an offset.
    case .path(let path): MemoryLayout<Element>.offset(of: path) != nil
    case .bound: false
    }
  }
}

/// The value of a bound collection at the time when a `ForEach` read it.
@usableFromInline
package protocol BoundElements {
  /// The storage of the elements if their ids are determined by that storage; otherwise `nil`.
  @MainActor var storage: ElementStorage? { get }
}

/// The elements of a bound collection with their identifiers.
package struct BoundCollection<Elements: RandomAccessCollection, ID: Hashable>: BoundElements {
  package let elements: Elements
  package let id: ElementIdentity<Elements.Element, ID>

  package init(elements: Elements, id: ElementIdentity<Elements.Element, ID>) {
    self.elements = elements
    self.id = id
  }

  @MainActor package var storage: ElementStorage? { id.storage(of: elements, numbers: nil) }
}

/// A cache of the types that store the `id` property of `Identifiable`.
@MainActor
enum StoredIDs {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a struct has a stored property `id` of a type. This property satisfies the requirement, since
  /// names are unique.
  static func are(of id: Any.Type, in type: Any.Type) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = known[key] { return known }
    let answer =
      FieldRecord.kind(of: type) == .structure
      && (FieldRecord.fields(of: type) ?? []).contains { $0.name == "id" && $0.isStrong && $0.type == id }
    known[key] = answer
    return answer
  }
}

/// The ids of constant ranges.
@usableFromInline @MainActor
enum ConstantRange {
  /// The ids of the most recent range. The rows of a grid often have equal ranges, and share one array of ids.
  private static var recent: ContiguousArray<Int> = []
  /// The largest number of ids that are kept.
  private static let mostKept = 64

  /// Returns the elements of a range, which are the ids.
  @usableFromInline
  static func ids(_ range: Range<Int>) -> ContiguousArray<Int> {
    if recent.count == range.count, recent.first == range.first { return recent }
    let ids = ContiguousArray(range)
    if ids.count <= mostKept { recent = ids }
    return ids
  }
}
