import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A modifier that passes toolbar items to the bars of the enclosing page.
struct ToolbarModifier<Toolbar: ToolbarContent> {
  let toolbar: Toolbar
  @Environment(\.self) private var environment
  @OwnedObject private var owner = ToolbarOwner()

  nonisolated init(toolbar: Toolbar) { self.toolbar = toolbar }
}

/// An object whose identity identifies the modifier that declares toolbar items.
private final class ToolbarOwner {}

extension ToolbarModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    var items = ToolbarItems()
    toolbar._appendItems(to: &items)
    let composites = items.composites
    let entries = items.entries(of: owner, environment)
    let sending =
      content
      .transformPreference(ToolbarKey.self) { $0 += entries }
      .background {
        ForEach(composites) { $0.view }
      }
    // The result is not a condition in the builder: without a value, it would contribute the default to every
    // preference.
    return environment.hasBars
      ? AnyView(partOfControl: sending) : AnyView(partOfControl: sending.modifier(StandaloneBars()))
  }
}

extension View {
  /// Adds items to the bars of the page that contains this view, or else to bars around the outermost view with a
  /// toolbar.
  ///
  /// The items have the environment of this view.
  ///
  /// > Source: conformance TOOLBAR-01 to TOOLBAR-08.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Adds views at the end of the top bar of the enclosing page, or of bars around the outermost view with a toolbar.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItemGroup(content: content)))
  }

  /// Adds views at the beginning and the end of the top bar. Deprecated: use `toolbar(content:)`.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(
        toolbar: ToolbarPair(
          first: ToolbarItem(placement: .topBarLeading) { leading },
          second: ToolbarItem(placement: .topBarTrailing) { trailing })))
  }

  /// Adds views at the beginning of the top bar. Deprecated: use `toolbar(content:)`.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItem(placement: .topBarLeading) { leading }))
  }

  /// Adds views at the end of the top bar. Deprecated: use `toolbar(content:)`.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItem(placement: .topBarTrailing) { trailing }))
  }
}

/// The bars that the items of a page require.
struct ToolbarPresence: Equatable {
  var hasUpper = false
  var hasLower = false

  init(_ entries: [ToolbarEntry] = []) {
    for entry in entries {
      switch entry.placement.slot {
      case .leading, .principal, .trailing, .pinned, .overflowMenu: hasUpper = true
      case .bottom: hasLower = true
      case .titleMenu, .absent: break
      }
    }
  }
}
