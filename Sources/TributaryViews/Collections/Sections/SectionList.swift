@_spi(Engine) public import TributaryEngine

/// A type of views that can contain whole sections.
///
/// The rows of sections belong to lists inside them. A `ForEach` of sections in a lazy container is therefore not a
/// list of rows: it is made as a whole, and the `ForEach` views in its sections are lists.
@MainActor private protocol SectionList {
  static var standsForSections: Bool { get }
}

extension Section: SectionList where Parent: View, Content: View, Footer: View {
  fileprivate static var standsForSections: Bool { true }
}

extension ModifiedContent: SectionList where Content: View, Modifier: ViewModifier {
  fileprivate static var standsForSections: Bool { viewsStandForSections(Content.self) }
}

extension Group: SectionList where Content: View {
  fileprivate static var standsForSections: Bool { viewsStandForSections(Content.self) }
}

extension ForEach: SectionList where Content: View {
  fileprivate static var standsForSections: Bool { viewsStandForSections(Content.self) }
}

extension Optional: SectionList where Wrapped: View {
  fileprivate static var standsForSections: Bool { viewsStandForSections(Wrapped.self) }
}

extension ConditionalContent: SectionList where TrueContent: View, FalseContent: View {
  fileprivate static var standsForSections: Bool {
    viewsStandForSections(TrueContent.self) || viewsStandForSections(FalseContent.self)
  }
}

/// Returns whether views of a type can contain sections, as far as the type determines it.
@usableFromInline @MainActor
func viewsStandForSections<V: View>(_ type: V.Type) -> Bool {
  sectionQuestion.answer(for: type) {
    if let list = type as? any SectionList.Type { return list.standsForSections }
    if type == Never.self || type.Body.self == Never.self { return false }
    return viewsStandForSections(V.Body.self)
  }
}

@MainActor private let sectionQuestion = TypeQuestion(assuming: false)
