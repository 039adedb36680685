import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The view of a toolbar item, with the environment in which the item was declared.
struct ToolbarEntry: Identifiable {
  /// The identity of an item: the modifier that declares it, and its place in that modifier.
  struct ID: Hashable {
    let owner: RetainedIdentity
    let place: ToolbarItemLocation
  }

  /// What the view of an entry is.
  enum Kind: Equatable {
    /// One view.
    case single
    /// Any number of views, each of which is an item.
    case several
    /// A space between items.
    case spacer
  }

  let id: ID
  let placement: ToolbarItemPlacement
  let view: AnyView
  let kind: Kind
  let priority: ToolbarItemVisibilityPriority
  let environment: EnvironmentValues
}

/// Equality of items by the identity of their views: newly created views are different.
extension ToolbarEntry: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.placement == b.placement && a.view.storage === b.view.storage && a.kind == b.kind
      && a.priority == b.priority
      && alreadyOnMainActor(with: (a.environment, b.environment)) { $0.isKnownEqual(to: $1) }
  }
}

/// The preference that passes toolbar items to the bars of the enclosing page, in view order. The bars remove
/// duplicates.
struct ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
    value += nextValue()
  }
}

extension [ToolbarEntry] {
  /// The entries without duplicates, which result from one modifier on several views.
  var withoutRepetitions: [ToolbarEntry] {
    var known: Set<ToolbarEntry.ID> = []
    return filter { known.insert($0.id).inserted }
  }

  /// Returns the entries for a part of the bars.
  func entries(in slot: ToolbarSlot) -> [ToolbarEntry] { filter { $0.placement.slot == slot } }
}

/// The items of a part of the bars, in the environments in which they were declared.
struct ToolbarEntries: View, BuiltInComposite {
  let entries: [ToolbarEntry]
  /// The color scheme of the bar; `nil` for that of the page.
  var colorScheme: ColorScheme?
  /// The overflow of the bar; `nil` for parts whose items stay in the bar.
  var overflow: ToolbarOverflowState?

  var body: some View {
    ForEach(entries) { entry in
      if let overflow, !entry.placement.staysInBar {
        ToolbarUnits(entry: entry, colorScheme: colorScheme, overflow: overflow)
      } else {
        entry.view.modifier(ToolbarItemAppearance(entry: entry, colorScheme: colorScheme))
      }
    }
  }
}

/// A modifier that gives a toolbar item its environment and its appearance in a bar.
struct ToolbarItemAppearance {
  let entry: ToolbarEntry
  /// The color scheme of the bar; `nil` for that of the page.
  let colorScheme: ColorScheme?
}

extension ToolbarItemAppearance: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .modifier(ToolbarProminence(isProminent: entry.placement.isProminent))
      .transformEnvironment(\.colorScheme) { scheme in
        if let colorScheme { scheme = colorScheme }
      }
      .environment(\.self, entry.environment)
  }
}

/// A modifier that sets the default appearance of toolbar items.
private struct ToolbarProminence {
  let isProminent: Bool
  @Environment(\.labelStyle) private var labelStyle

  init(isProminent: Bool) { self.isProminent = isProminent }
}

extension ToolbarProminence: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    content
      .lineLimit(1)
      // The height of a bar is fixed, so that large dynamic type sizes are limited.
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .fontWeight(isProminent ? .semibold : nil)
      .environment(\.labelStyle, labelStyle == LabelStyleConfiguration.defaultStyle ? .iconOnly : labelStyle)
  }
}

extension ControlStyle<LabelStyleConfiguration> {
  /// The label style that displays only the icon.
  fileprivate static var iconOnly: Self { ControlStyle(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) } }
}
