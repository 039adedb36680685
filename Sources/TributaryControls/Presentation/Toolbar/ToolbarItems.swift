import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The collected items of a toolbar, which are opaque to client code.
@MainActor
@_documentation(visibility: internal)
public struct ToolbarItems {
  private(set) var items: [Item] = []
  private(set) var composites: [Composite] = []

  /// The statements and elements whose items are being appended.
  private var steps: [AnyHashable] = []
  /// The next free numbers of items in the same statements and elements.
  private var numbers: [[AnyHashable]: Int] = [:]

  /// The priority of the appended items; `nil` if no modifier sets one.
  private var priority: ToolbarItemVisibilityPriority?

  struct Item {
    let place: ToolbarItemLocation
    let placement: ToolbarItemPlacement
    let view: AnyView
    let kind: ToolbarEntry.Kind
    let priority: ToolbarItemVisibilityPriority
  }

  /// Content with a body, which is evaluated in a view so that its properties are installed.
  struct Composite: Identifiable {
    let id: ToolbarItemLocation
    let view: AnyView
  }

  init() {}

  mutating func append(_ placement: ToolbarItemPlacement, _ view: AnyView, _ kind: ToolbarEntry.Kind) {
    items.append(
      Item(place: takePlace(), placement: placement, view: view, kind: kind, priority: priority ?? .automatic))
  }

  mutating func append<C: ToolbarContent>(composite content: C) {
    composites.append(
      Composite(
        id: takePlace(), view: AnyView(CompositeToolbar(content: InstalledValue(content), priority: priority))))
  }

  /// Appends the items of a statement or an element.
  mutating func append(_ content: some ToolbarContent, at step: AnyHashable) {
    steps.append(step)
    content._appendItems(to: &self)
    steps.removeLast()
  }

  /// Returns the place of the next item. Elements with equal ids have different numbers.
  private mutating func takePlace() -> ToolbarItemLocation {
    let number = numbers[steps] ?? 0
    numbers[steps] = number + 1
    return ToolbarItemLocation(steps: steps, number: number)
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
    items.map { item in
      ToolbarEntry(
        id: ToolbarEntry.ID(owner: RetainedIdentity(owner), place: item.place), placement: item.placement,
        view: item.view, kind: item.kind, priority: item.priority, environment: environment)
    }
  }
}

/// The place of an item in its toolbar. It does not change when other items appear, disappear, or move.
///
///     statement 0 ── item            place 0
///     statement 1 ── condition ── …
///     statement 2 ── ForEach ── "a"  place 2, "a"
///                            └─ "b"  place 2, "b"
struct ToolbarItemLocation: Hashable {
  /// The statements, the branches of conditions, and the ids of elements around the item, from the outside in.
  let steps: [AnyHashable]
  /// The number among items in the same statements and elements.
  let number: Int
}

/// A view that passes the items of content with a body, so that the dynamic properties of the content are installed.
private struct CompositeToolbar<C: ToolbarContent> {
  let content: InstalledValue<C>
  /// The priority that modifiers of the content set.
  let priority: ToolbarItemVisibilityPriority?
}

extension CompositeToolbar: View, BuiltInComposite {
  var body: some View {
    Color.clear.frame(width: 0, height: 0).modifier(
      ToolbarModifier(toolbar: PrioritizedToolbarContent(content: content.value.body, priority: priority)))
  }
}
