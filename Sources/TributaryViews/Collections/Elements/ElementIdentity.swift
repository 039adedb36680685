@_spi(Engine) import TributaryEngine

/// How the elements of a `ForEach` get their ids.
///
/// A list of ids that is known need not be read again from the same elements where ids follow from what stands in them: see
/// ``isStored``. An id that code computes may be another one whenever it is asked for.
@usableFromInline
package enum ElementIdentity<Element, ID: Hashable> {
  /// The elements are numbers of a range that was said to stay as it is, and ids of themselves.
  case constant((Element) -> ID)
  /// By the requirement of `Identifiable`.
  case own((Element) -> ID)
  case path(KeyPath<Element, ID>)
  /// Beside the indices of a bound collection, whose elements have the ids.
  case bound((Element) -> ID, any BoundElements)

  /// Reads the id of an element: asked for once for all elements of a list.
  @inlinable package var read: (Element) -> ID {
    switch self {
    case .constant(let id), .own(let id), .bound(let id, _): id
    case .path(let path): { $0[keyPath: path] }
    }
  }

  @inlinable package var isConstant: Bool {
    if case .constant = self { true } else { false }
  }

  /// Where the elements of `data` are stored, if their ids follow from what is stored there.
  @MainActor
  package func storage<Data: RandomAccessCollection>(of data: Data, numbers: Range<Int>?) -> ElementStorage?
  where Data.Element == Element {
    if case .bound(_, let elements) = self { return elements.storage }
    return isStored ? ElementStorage(of: data, numbers: numbers) : nil
  }

  /// Whether an id is the element itself, or a stored property of it: then no code runs for it, and elements that have the same
  /// bits have ids of the same bits.
  @MainActor private var isStored: Bool {
    switch self {
    case .constant: true
    case .own: StoredIDs.are(of: ID.self, in: Element.self)
    // Only stored properties, and the element as a whole, have an offset.
    case .path(let path): MemoryLayout<Element>.offset(of: path) != nil
    case .bound: false
    }
  }
}

/// A collection that a binding led to, as it was when a `ForEach` read it.
@usableFromInline
package protocol BoundElements {
  /// Where the elements are stored, if their ids follow from what is stored there.
  @MainActor var storage: ElementStorage? { get }
}

package struct BoundCollection<Elements: RandomAccessCollection, ID: Hashable>: BoundElements {
  package let elements: Elements
  package let id: ElementIdentity<Elements.Element, ID>

  package init(elements: Elements, id: ElementIdentity<Elements.Element, ID>) {
    self.elements = elements
    self.id = id
  }

  @MainActor package var storage: ElementStorage? { id.storage(of: elements, numbers: nil) }
}

/// Which types store the property `id` that `Identifiable` asks for: found once for each type.
@MainActor
enum StoredIDs {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether a struct has a stored property `id` of a type. Its requirement is that property: no other has the name.
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
