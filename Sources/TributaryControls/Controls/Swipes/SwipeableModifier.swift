import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
import TributaryGestures
import TributaryMotion
@_spi(Engine) import TributaryViews

/// A modifier that adds swipe actions to a view in a container.
///
///     │           view           … │      hidden: a button at the edge reveals the actions
///     │  view           … │ B   A  │      revealed: the view has moved, and the first action A is at the edge
///
/// Tested by `SwipeActionTests`.
struct SwipeableModifier {
  let actions: SwipeActions
  let container: SwipeContainer
  @OwnedObject private var item = SwipeItem()
  @State private var isRevealed = false
  /// The distance of the current drag toward the center of the view, in points; `nil` without a drag.
  @State private var pull: CGFloat?
  /// The movement of a drag that ended before the action buttons existed; `nil` for none.
  @State private var late: SwipeMovement?
  @GestureState private var isDragged = false
  @Environment(\.layoutDirection) private var layoutDirection

  nonisolated init(actions: SwipeActions, container: SwipeContainer) {
    self.actions = actions
    self.container = container
  }
}

extension SwipeableModifier: ViewModifier, BuiltInComposite {
  func body(content: Content) -> some View {
    let isTrailing = actions.edge == .trailing
    HStack(spacing: 4) {
      if !isTrailing { revealButton }
      content
      if isTrailing { revealButton }
    }
    .overlay {
      if isRevealed {
        // A press on the view hides the actions.
        Color.clear.contentShape(Rectangle()).gesture(SwipeEndGesture().onEnded { _ in set(false) })
          .accessibilityHidden(true)
      }
    }
    .modifier(
      SwipeShift(
        item: item, edge: actions.edge, allowsFullSwipe: actions.allowsFullSwipe, isRevealed: isRevealed, pull: pull)
    )
    .background(alignment: isTrailing ? .trailing : .leading) {
      if isRevealed || pull != nil {
        SwipeButtons(actions: actions, hide: { set(false) })
          .modifier(SwipePartModifier(reference: item.buttons, isHit: false))
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { [item] _ in
            enteringMainActor(with: item) { $0.shift.node?.buttonsDidChange() }
          }
      }
    }
    .clipShape(SwipeWindow(isOpen: isRevealed || pull != nil))
    .modifier(SwipePartModifier(reference: item.view, isHit: true))
    .highPriorityGesture(
      SwipeGesture(accepts: { isRevealed || $0 == (inward > 0) })
        .updating($isDragged) { _, isDragged, _ in isDragged = true }
        .onChanged { pull = $0.distance * inward }
        .onEnded { end($0) }
    )
    .onExitCommand(perform: isRevealed ? { set(false) } : nil)
    .onChange(of: isDragged) {
      // The drag was interrupted.
      if !isDragged, pull != nil { withAnimation(SwipeRules.animation) { pull = nil } }
    }
    .onChange(of: late) {
      guard let movement = late else { return }
      late = nil
      decide(movement)
    }
    .onChange(of: isRevealed) { report(isRevealed) }
    .onDisappear {
      container.didHide(item)
      isRevealed = false
      // The state of a removed view no longer changes.
      report(false)
    }
  }

  /// Notifies client code that the actions are revealed or hidden, unless it has been notified.
  private func report(_ isRevealed: Bool) {
    if item.isReported == isRevealed { return }
    item.isReported = isRevealed
    actions.presentationChange?(isRevealed)
  }

  @MainActor private var revealButton: some View {
    Button {
      set(!isRevealed)
    } label: {
      Image(systemName: "ellipsis").frame(minWidth: 28, minHeight: 28).contentShape(Rectangle())
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("Actions")
  }

  /// The direction in which a drag reveals the actions: 1 is to the right.
  private var inward: CGFloat { (actions.edge == .leading) == (layoutDirection == .leftToRight) ? 1 : -1 }

  @MainActor
  private func set(_ isRevealed: Bool) {
    if isRevealed {
      // The container must not retain the modifier, which retains the container.
      container.didReveal(
        item,
        hide: { [_isRevealed, _pull] in
          withAnimation(SwipeRules.animation) {
            _isRevealed.wrappedValue = false
            _pull.wrappedValue = nil
          }
        })
    } else {
      container.didHide(item)
    }
    withAnimation(SwipeRules.animation) {
      self.isRevealed = isRevealed
      pull = nil
    }
  }

  /// Ends a drag. After a single movement, the action buttons do not exist yet, and the drag ends when they do.
  @MainActor
  private func end(_ movement: SwipeMovement) {
    guard item.width == nil, movement.distance * inward > 0 else { return decide(movement) }
    pull = movement.distance * inward
    late = movement
  }

  /// Performs the first action after a drag, or else reveals or hides the actions.
  @MainActor
  private func decide(_ movement: SwipeMovement) {
    let rules = SwipeRules(
      isRevealed: isRevealed, allowsFullSwipe: actions.allowsFullSwipe, width: item.width ?? 0)
    if rules.performsFirst(movement, inward: inward), item.performFirst() { return set(false) }
    set(rules.reveals(movement, inward: inward))
  }
}

/// The area that shows a view with swipe actions: only its width while it has moved.
private struct SwipeWindow: Shape {
  let isOpen: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: isOpen ? 0 : -Self.far, dy: -Self.far))
  }

  private static var far: CGFloat { 10_000 }
}

/// A gesture that moves a view sideways.
private struct SwipeGesture: Gesture {
  typealias Value = SwipeMovement
  typealias Body = Never

  let accepts: (Bool) -> Bool

  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<SwipeMovement> {
    SwipeRecognizer(accepts: gesture.accepts)
  }

  static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<SwipeMovement>) {
    (recognizer as? SwipeRecognizer)?.accepts = gesture.accepts
  }
}

/// A press that no key can perform.
private struct SwipeEndGesture: Gesture {
  typealias Value = Bool
  typealias Body = Never

  static func _makeRecognizer(_ gesture: Self) -> GestureRecognizer<Bool> { PressRecognizer(isTap: false) }

  static func _updateRecognizer(_ gesture: Self, _ recognizer: GestureRecognizer<Bool>) {}
}
