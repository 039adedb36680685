@_spi(Engine) public import TributaryEngine
public import Foundation
import TributaryGeometry

extension Text {
  /// How large a text is beside others.
  public struct Scale: Hashable, Sendable {
    fileprivate let factor: CGFloat

    /// As large as its font says.
    public static let `default` = Scale(factor: 1)
    /// Smaller than its font says.
    public static let secondary = Scale(factor: 0.8)
  }

  /// The text: scales change no font here.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// The text: whoever reads it aloud decides how.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  /// The text: whoever reads it aloud decides how.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Makes texts in this view larger or smaller. Accepted for compatibility: scales change no font here.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }

  /// Sets the language that lines are broken in. Accepted for compatibility: lines are broken alike in all languages.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Marks what a widget cannot show while it waits. Accepted for compatibility: there are no widgets.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
