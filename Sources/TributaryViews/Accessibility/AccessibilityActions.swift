@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

/// The kind of an action that assistive technology can perform.
public struct AccessibilityActionKind: Equatable, Sendable {
  package let name: String
  /// The name of a custom action as a text that depends on the environment; `nil` for other actions.
  private var live: Text?

  /// The default action of the view.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// An action that dismisses the enclosing presentation.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The main action of the program in its current state.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// An action that deletes the element of the view.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// An action that opens a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")

  private init(name: String) { self.name = name }

  /// Creates a custom action with a name.
  public init(named name: Text) {
    self.init(name: "named " + name.content)
    live = name.isLive ? name : nil
  }

  /// Returns the name of the action for assistive technology; `nil` for the default action.
  ///
  /// - Parameter node: The node of the modifier with the action.
  package func spokenName(at node: DescriptionNode) -> String? {
    if let live { return node.spoken(live) }
    return switch self {
    case .default: nil
    case .escape: "Escape"
    case .magicTap: "Magic Tap"
    case .delete: "Delete"
    case .showMenu: "Show Menu"
    default: String(name.dropFirst("named ".count))
    }
  }
}

/// The category of accessibility actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  /// Actions without a particular category.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Actions that edit text.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) { self.name = name }

  /// Creates a category with a name.
  public init(_ name: Text) { self.name = name.content }

  /// Creates a category with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
}

/// Modifiers for accessibility actions. A browser window offers single actions to assistive technology; the other
/// modifiers are accepted for compatibility.
extension View {
  /// Adds an accessibility action. The modifier applies in a browser window.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(DescriptionModifier(additions: AccessibilityAdditions(action: (actionKind, handler))))
  }

  /// Adds an accessibility action with a name. The modifier applies in a browser window.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds an accessibility action with a label. The modifier applies in a browser window.
  public nonisolated func accessibilityAction<Title: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Title
  ) -> some View {
    accessibilityAction(named: label() as? Text ?? Text(""), action)
  }

  /// Adds accessibility actions, given as buttons. The modifier has no effect.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    self
  }

  /// Adds accessibility actions of a category, given as buttons. The modifier has no effect.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    self
  }

  /// Adds an accessibility action that scrolls the view. The modifier has no effect.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Sets the activation point for assistive technology, in the view's coordinates, in points. The modifier has no
  /// effect.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Sets the activation point for assistive technology, in fractions of the view's size. The modifier has no effect.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Adds a drag point for assistive technology, in fractions of the view's size. The modifier has no effect.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Adds a drag point for assistive technology, in fractions of the view's size. The modifier has no effect.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Adds a drag point for assistive technology, in fractions of the view's size. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// Adds a drop point for assistive technology, in fractions of the view's size. The modifier has no effect.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Adds a drop point for assistive technology, in fractions of the view's size. The modifier has no effect.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// Adds a drop point for assistive technology, in fractions of the view's size. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View { self }

  /// Sets whether the view reports interactivity to assistive technology. The modifier has no effect.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }
}

/// The options of an area that a screen reader passes touches to, which have no effect.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set of options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The area receives touches after the user activates it.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader is silent while the user touches the area.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A zoom that the user of a screen reader requests.
public struct AccessibilityZoomGestureAction: Sendable {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The content becomes larger.
    case zoomIn
    /// The content becomes smaller.
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The center of the zoom as a fraction of the view.
  public let location: UnitPoint
  /// The center of the zoom in the coordinates of the view, in points.
  public let point: CGPoint
}

extension View {
  /// Makes this view an area to which a screen reader passes touches. The modifier has no effect.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Adds an action for a zoom. The action is never called.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
}
