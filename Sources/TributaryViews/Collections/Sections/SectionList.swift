@_spi(Engine) public import TributaryEngine

/// A type of views that may stand for whole sections.
///
/// What makes sections makes the rows in them one by one; a `ForEach` over sections in a lazy container therefore is no list
/// of rows itself: it is made as a whole, and those in its sections are lists.
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

/// Whether views of a type stand for sections, as far as the type says.
@usableFromInline @MainActor
func viewsStandForSections<V: View>(_ type: V.Type) -> Bool {
  sectionQuestion.answer(for: type) {
    if let list = type as? any SectionList.Type { return list.standsForSections }
    if type == Never.self || type.Body.self == Never.self { return false }
    return viewsStandForSections(V.Body.self)
  }
}

@MainActor private let sectionQuestion = TypeQuestion(assuming: false)
