@_spi(Engine) public import TributaryEngine

/// The interactions for which a view can have the focus. Views receive the focus for all interactions.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set of interactions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The focused view has an action that a key runs.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The focused view has a value that keys change.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions: activation and editing.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Sets whether this view can have the focus for some interactions.
  ///
  /// A view that is focusable for no interaction cannot have the focus; otherwise the interactions have no effect.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable && !interactions.isEmpty)
  }

  /// Makes this view a target of directional focus movement. This modifier has no effect: the focus moves through all
  /// focusable views in order.
  public nonisolated func focusSection() -> some View { self }
}
