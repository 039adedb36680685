@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The swipe actions at an edge of a view.
package struct SwipeActions {
  package let edge: HorizontalEdge
  package let allowsFullSwipe: Bool
  package let content: AnyView
  /// A closure that is called with `true` when the actions are revealed and with `false` when they are hidden.
  package let presentationChange: ((Bool) -> Void)?
  /// The environment of the modifier, whose node is inside the row; `nil` for actions of the list.
  var environment: Unretained<EnvironmentScope>?
}

/// A modifier that adds swipe actions to a view in a container for them. It has no effect elsewhere.
struct SwipeActionsModifier {
  let actions: SwipeActions
  @Environment(\.swipeContainer) private var container

  nonisolated init(actions: SwipeActions) { self.actions = actions }
}

extension SwipeActionsModifier: ViewModifier, BuiltInComposite {
  @ViewBuilder
  func body(content: Content) -> some View {
    if let container {
      content.modifier(SwipeableModifier(actions: actions, container: container))
    } else {
      content
    }
  }
}

extension View {
  /// Adds action buttons to a row of a list, or to a view in a container for swipe actions.
  ///
  /// In a list and in a view with ``swipeActionsContainer()``, a horizontal drag from the edge to the center reveals
  /// the action buttons: the row or the view follows the pointer, and the distance and the velocity at the end of the
  /// drag decide whether they remain revealed. A row moves with its background and its insets. An action, scrolling, a
  /// press elsewhere, and Escape hide the buttons, and so does an edit mode in a list. A slider, a horizontal scroll
  /// view, or a draggable or reorderable view keeps its drags.
  ///
  /// A button with an ellipsis also reveals the buttons, for the keyboard and for accessibility. It is at the trailing
  /// edge of a row, and at the edge of the actions in a container. In a row with actions at both edges, it reveals
  /// those at the trailing edge, then those at the leading edge, and then hides them.
  ///
  /// A row with swipe actions does not have the action Delete of `onDelete(perform:)`.
  ///
  /// In other places the modifier has no effect.
  ///
  /// > Source: conformance LIST-23, SWIPE-01 to SWIPE-19.
  ///
  /// - Parameters:
  ///   - edge: The edge of the view at which the buttons are placed. The first button is next to the edge.
  ///   - allowsFullSwipe: Whether a drag over more than half of the width performs the first action.
  ///   - content: The action buttons.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    swipeActions(
      SwipeActions(
        edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()), presentationChange: nil))
  }

  /// Adds action buttons to a row of a list, or to a view in a container for swipe actions, and reports when they are
  /// revealed or hidden.
  ///
  /// > Source: conformance SWIPE-01, SWIPE-11.
  ///
  /// - Parameters:
  ///   - edge: The edge of the view at which the buttons are placed. The first button is next to the edge.
  ///   - allowsFullSwipe: Whether a drag over more than half of the width performs the first action.
  ///   - content: The action buttons.
  ///   - onPresentationChanged: A closure that is called with `true` when the actions are revealed and with `false`
  ///     when they are hidden.
  public nonisolated func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View,
    onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View {
    swipeActions(
      SwipeActions(
        edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()),
        presentationChange: onPresentationChanged))
  }

  private nonisolated func swipeActions(_ actions: SwipeActions) -> some View {
    modifier(RowTraitModifier(value: .actions(actions))).modifier(SwipeActionsModifier(actions: actions))
  }

  /// Coordinates the swipe actions of the views in this view.
  ///
  /// At most one view has its actions revealed. A press outside that view hides them, and so does scrolling of the
  /// first scroll view in this view. Without this modifier, swipe actions have no effect outside of lists. A list
  /// coordinates the actions of its rows without it.
  ///
  ///     ScrollView {
  ///       LazyVStack {
  ///         ForEach(messages) { message in
  ///           MessageRow(message).swipeActions { Button("Delete", role: .destructive) { delete(message) } }
  ///         }
  ///       }
  ///     }
  ///     .swipeActionsContainer()
  ///
  /// > Source: conformance SWIPE-01 to SWIPE-10.
  public nonisolated func swipeActionsContainer() -> some View { modifier(SwipeContainerModifier()) }
}

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
