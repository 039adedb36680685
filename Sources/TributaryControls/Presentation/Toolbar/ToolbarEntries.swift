@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

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
