@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// What a search shows that has found nothing.
public struct SearchUnavailableContent: Sendable {
  /// A symbol and what was not found.
  public struct Label: View, FrameworkComposite {
    let text: String?
    @Environment(\.dismissSearch) private var search

    nonisolated init(_ text: String?) { self.text = text }

    public var body: some View {
      let text = text ?? search.search?.text?.wrappedValue ?? ""
      TributaryControls.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// What to try.
  public struct Description: View, FrameworkComposite {
    nonisolated init() {}

    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View, FrameworkComposite {
    nonisolated init() {}

    public var body: some View { EmptyView() }
  }
}
