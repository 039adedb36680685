@_spi(Engine) public import TributaryEngine

/// Views that belong together, with a header and a footer.
///
/// In a lazy stack or grid header and footer have a line of their own and may stay in sight (see
/// ``PinnedScrollableViews``); in a list or form they are set off from the rows. Elsewhere a section adds nothing: header,
/// content and footer are listed one after the other.
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

extension Section: View, FrameworkComposite, NamedComposite where Parent: View, Content: View, Footer: View {
  public var body: some View {
    SectionBoundary {
      SectionPart(part: .header, content: SectionHeader(content: header, isExpanded: isExpanded))
      SectionPart(part: .content, content: isExpanded?.wrappedValue == false ? nil : content)
      SectionPart(part: .footer, content: SectionFooter(content: footer))
    }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Views with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), footer: footer(), content: content())
  }

  /// Views with a header and a footer.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), footer: footer(), content: content())
  }

  /// Views with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), footer: EmptyView(), content: content())
  }

  /// Views with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content())
  }

  /// Views with a header, which shows and hides them when it is pressed.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), footer: EmptyView(), isExpanded: isExpanded, content: content())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views that belong together.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Views with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: EmptyView(), content: content())
  }

  /// Views with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content())
  }

  /// Views with a title, which shows and hides them when it is pressed.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), footer: EmptyView(), isExpanded: isExpanded, content: content())
  }

  /// Views with a title, which shows and hides them when it is pressed.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), footer: EmptyView(), isExpanded: isExpanded, content: content())
  }
}
