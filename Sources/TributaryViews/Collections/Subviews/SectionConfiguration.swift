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
