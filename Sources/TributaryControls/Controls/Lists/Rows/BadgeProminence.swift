@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// How much the badges of rows stand out.
public struct BadgeProminence: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case decreased, standard, increased
  }

  let kind: Kind

  /// Fainter than usual.
  public static let decreased = BadgeProminence(kind: .decreased)
  /// As lesser text.
  public static let standard = BadgeProminence(kind: .standard)
  /// White on a red ground.
  public static let increased = BadgeProminence(kind: .increased)
}

extension View {
  /// Sets how much the badges of the rows in this view stand out, or that of the row which this view makes.
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
  /// How much the badges of rows stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// What stands at the end of a row.
struct RowBadge {
  let text: Text
  /// What the row itself says; `nil` for what the list says.
  let prominence: BadgeProminence?
  @Environment(\.badgeProminence) private var surroundings

  init(_ text: Text, _ prominence: BadgeProminence?) {
    self.text = text
    self.prominence = prominence
  }
}

extension RowBadge: View, FrameworkComposite {
  @ViewBuilder var body: some View {
    switch (prominence ?? surroundings).kind {
    case .decreased: text.foregroundStyle(.tertiary)
    case .standard: text.foregroundStyle(.secondary)
    case .increased:
      text.foregroundStyle(Color.white).padding(.horizontal, 6).background(Color.red, in: Capsule())
    }
  }
}
