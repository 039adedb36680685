@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
import TributaryGeometry

/// A label in the tint on glass, round at both ends: see `Glass`.
public struct GlassButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  private let glass: Glass

  /// A label on glass.
  public nonisolated init() { glass = .regular }

  /// A label on a kind of glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .glass(glass))), configuration: configuration)
  }
}

/// A white label on glass of the tint, round at both ends.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle, CompleteStyle {
  /// A label on glass of the tint.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: InstalledValue(ButtonRendering(kind: .glassProminent)), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label in the tint on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// A label in the tint on a kind of glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on glass of the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
