@_spi(Engine) import TributaryViews

/// The indices of a collection, each with the id of the element there.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
  private let base: Base
  private let readID: (Base.Element) -> ID

  init(_ base: Base, id: ElementIdentity<Base.Element, ID>) {
    self.base = base
    self.readID = id.read
  }

  /// An index of the collection, and the id of the element there.
  public struct Element {
    let index: Base.Index
    let id: ID
  }
}

extension IndexedIdentifierCollection: Collection {
  public typealias Index = Base.Index

  public var startIndex: Base.Index { base.startIndex }

  public var endIndex: Base.Index { base.endIndex }

  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }

  public subscript(position: Base.Index) -> Element { Element(index: position, id: readID(base[position])) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}
