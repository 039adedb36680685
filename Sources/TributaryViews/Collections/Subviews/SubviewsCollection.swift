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

/// The sections among the views that a view stands for.
///
/// Views that stand in no section and follow each other are one without a header.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  @MainActor
  init(_ pieces: [SubviewPiece]) {
    var sections: [SectionConfiguration] = []
    var next = pieces[...]
    while let first = next.first {
      let path = first.section?.path
      let end = next.firstIndex { $0.section?.path != path } ?? next.endIndex
      let own = next[..<end]
      next = next[end...]
      let part = { (part: RowPart) in
        SubviewsCollection(own.filter { ($0.section?.part ?? .content) == part })
      }
      let id = path ?? first.make(0).path.appending(.body)
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(path: id), header: part(.header), content: part(.content), footer: part(.footer),
          containerValues: first.section?.values ?? ContainerValues()))
    }
    self.sections = sections
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A section among the views that a view stands for, or views that stand in none and follow each other.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others.
  public struct ID: Hashable {
    let path: SubviewPath
  }

  /// What tells this section from the others.
  public let id: ID
  /// The views of the header; none if it has none.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of the footer; none if it has none.
  public let footer: SubviewsCollection
  /// What the section tells the container that it stands in.
  public let containerValues: ContainerValues
}
