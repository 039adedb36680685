@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import TributaryGeometry

/// What concerns devices that are not there: touch that is felt, bars of a system, gestures of its edges. It is accepted and
/// comes to nothing, as in SwiftUI on a machine without them.
extension View {
  /// Plays a feeling when a value changes, on devices that can.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Plays a feeling when a value changes so that `condition` holds, on devices that can.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Plays the feeling that a closure makes of a change, on devices that can; without them the closure is not called.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays the feeling that a closure gives when a value changes, on devices that can; without them the closure is not called.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Hides the bar of the system, where there is one.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// The older form of `statusBarHidden(_:)`.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Hides what the system shows above an app, where it does.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Comes before the gestures of the system at some edges, where it has such.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Shows that a pointer rests on the view, on systems that do.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// The order of menus; they keep that in which they are written.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// How symbols of several layers are painted. Those here have one; what was said is read in the environment.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How symbols of several layers are painted; `nil` where nobody has said it.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

/// What a pointer does to a view that it rests on.
public struct HoverEffect: Sendable {
  private init() {}

  /// What the system does.
  public static let automatic = HoverEffect()
  /// The pointer becomes the view's ground.
  public static let highlight = HoverEffect()
  /// The view rises.
  public static let lift = HoverEffect()
}

/// The order of the entries of menus.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let number: Int

  private init(_ number: Int) { self.number = number }

  /// That in which they are written.
  public static let automatic = MenuOrder(0)
  /// That in which they are written.
  public static let fixed = MenuOrder(1)
  /// The first next to the finger; there is none here.
  public static let priority = MenuOrder(2)
}
