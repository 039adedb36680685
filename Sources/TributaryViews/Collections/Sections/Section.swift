@_spi(Engine) public import TributaryEngine

/// A group of views with a header and a footer.
///
/// In a lazy stack or grid, the header and footer occupy separate lines and can remain visible (see
/// ``PinnedScrollableViews``). In a list or form, they are visually distinct from the rows. In other containers, the
/// header, content, and footer are consecutive views.
///
/// > Source: conformance SECTION-01 to SECTION-06.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  package let isExpanded: Binding<Bool>?

  package nonisolated init(header: Parent, footer: Footer, isExpanded: Binding<Bool>? = nil, content: Content) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, BuiltInComposite, NamedComposite where Parent: View, Content: View, Footer: View {
  public var body: some View {
    SectionBoundary {
      SectionPart(
        part: .header, content: SectionHeader(content: header.asContent(of: Self.self), isExpanded: isExpanded))
      SectionPart(part: .content, content: isExpanded?.wrappedValue == false ? nil : content.asContent(of: Self.self))
      SectionPart(part: .footer, content: SectionFooter(content: footer.asContent(of: Self.self)))
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - header: The view above the content.
  ///   - footer: The view below the content.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - header: The view above the content.
  ///   - footer: The view below the content.
  ///   - content: The views of the section.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - footer: The view below the content.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }

  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - footer: The view below the content.
  ///   - content: The views of the section.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The views of the section.
  ///   - header: The view above the content.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - header: The view above the content.
  ///   - content: The views of the section.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }

  /// Creates a section whose header expands and collapses its content.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is visible.
  ///   - content: The views of the section.
  ///   - header: The view that toggles the content when it is tapped.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), isExpanded: isExpanded, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  ///
  /// - Parameter content: The views of the section.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - content: The views of the section.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), footer: EmptyView(), content: content())
  }

  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }

  /// Creates a section whose title expands and collapses its content.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localizable key, which is displayed without translation.
  ///   - isExpanded: A binding to whether the content is displayed.
  ///   - content: The views of the section.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), footer: EmptyView(), isExpanded: isExpanded, content: content())
  }

  /// Creates a section whose title expands and collapses its content.
  ///
  /// - Parameters:
  ///   - titleResource: The title, as a localizable resource, which is displayed without translation.
  ///   - isExpanded: A binding to whether the content is displayed.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleResource), footer: EmptyView(), isExpanded: isExpanded, content: content())
  }

  /// Creates a section whose title expands and collapses its content.
  ///
  /// - Parameters:
  ///   - title: The title as a string, which is not localized.
  ///   - isExpanded: A binding to whether the content is displayed.
  ///   - content: The views of the section.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), footer: EmptyView(), isExpanded: isExpanded, content: content())
  }
}

/// A view that groups the parts of a section.
struct SectionBoundary<Content: View> {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension SectionBoundary: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { false }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> SectionNode {
    let node = SectionNode(inputs)
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(Content._makeNode(view.first(as: Content.self), inputs))
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: SectionNode) {
    guard let content = node.content else { return }
    Content._updateNode(view.first(as: Content.self), content)
  }
}

/// The node of a section, which identifies the section to its parts.
package final class SectionNode: PassThroughNode {
  override package var pathComponent: String? { "Section" }
}

/// A view that marks its content as one part of a section.
struct SectionPart<Content: View> {
  let part: RowPart
  let content: Content
}

extension SectionPart: NodeView {
  typealias Body = Never

  static var _isSingleItem: Bool { false }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> SectionPartNode {
    let node = SectionPartNode(view.pointee.part, inputs)
    let content = view.pointee.content
    let inputs = NodeInputs(parent: node, environment: inputs.environment)
    node.adopt(withPointer(to: content) { Content._makeNode($0, inputs) })
    return node
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: SectionPartNode) {
    guard let content = node.content else { return }
    withPointer(to: view.pointee.content) { Content._updateNode($0, content) }
  }
}

/// The node of the header, the rows, or the footer of a section.
package final class SectionPartNode: PassThroughNode {
  package let part: RowPart

  package init(_ part: RowPart, _ inputs: NodeInputs) {
    self.part = part
    super.init(inputs)
  }

  override package var listsElements: Bool { true }

  /// The section that contains this part.
  package var section: SectionNode? {
    var node = parent
    while let current = node {
      if let section = current as? SectionNode { return section }
      node = current.parent
    }
    return nil
  }
}

extension SectionPartNode: ListsRows {
  package func appendOwnRows(to segments: inout ContiguousArray<RowSegment>) {
    let start = segments.count
    forEachChild { $0.appendRows(to: &segments) }
    guard let section else { return }
    for index in start..<segments.count { segments[index].join(section, as: part) }
  }

  package var decoratesItems: Bool { false }
}

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
