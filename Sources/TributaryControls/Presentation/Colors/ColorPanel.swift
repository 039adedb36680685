import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A panel with predefined colors, and sliders for the components of the selected color.
struct ColorPanel {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  init(selection: Binding<Color>, supportsOpacity: Bool) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  /// The predefined colors, in rows.
  private static let colors: [[(name: String, color: Color)]] = [
    [
      ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
    ],
    [
      ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown), ("Gray", .gray),
    ],
    [
      ("Black", .black), ("Dark gray", Color(white: 0.25)), ("Medium gray", Color(white: 0.5)),
      ("Light gray", Color(white: 0.75)), ("Pale gray", Color(white: 0.9)), ("White", .white),
    ],
  ]
}

extension ColorPanel: View, BuiltInComposite {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Self.colors.indices, id: \.self) { row in
        HStack(spacing: 8) {
          ForEach(Self.colors[row], id: \.name) { color in
            Button {
              pick(color.color)
            } label: {
              ColorSample(color: color.color).frame(minWidth: 8, idealWidth: 24, maxWidth: 24).frame(height: 16)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: color.name))
          }
        }
      }
      component("Red", \.red)
      component("Green", \.green)
      component("Blue", \.blue)
      if supportsOpacity { component("Opacity", \.opacity) }
    }
    .frame(minWidth: 0, idealWidth: 184, maxWidth: 184)
  }

  private var resolved: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

  /// Selects a color with the current opacity.
  private func pick(_ color: Color) {
    var new = color.resolve(in: environment)
    new.opacity = supportsOpacity ? resolved.opacity : 1
    selection.wrappedValue = Color(new)
  }

  /// Returns a slider for a component of the color, from 0 to 1.
  private func component(_ name: String, _ part: WritableKeyPath<Color.Resolved, Float>) -> some View {
    let value = selection.projected(
      by: ColorComponent(part: part, environment: environment, supportsOpacity: supportsOpacity))
    return HStack(spacing: 8) {
      Text(verbatim: name).lineLimit(1).frame(width: 64, alignment: .leading)
      Slider(value: value, in: 0...1).accessibilityLabel(Text(verbatim: name))
    }
  }
}

/// The conversion of a color to one of its components in an environment.
private struct ColorComponent: BindingProjection {
  let part: WritableKeyPath<Color.Resolved, Float>
  let environment: EnvironmentValues
  let supportsOpacity: Bool

  func value(of base: Color) -> Double { Double(base.resolve(in: environment)[keyPath: part]) }

  func base(_ base: Color, with value: Double) -> Color? {
    var color = base.resolve(in: environment)
    color[keyPath: part] = Float(value)
    if !supportsOpacity { color.opacity = 1 }
    return Color(color)
  }
}

/// A rectangle that displays a color.
struct ColorSample: View, BuiltInComposite {
  let color: Color

  private static var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 4) }

  var body: some View {
    Self.shape.fill(color).overlay { Self.shape.strokeBorder(Color.gray.opacity(0.5)) }.contentShape(Rectangle())
  }
}
