public import TributaryDrawing
@_spi(Engine) import TributaryEngine
public import TributaryGeometry

extension GraphicsContext {
  /// A change to the pixels of drawing commands, such as a blur or a shadow.
  public struct Filter {
    /// A closure that returns the effect of the filter in a context; `nil` if a parameter is not a valid number.
    fileprivate let kind: (GraphicsContext) -> DisplayEffect.Kind?
    /// The shader of the filter, which does not run.
    fileprivate var shader: Shader?

    private init(_ kind: @escaping (GraphicsContext) -> DisplayEffect.Kind?) { self.kind = kind }

    init(_ shader: Shader) {
      self.init { _ in nil }
      self.shader = shader
    }

    private static func colors(_ effect: ColorEffect) -> Filter {
      Filter { _ in effect.isUsable ? .color(effect.matrix) : nil }
    }

    /// Returns a Gaussian blur with a standard deviation in points.
    ///
    /// - Parameters:
    ///   - radius: The radius of the blur, in points.
    ///   - options: With `opaque`, the edges of the content do not become transparent.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter { _ in
        radius > 0 && radius.isFinite ? .blur(radius: radius, isOpaque: options.contains(.opaque)) : nil
      }
    }

    /// Returns a shadow behind the drawn content.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The standard deviation of the blur, in points; not negative.
    ///   - x: The distance by which the shadow is offset to the right, in points.
    ///   - y: The distance by which the shadow is offset downward, in points.
    ///   - blendMode: The blend mode of the shadow. The value has no effect.
    ///   - options: The drawing of the shadow. The value has no effect.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { context in
        guard radius >= 0, radius.isFinite, x.isFinite, y.isFinite else { return nil }
        let color = color.resolve(in: context.environment)
        return .shadow(DisplayShadow(color: color, radius: radius, offset: CGSize(width: x, height: y)))
      }
    }

    /// Returns a filter that brightens colors, by an amount from -1 to 1.
    public static func brightness(_ amount: Double) -> Filter { colors(ColorEffect(.brightness, amount)) }
    /// Returns a filter that changes the contrast by a factor; 1 leaves colors unchanged.
    public static func contrast(_ amount: Double) -> Filter { colors(ColorEffect(.contrast, amount)) }
    /// Returns a filter that changes the saturation by a factor; 1 leaves colors unchanged.
    public static func saturation(_ amount: Double) -> Filter { colors(ColorEffect(.saturation, amount)) }
    /// Returns a filter that reduces the saturation, by an amount from 0 (unchanged) to 1 (shades of gray).
    public static func grayscale(_ amount: Double) -> Filter { colors(ColorEffect(.saturation, 1 - amount)) }
    /// Returns a filter that rotates hues by an angle; a full turn restores the colors.
    public static func hueRotation(_ angle: Angle) -> Filter { colors(ColorEffect(.hue, angle.radians)) }
    /// Returns a filter that inverts colors, by an amount from 0 to 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter { colors(ColorEffect(.inversion, amount)) }
    /// Returns a filter that draws a color where the opacity is within a range, and leaves all other areas
    /// transparent.
    ///
    /// After a blur, the filter merges shapes that are close to each other. A terminal draws all content in the color.
    ///
    /// - Parameters:
    ///   - min: The lowest opacity in the range, from 0 to 1.
    ///   - max: The highest opacity in the range, from 0 to 1.
    ///   - color: The color that replaces the content.
    ///
    /// > Source: conformance CANVAS-30.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color(white: 0)) -> Filter {
      Filter { context in
        guard min.isFinite, max.isFinite else { return nil }
        return .alphaThreshold(
          DisplayAlphaThreshold(
            minimum: min.asFraction, maximum: max.asFraction, color: color.resolve(in: context.environment)))
      }
    }
    /// Returns a filter that multiplies colors by a color. The opacity of the color is ignored.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .color(ColorEffect(multiplyingBy: color.resolve(in: $0.environment)).matrix) }
    }
    /// A filter that draws content in black, with the luminance of each color as a factor of its opacity.
    public static var luminanceToAlpha: Filter { colors(ColorEffect(.luminanceToAlpha, 1)) }
    /// Returns a filter that multiplies colors and opacities by a matrix.
    ///
    /// A constant opacity (`a5`) applies only within the bounds of the drawn content. Terminals transform the colors of
    /// the commands instead of the colors of pixels, and do not transform images.
    ///
    /// > Source: conformance CANVAS-31.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter { _ in matrix.isFinite ? .color(matrix) : nil }
    }
    /// Returns a filter that transforms the drawn content in the coordinates of the canvas.
    ///
    /// A transform with perspective is replaced by the affine transform that approximates it best around the center of
    /// the canvas. Content that the transform flattens or moves behind the viewer is not drawn.
    ///
    /// > Source: conformance CANVAS-32.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter { context in
        guard matrix.isFinite else { return nil }
        let size = context.stage.size
        let affine = matrix.linearized(around: CGPoint(x: size.width / 2, y: size.height / 2))
        guard let affine, affine.isFinite, affine.isInvertible else { return .opacity(0) }
        return .transform(affine.asCoordinates)
      }
    }
  }

  /// Adds a filter to subsequent commands. The filter applies before the filters that were added earlier.
  ///
  /// A filter with a parameter that is not a valid number, or with a shader, is reported and has no effect.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - options: The color space of the filter. The value has no effect: renderers filter sRGB colors.
  ///
  /// > Source: conformance EFFECT-60.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let shader = filter.shader {
      stage.node?.report(shader)
      return
    }
    guard let kind = filter.kind(self) else {
      return stage.report("filter in Canvas", "a number that is not finite")
    }
    filters.append(kind)
  }
}

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
