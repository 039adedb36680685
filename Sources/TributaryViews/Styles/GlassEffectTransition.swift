@_spi(Engine) public import TributaryEngine

/// How the glass of a view appears and disappears.
///
/// The background is part of the view on glass: it appears and disappears with the view, by `transition(_:)`.
public struct GlassEffectTransition: Hashable, Sendable {
  private let number: UInt8

  /// No change of the glass.
  public static let identity = GlassEffectTransition(number: 0)
  /// A change of the place and the shape, from and to glass nearby.
  public static let matchedGeometry = GlassEffectTransition(number: 1)
  /// A fade of the glass with its content.
  public static let materialize = GlassEffectTransition(number: 2)
}

extension View {
  /// Sets how the glass in this view appears and disappears. This modifier has no effect.
  ///
  /// See ``GlassEffectTransition``.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Joins the glass of this view with the glass of the same id. This modifier has no effect: backgrounds stay
  /// separate.
  ///
  /// - Parameters:
  ///   - id: The id of the union; `nil` for glass that belongs to no union.
  ///   - namespace: The namespace of the id.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    self
  }
}
