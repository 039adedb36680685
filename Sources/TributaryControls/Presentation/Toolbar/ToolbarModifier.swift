import TributaryDrawing
@_spi(Engine) public import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// Sends the items of a toolbar to the bar of the page around a view.
struct ToolbarModifier<Toolbar: ToolbarContent> {
  let toolbar: Toolbar
  @Environment(\.self) private var environment
  @OwnedObject private var owner = ToolbarOwner()

  nonisolated init(toolbar: Toolbar) { self.toolbar = toolbar }
}

/// Who has written items of a toolbar: nothing but its identity counts.
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
    // Not a condition in the builder: without a value it would contribute the default to every preference.
    return environment.hasBars
      ? AnyView(partOfControl: sending) : AnyView(partOfControl: sending.modifier(StandaloneBars()))
  }
}

extension View {
  /// Puts items into the bars of the page that this view stands on; where it stands on none, into bars around the
  /// outermost view that has a toolbar.
  ///
  /// The items have the environment of this view.
  ///
  /// > Source: conformance TOOLBAR-01 to TOOLBAR-08.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: @MainActor () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: alreadyOnMainActor(content)))
  }

  /// Puts views at the end of the bar of the page that this view stands on, or of bars around the outermost view with a toolbar.
  @_disfavoredOverload
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItemGroup(content: content)))
  }

  /// Puts views at the beginning and at the end of the bar: an older way to say `toolbar`.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modifier(
      ToolbarModifier(
        toolbar: ToolbarPair(
          first: ToolbarItem(placement: .topBarLeading) { leading },
          second: ToolbarItem(placement: .topBarTrailing) { trailing })))
  }

  /// Puts views at the beginning of the bar: an older way to say `toolbar`.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItem(placement: .topBarLeading) { leading }))
  }

  /// Puts views at the end of the bar: an older way to say `toolbar`.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItem(placement: .topBarTrailing) { trailing }))
  }
}

/// The items of a toolbar, as they are collected; opaque to user code.
@MainActor
public struct ToolbarItems {
  private(set) var items: [(placement: ToolbarItemPlacement, view: AnyView)] = []
  /// What makes the contents that have a body of their own, which is evaluated where their properties are installed.
  private(set) var composites: [AnyView] = []

  init() {}

  mutating func append(_ placement: ToolbarItemPlacement, _ view: AnyView) { items.append((placement, view)) }

  mutating func append<C: ToolbarContent>(composite content: C) {
    composites.append(AnyView(CompositeToolbar(content: InstalledValue(content))))
  }

  /// The items on their way, as those of an owner in an environment.
  func entries(of owner: AnyObject, _ environment: EnvironmentValues) -> [ToolbarEntry] {
    items.enumerated().map { index, item in
      ToolbarEntry(
        id: ToolbarEntry.ID(owner: ObjectIdentifier(owner), index: index), placement: item.placement, view: item.view,
        environment: environment)
    }
  }
}

/// Sends the items of a content with a body: a view, so that what its properties refer to is there.
private struct CompositeToolbar<C: ToolbarContent> {
  let content: InstalledValue<C>
}

extension CompositeToolbar: View, FrameworkComposite {
  var body: some View {
    Color.clear.frame(width: 0, height: 0).modifier(ToolbarModifier(toolbar: content.value.body))
  }
}

/// Which bars the items of a page need.
struct ToolbarPresence: Equatable {
  var hasUpper = false
  var hasLower = false

  init(_ entries: [ToolbarEntry] = []) {
    for entry in entries {
      switch entry.placement.slot {
      case .leading, .principal, .trailing: hasUpper = true
      case .bottom: hasLower = true
      case .titleMenu, .absent: break
      }
    }
  }
}
