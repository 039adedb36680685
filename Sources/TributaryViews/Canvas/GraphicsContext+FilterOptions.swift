public import TributaryGeometry

extension GraphicsContext {
  /// Options of a filter. They have no effect.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Filters colors in a linear color space. The option has no effect: renderers filter sRGB colors.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the edges of the content opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// Dithers the blurred content. The option has no effect.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  /// Options of a shadow. They have no effect: a shadow is drawn behind the content that casts it.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates options from their raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow in front of the content. The option has no effect.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Draws the shadow without the content. The option has no effect.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Casts the shadow from the transparent area. The option has no effect.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Draws the shadow of each command separately. The option has no effect.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}

extension GraphicsContext.Filter {
  /// Returns a filter with a shader that maps colors. Shaders do not run: the filter has no effect, and a note names
  /// the function.
  public static func colorShader(_ shader: Shader) -> Self { Self(shader) }

  /// Returns a filter with a shader that maps positions. Shaders do not run: the filter has no effect, and a note names
  /// the function.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { Self(shader) }

  /// Returns a filter with a shader that maps a rasterized layer. Shaders do not run: the filter has no effect, and a
  /// note names the function.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { Self(shader) }
}
