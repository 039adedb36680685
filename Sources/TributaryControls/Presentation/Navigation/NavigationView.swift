@_spi(Engine) public import TributaryEngine

/// An older name of ``NavigationStack``: one page at a time, however much room there is.
///
/// Several views are one page, below each other.
public struct NavigationView<Content: View> {
  let content: Content

  /// A stack of pages that begins with some content.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, NamedComposite {
  public var body: some View { NavigationStack { content } }
}
