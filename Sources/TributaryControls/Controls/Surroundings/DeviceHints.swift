@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryGeometry

/// Modifiers for unsupported device features: haptics, status bars, and system gestures. They have no effect.
extension View {
  /// Plays haptic feedback when a value changes. The modifier has no effect, because no supported device has haptics.
  ///
  /// - Parameters:
  ///   - feedback: The kind of feedback.
  ///   - trigger: The value whose changes are observed.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Plays haptic feedback when a value changes and `condition` returns `true`. The modifier has no effect and does not
  /// call the closure.
  ///
  /// - Parameters:
  ///   - feedback: The kind of feedback.
  ///   - trigger: The value whose changes are observed.
  ///   - condition: A closure with the old and the new value.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Plays the haptic feedback that a closure returns for a change. The modifier has no effect and does not call the
  /// closure.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes are observed.
  ///   - feedback: The kind of feedback.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays the haptic feedback that a closure returns when a value changes. The modifier has no effect and does not
  /// call the closure.
  ///
  /// - Parameters:
  ///   - trigger: The value whose changes are observed.
  ///   - feedback: The kind of feedback.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Hides the status bar of the system. The modifier has no effect.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Hides the status bar of the system. The modifier has no effect. Deprecated: use `statusBarHidden(_:)`.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Hides the system overlays above an app. The modifier has no effect.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Gives the gestures of this view precedence over system gestures at some edges. The modifier has no effect.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Applies an effect while the pointer is over the view. The modifier has no effect.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the order of menu entries. This modifier affects only the environment: menus always use the order of
  /// declaration.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets the rendering mode of multilayer symbols. Built-in symbols have one layer, so the mode affects only the
  /// environment.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The rendering mode of multilayer symbols; `nil` if no view sets it.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

/// An effect on a view while the pointer is over it.
public struct HoverEffect: Sendable {
  private init() {}

  /// No preference. All effects are equivalent.
  public static let automatic = HoverEffect()
  /// An effect that makes the pointer the background of the view.
  public static let highlight = HoverEffect()
  /// An effect that raises the view.
  public static let lift = HoverEffect()
}

/// The order of the entries of menus.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let number: Int

  private init(_ number: Int) { self.number = number }

  /// The order of declaration.
  public static let automatic = MenuOrder(0)
  /// The order of declaration.
  public static let fixed = MenuOrder(1)
  /// The first entry nearest to the touch location; menus use the order of declaration.
  public static let priority = MenuOrder(2)
}
