import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// One item of a toolbar on its way to the bar: the views with the environment of the place where they were written.
struct ToolbarEntry: Identifiable {
  /// Who wrote it, and the how manieth of his it is.
  struct ID: Hashable {
    let owner: ObjectIdentifier
    let index: Int
  }

  let id: ID
  let placement: ToolbarItemPlacement
  let view: AnyView
  let environment: EnvironmentValues
}

/// Two are equal if they show the very same views: those that are made anew are others.
extension ToolbarEntry: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.id == b.id && a.placement == b.placement && a.view.storage === b.view.storage
      && alreadyOnMainActor(with: (a.environment, b.environment)) { $0.isKnownEqual(to: $1) }
  }
}

/// The preference by which the items of toolbars travel to the bar of the page around them, in view order. Who shows them
/// leaves out those that come again.
struct ToolbarKey: PreferenceKey {
  static var defaultValue: [ToolbarEntry] { [] }

  static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) {
    value += nextValue()
  }
}

extension [ToolbarEntry] {
  /// Each entry where it comes first: those that one modifier has written on several views count once.
  var withoutRepetitions: [ToolbarEntry] {
    var known: Set<ToolbarEntry.ID> = []
    return filter { known.insert($0.id).inserted }
  }

  /// The entries of a part of the bars.
  func entries(in slot: ToolbarSlot) -> [ToolbarEntry] { filter { $0.placement.slot == slot } }
}

/// The items of a part of the bars, in their own environment.
struct ToolbarEntries: View, FrameworkComposite {
  let entries: [ToolbarEntry]
  /// The scheme of colours of the bar, where it has one of its own.
  var colorScheme: ColorScheme?

  var body: some View {
    ForEach(entries) { entry in
      entry.view
        .modifier(ToolbarProminence(isProminent: entry.placement.isProminent))
        .transformEnvironment(\.colorScheme) { scheme in
          if let colorScheme { scheme = colorScheme }
        }
        .environment(\.self, entry.environment)
    }
  }
}

/// How items of bars look unless they say how.
private struct ToolbarProminence {
  let isProminent: Bool
  @Environment(\.labelStyle) private var labelStyle

  init(isProminent: Bool) { self.isProminent = isProminent }
}

extension ToolbarProminence: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content
      .lineLimit(1)
      // A bar is as high as it is, however large the reader likes text.
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .fontWeight(isProminent ? .semibold : nil)
      .environment(\.labelStyle, labelStyle == LabelStyleConfiguration.defaultStyle ? .iconOnly : labelStyle)
  }
}

extension ControlStyle<LabelStyleConfiguration> {
  /// The icon of a label alone.
  fileprivate static var iconOnly: Self { ControlStyle(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) } }
}
