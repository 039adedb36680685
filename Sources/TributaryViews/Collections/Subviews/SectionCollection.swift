@_spi(Engine) import TributaryEngine

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
