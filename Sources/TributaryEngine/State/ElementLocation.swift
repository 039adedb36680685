import TributaryCombine

/// An element of the base's collection, identified by index.
@usableFromInline
package final class ElementLocation<Base: MutableCollection>: LastValueLocation<Base.Element> {
  private let base: BindingLocation<Base>
  private let index: Base.Index

  package init(base: BindingLocation<Base>, index: Base.Index, last: Base.Element) {
    self.base = base
    self.index = index
    super.init(last: last)
  }

  override package var storage: StateStorage? { base.storage }

  override package func read() -> Base.Element {
    let whole = base.read()
    return remember(index >= whole.startIndex && index < whole.endIndex ? whole[index] : nil)
  }

  override package func write(_ value: Base.Element, _ transaction: Transaction) {
    var whole = base.read()
    guard index >= whole.startIndex, index < whole.endIndex else { return }
    let element = isComparable ? storedElement : nil
    // The element is compared in place of the array, because a write to each element would compare all of them each
    // time.
    if element != nil, isKnownEqual(whole[index], value) { return base.write(whole, transaction) }
    whole[index] = value
    base.write(whole, transaction, changing: element)
  }

  /// Whether a copy of an element can be compared here.
  private var isComparable: Bool { MainQueue.isCurrent && ComparisonCache.areCopiesEqual(of: Base.Element.self) }

  override package var storedElement: StoredElement? {
    if let outer = base.storedElement { return outer }
    guard Base.self == [Base.Element].self, let index = index as? Int, let path = base.storedPath else { return nil }
    return StoredElement(path: path, index: index)
  }

  override package func isSameLocation(as other: DerivedLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSameLocation(as: other.base)
  }
}
