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
  /// By code that the package has for it.
  case made((Element) -> ID)

  /// Reads the id of an element: asked for once for all elements of a list.
  @inlinable package var read: (Element) -> ID {
    switch self {
    case .constant(let id), .own(let id), .made(let id): id
    case .path(let path): { $0[keyPath: path] }
    }
  }

  @inlinable package var isConstant: Bool {
    if case .constant = self { true } else { false }
  }

  /// Whether an id is the element itself, or a stored property of it: then no code runs for it, and elements that have the same
  /// bits have ids of the same bits.
  @MainActor package var isStored: Bool {
    switch self {
    case .constant: true
    case .own: StoredIDs.are(of: ID.self, in: Element.self)
    // Only stored properties, and the element as a whole, have an offset.
    case .path(let path): MemoryLayout<Element>.offset(of: path) != nil
    case .made: false
    }
  }
}
