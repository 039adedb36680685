@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The action buttons at an edge of a view, of which the first is next to the edge.
struct SwipeButtons {
  let actions: SwipeActions
  /// A closure that hides the buttons, which is called before each action.
  let hide: @MainActor () -> Void
  @Environment(\.layoutDirection) private var layoutDirection

  nonisolated init(actions: SwipeActions, hide: @escaping @MainActor () -> Void) {
    self.actions = actions
    self.hide = hide
  }
}

extension SwipeButtons: View, BuiltInComposite {
  var body: some View {
    let isReversed = actions.edge == .trailing
    let direction = layoutDirection
    HStack(spacing: 8) { actions.content.environment(\.layoutDirection, direction) }
      .buttonStyle(SwipeButtonStyle(hide: hide))
      .environment(\.layoutDirection, isReversed ? direction.opposite : direction)
      .fixedSize(horizontal: true, vertical: false)
  }
}

extension LayoutDirection {
  fileprivate var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

/// A bordered button that hides the swipe actions before it runs its action.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
  let hide: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(
      configuration: Configuration(
        role: configuration.role, label: configuration.label,
        action: {
          hide()
          configuration.trigger()
        }))
  }
}
