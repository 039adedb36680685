@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry

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
