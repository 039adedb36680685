@_spi(Engine) public import TributaryEngine

/// The views that a view stands for, in order; as a view it shows them all.
///
/// The views of a `ForEach` are made when they are asked for.
public struct SubviewsCollection {
  private let pieces: [SubviewPiece]
  /// How many views there are before each piece, and last how many there are.
  private let starts: [Int]

  init(_ pieces: [SubviewPiece]) {
    self.pieces = pieces
    starts = pieces.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
  }
}

extension SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  public var startIndex: Int { 0 }
  public var endIndex: Int { starts.last ?? 0 }

  public subscript(index: Int) -> Subview {
    precondition(indices.contains(index), "There are \(endIndex) subviews, none at \(index).")
    let number = starts.partitioningIndex { $0 > index } - 1
    let (piece, offset) = (pieces[number], index - starts[number])
    return alreadyOnMainActor(with: piece) { Subview(element: $0.make(offset)) }
  }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View, FrameworkComposite {
  public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views that a view stands for; as a view it shows them.
public struct SubviewsCollectionSlice {
  let base: SubviewsCollection
  let bounds: Range<Int>
}

extension SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview { base[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View, FrameworkComposite {
  public var body: some View { ForEach(self) { $0 } }
}
