@_spi(Engine) import TributaryEngine
@_spi(Engine) import TributaryViews
import TributaryDrawing
import TributaryGeometry

/// A button style that implements the built-in appearances.
struct ButtonRendering: ButtonStyle {
  enum Kind {
    case plain, borderless, bordered, prominent, glassProminent
    case glass(Glass)
  }

  let kind: Kind
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing
  @Environment(\.gapUnits) private var cell
  @Environment(\.hasChosenForeground) private var hasChosenForeground

  nonisolated init(kind: Kind) { self.kind = kind }

  /// The opacity of the background of a bordered button that is not prominent.
  private static let quiet = 0.15

  func makeBody(configuration: Configuration) -> some View {
    let color = color(of: configuration.role)
    return ground(color) { label(configuration.label, color) }
      .opacity(isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.35)
  }

  private func color(of role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }

  @ViewBuilder
  private func label(_ label: Configuration.Label, _ color: AnyShapeStyle) -> some View {
    switch kind {
    case _ where hasChosenForeground: label
    case .plain: label
    case .borderless, .bordered: label.foregroundStyle(color)
    case .glass: label.foregroundStyle(color)
    case .prominent, .glassProminent: label.foregroundStyle(Color.white)
    }
  }

  @ViewBuilder
  private func ground(_ color: AnyShapeStyle, @ViewBuilder _ label: () -> some View) -> some View {
    switch kind {
    case .plain, .borderless: label()
    case .bordered:
      sized(label()).padding(insets).background(color.opacity(Self.quiet), in: borderShape).contentShape(Rectangle())
    case .prominent: sized(label()).padding(insets).background(color, in: borderShape).contentShape(Rectangle())
    case .glass(let glass): sized(label()).padding(insets).glassEffect(glass, in: glassShape).contentShape(Rectangle())
    case .glassProminent:
      sized(label()).padding(insets).background(color, in: glassShape).glassEffect(.clear, in: glassShape)
        .contentShape(Rectangle())
    }
  }

  /// A label with the width that the environment sets.
  @ViewBuilder
  private func sized(_ label: some View) -> some View {
    if sizing == .flexible { label.frame(maxWidth: .infinity) } else { label }
  }

  /// The border shape, or a capsule if the shape is automatic.
  private var glassShape: ButtonBorderShape { borderShape == .automatic ? .capsule : borderShape }

  private var insets: EdgeInsets { .control(horizontal: 12, vertical: 4, cell) }
}
