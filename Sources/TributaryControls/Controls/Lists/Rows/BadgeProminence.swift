@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// The visual prominence of the badges of rows.
public struct BadgeProminence: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case decreased, standard, increased
  }

  let kind: Kind

  /// Tertiary foreground style.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// Secondary foreground style.
  public static let standard = BadgeProminence(kind: .standard)
  /// White text on a red background.
  public static let increased = BadgeProminence(kind: .increased)
}

extension View {
  /// Sets the prominence of the badges of the rows in this view, or of the row of this view.
  ///
  /// > Source: conformance LIST-51.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    modifier(RowTraitModifier(value: .badgeProminence(prominence))).environment(\.badgeProminence, prominence)
  }
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the badges of rows.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// The badge at the trailing edge of a row.
struct RowBadge {
  let text: Text
  /// The prominence that the row sets, or `nil` for the value of the environment.
  let prominence: BadgeProminence?
  @Environment(\.badgeProminence) private var surroundings

  init(_ text: Text, _ prominence: BadgeProminence?) {
    self.text = text
    self.prominence = prominence
  }
}

extension RowBadge: View, BuiltInComposite {
  @ViewBuilder var body: some View {
    switch (prominence ?? surroundings).kind {
    case .decreased: text.foregroundStyle(.tertiary)
    case .standard: text.foregroundStyle(.secondary)
    case .increased:
      text.foregroundStyle(Color.white).padding(.horizontal, 6).background(Color.red, in: Capsule())
    }
  }
}
