@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// What assistive technology may ask a view to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String

  /// What the view does by itself.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves what the view stands in.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What the program is for at the moment.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes what the view stands for.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) { self.name = name }

  /// Something with a name.
  public init(named name: Text) { self.init(name: "named " + name.content) }

  /// The name of the action for the reader; `nil` for the default action.
  package var spokenName: String? {
    switch self {
    case .default: nil
    case .escape: "Escape"
    case .magicTap: "Magic Tap"
    case .delete: "Delete"
    case .showMenu: "Show Menu"
    default: String(name.dropFirst("named ".count))
    }
  }
}

/// What assistive technology may ask of views. There is none here: what is said is accepted, and asked by nobody.
extension View {
  /// Tells assistive technology what the view can do.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(action: (actionKind, handler))))
  }

  /// Tells assistive technology what the view can do.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Tells assistive technology what the view can do.
  public nonisolated func accessibilityAction<Title: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Title
  ) -> some View {
    accessibilityAction(named: label() as? Text ?? Text(""), action)
  }

  /// Tells assistive technology what the view can do, by buttons.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }

  /// Tells assistive technology how the view scrolls.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Tells assistive technology where to touch the view, in its own coordinates.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Tells assistive technology where to touch the view.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Tells assistive technology where to drag the view from.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Tells assistive technology where to drop something on the view.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Tells assistive technology whether the view does anything.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
}
