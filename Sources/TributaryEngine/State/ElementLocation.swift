/// An element of the base's collection, by index. A read after the element has gone answers what stood there last.
@usableFromInline
package final class ElementLocation<Base: MutableCollection>: DerivedLocation<Base.Element> {
  private let base: BindingLocation<Base>
  private let index: Base.Index
  private var last: Base.Element

  package init(base: BindingLocation<Base>, index: Base.Index, last: Base.Element) {
    self.base = base
    self.index = index
    self.last = last
  }

  override package var storage: StateStorage? { base.storage }

  override package func read() -> Base.Element {
    let whole = base.read()
    guard index >= whole.startIndex, index < whole.endIndex else { return OffMainAccess.withLock { last } }
    let element = whole[index]
    let old = OffMainAccess.withLock {
      defer { last = element }
      return last
    }
    withExtendedLifetime(old) {}
    return element
  }

  override package func write(_ value: Base.Element, _ transaction: Transaction) {
    var whole = base.read()
    guard index >= whole.startIndex, index < whole.endIndex else { return }
    whole[index] = value
    base.write(whole, transaction)
  }

  override package func isSamePlace(as other: DerivedLocation<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSamePlace(as: other.base)
  }
}
