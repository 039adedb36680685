@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
@_spi(Engine) public import TributaryViews

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
  /// The order with the first entry nearest to the touch location. The value has no effect: menus use the order of
  /// declaration.
  public static let priority = MenuOrder(2)
}

/// A kind of haptic feedback.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// A task succeeded.
  public static let success = SensoryFeedback("success")
  /// A condition requires attention.
  public static let warning = SensoryFeedback("warning")
  /// A task failed.
  public static let error = SensoryFeedback("error")
  /// The selection changed.
  public static let selection = SensoryFeedback("selection")
  /// A value increased above a significant threshold.
  public static let increase = SensoryFeedback("increase")
  /// A value decreased below a significant threshold.
  public static let decrease = SensoryFeedback("decrease")
  /// An activity started.
  public static let start = SensoryFeedback("start")
  /// An activity stopped.
  public static let stop = SensoryFeedback("stop")
  /// A dragged item is aligned.
  public static let alignment = SensoryFeedback("alignment")
  /// A drawn path is complete.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// A discrete level changed.
  public static let levelChange = SensoryFeedback("levelChange")
  /// An impact occurred.
  public static let impact = SensoryFeedback("impact")

  /// Returns the feedback for an impact of objects of a weight, with an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// Returns the feedback for an impact of objects of a flexibility, with an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// An impact between hard objects.
    public static let rigid = Flexibility(0)
    /// An impact between objects of medium flexibility.
    public static let solid = Flexibility(1)
    /// An impact between soft objects.
    public static let soft = Flexibility(2)
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    private let number: Int

    private init(_ number: Int) { self.number = number }

    /// An impact between light objects.
    public static let light = Weight(0)
    /// An impact between objects of medium weight.
    public static let medium = Weight(1)
    /// An impact between heavy objects.
    public static let heavy = Weight(2)
  }
}
