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

extension ToolbarModifier: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    var items = ToolbarItems()
    toolbar._appendItems(to: &items)
    let composites = items.composites
    let entries = items.entries(of: owner, environment)
    let sending =
      content
      .transformPreference(ToolbarKey.self) { $0 += entries }
      .background {
        ForEach(composites.indices, id: \.self) { composites[$0] }
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

  /// Adds views at the beginning and the end of the top bar: an older form of `toolbar`.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(
        toolbar: ToolbarPair(
          first: ToolbarItem(placement: .topBarLeading) { leading },
          second: ToolbarItem(placement: .topBarTrailing) { trailing })))
  }

  /// Adds views at the beginning of the top bar: an older form of `toolbar`.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItem(placement: .topBarLeading) { leading }))
  }

  /// Adds views at the end of the top bar: an older form of `toolbar`.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItem(placement: .topBarTrailing) { trailing }))
  }
}

/// The collected items of a toolbar, which are opaque to client code.
@MainActor
@_documentation(visibility: internal)
public struct ToolbarItems {
  private(set) var items: [Item] = []
  /// The views of content with a body, which is evaluated in a view so that its properties are installed.
  private(set) var composites: [AnyView] = []

  /// The priority of the appended items; `nil` if no modifier sets one.
  private var priority: ToolbarItemVisibilityPriority?

  struct Item {
    let placement: ToolbarItemPlacement
    let view: AnyView
    let kind: ToolbarEntry.Kind
    let priority: ToolbarItemVisibilityPriority
  }

  init() {}

  mutating func append(_ placement: ToolbarItemPlacement, _ view: AnyView, _ kind: ToolbarEntry.Kind) {
    items.append(Item(placement: placement, view: view, kind: kind, priority: priority ?? .automatic))
  }

  mutating func append<C: ToolbarContent>(composite content: C) {
    composites.append(AnyView(CompositeToolbar(content: InstalledValue(content), priority: priority)))
  }

  /// Appends the items of content with a priority. An inner modifier takes precedence.
  mutating func append(_ content: some ToolbarContent, with priority: ToolbarItemVisibilityPriority?) {
    let outer = self.priority
    self.priority = priority ?? outer
    content._appendItems(to: &self)
    self.priority = outer
  }

  /// Returns the items as entries of an owner in an environment.
  func entries(of owner: AnyObject, _ environment: EnvironmentValues) -> [ToolbarEntry] {
    items.enumerated().map { index, item in
      ToolbarEntry(
        id: ToolbarEntry.ID(owner: RetainedIdentity(owner), index: index), placement: item.placement, view: item.view,
        kind: item.kind, priority: item.priority, environment: environment)
    }
  }
}

/// A view that passes the items of content with a body, so that the dynamic properties of the content are installed.
private struct CompositeToolbar<C: ToolbarContent> {
  let content: InstalledValue<C>
  /// The priority that modifiers of the content set.
  let priority: ToolbarItemVisibilityPriority?
}

extension CompositeToolbar: View, FrameworkComposite {
  var body: some View {
    Color.clear.frame(width: 0, height: 0).modifier(
      ToolbarModifier(toolbar: PrioritizedToolbarContent(content: content.value.body, priority: priority)))
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
