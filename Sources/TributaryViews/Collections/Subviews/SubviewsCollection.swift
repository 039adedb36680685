@_spi(Engine) public import TributaryEngine

/// The subviews of a view, in order. As a view, the collection displays all of them.
///
/// The views of a `ForEach` are made on access.
public struct SubviewsCollection {
  private let pieces: [SubviewPiece]
  /// The number of subviews before each piece, followed by the total number.
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

  /// The subview at an index.
  ///
  /// - Precondition: The access occurs on the main actor, because it can evaluate the closure of a `ForEach`.
  public subscript(index: Int) -> Subview {
    precondition(indices.contains(index), "The index \(index) is out of range: there are \(endIndex) subviews.")
    let number = starts.partitioningIndex { $0 > index } - 1
    let (piece, offset) = (pieces[number], index - starts[number])
    return enteringMainActor(with: piece) { Subview(element: $0.make(offset)) }
  }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View, BuiltInComposite {
  public var body: some View { ForEach(self) { $0 } }
}

/// A slice of the subviews of a view. As a view, the slice displays all of them.
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

extension SubviewsCollectionSlice: View, BuiltInComposite {
  public var body: some View { ForEach(self) { $0 } }
}

/// The sections of a view.
///
/// Consecutive views outside a section form one section without a header.
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

/// A section of a view, or a sequence of consecutive views outside a section.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let path: SubviewPath
  }

  /// The identity of the section, stable across evaluations.
  public let id: ID
  /// The views of the header; empty without a header.
  public let header: SubviewsCollection
  /// The views between the header and the footer.
  public let content: SubviewsCollection
  /// The views of the footer; empty without a footer.
  public let footer: SubviewsCollection
  /// The values that the section provides to its container.
  public let containerValues: ContainerValues
}

/// A view that represents one of the subviews of another view. It can be displayed once, at any place.
///
/// The subview inherits the environment of the place at which it is displayed. Its state belongs to its ``id`` at that
/// place.
///
/// > Source: conformance SUBVIEW-01 to SUBVIEW-04.
public struct Subview: Identifiable {
  let element: FoundView

  /// The identity of a subview, stable across evaluations.
  public struct ID: Hashable {
    let path: SubviewPath
  }

  /// The identity of the subview: its place in the source view, including the ids of enclosing data elements and of its
  /// modifiers.
  public var id: ID { ID(path: element.path) }

  /// The values that the view provides to its container.
  public var containerValues: ContainerValues { element.values }
}

extension Subview: View, BuiltInComposite {
  public var body: some View { element.view.id(id) }
}

/// A resolved subview with its path and its container values.
final class FoundView {
  let view: AnyView
  let path: SubviewPath
  let values: ContainerValues

  init(_ view: AnyView, at path: SubviewPath, _ values: ContainerValues) {
    self.view = view
    self.path = path
    self.values = values
  }
}

/// The path from a view to one of its subviews.
struct SubviewPath: Hashable {
  /// One step from a view to a view inside it.
  enum Step: Hashable {
    /// The index in a list of views, or the branch of a condition.
    case index(Int)
    /// The id of a data element.
    case element(AnyHashable)
    /// The id from an `id(_:)` modifier.
    case explicit(AnyHashable)
    /// The type of the view in a type-erased view.
    case type(ObjectIdentifier)
    /// The body of a composite view.
    case body
  }

  private(set) var steps: [Step] = []

  func appending(_ step: Step) -> SubviewPath { SubviewPath(steps: steps + [step]) }
}
