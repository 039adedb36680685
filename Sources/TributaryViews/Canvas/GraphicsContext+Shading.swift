@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

extension GraphicsContext {
  /// A color, gradient, or other style that fills areas and lines in a graphics context.
  public struct Shading {
    /// A closure that returns the paint in an environment, over the bounds of the drawn content.
    let paint: (EnvironmentValues, CGRect) -> Paint

    init(_ paint: @escaping (EnvironmentValues, CGRect) -> Paint) { self.paint = paint }

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// Returns a shading with a color.
    public static func color(_ color: Color) -> Shading { Shading { environment, _ in color._paint(in: environment) } }

    /// Returns a shading with a color, given by its components from 0 to 1.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The opacity, from transparent at 0 to opaque at 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading with a gray, from black at 0 to white at 1.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components.
    ///   - white: The brightness, from black at 0 to white at 1.
    ///   - opacity: The opacity, from transparent at 0 to opaque at 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading with a style over the bounds of the drawn content.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { environment, bounds in style._paint(in: environment).placed(in: bounds) }
    }

    /// Returns a shading with a shader. Shaders do not run: the shading is the foreground style, and a note names the
    /// function.
    ///
    /// - Parameters:
    ///   - shader: The shader.
    ///   - bounds: The bounding rectangle that the shader receives. The value has no effect.
    ///
    /// > Source: conformance EFFECT-60.
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(shader) }

    /// Returns a shading with a gradient between two points, in points.
    ///
    /// - Parameters:
    ///   - gradient: The colors and their locations.
    ///   - startPoint: The point of the first color, in points.
    ///   - endPoint: The point of the last color, in points.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Self.gradient(gradient, .linear(from: startPoint, to: endPoint))
    }

    /// Returns a shading with a gradient between two distances from a point, in points.
    ///
    /// - Parameters:
    ///   - gradient: The colors and their locations.
    ///   - center: The center, in points of the context's coordinate space.
    ///   - startRadius: The distance of the first color from the center, in points.
    ///   - endRadius: The distance of the last color from the center, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Self.gradient(gradient, .radial(center: center, from: startRadius, to: endRadius))
    }

    /// Returns a shading with a gradient of a full turn around a point, starting at an angle.
    ///
    /// - Parameters:
    ///   - gradient: The colors and their locations.
    ///   - center: The center, in points of the context's coordinate space.
    ///   - angle: The angle at which the gradient starts, clockwise from the right.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = .zero) -> Shading {
      Self.gradient(gradient, .angular(center: center, from: angle, to: angle + .degrees(360)))
    }

    private static func gradient(_ gradient: Gradient, _ geometry: GradientPaint.Geometry) -> Shading {
      Shading { environment, _ in
        let stops = gradient.stops.map {
          GradientPaint.Stop(color: $0.color.resolve(in: environment), location: $0.location)
        }
        return GradientPaint.paint(stops: ContiguousArray(stops), geometry)
      }
    }
  }

  /// Fills the area inside a path.
  ///
  /// - Parameters:
  ///   - path: The path, in points of the context's coordinate space.
  ///   - shading: The color, gradient, or pattern.
  ///   - style: The rule that determines the interior of the path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let path = usable(path) else { return }
    let paint = shading.paint(environment, path.boundingRect)
    if paint.isInvisible { return }
    if case .rect(let rect) = path.storage {
      guard rect.width > 0, rect.height > 0 else { return }
      append(.rectangle(rect, paint))
    } else {
      append(.path(DisplayPath(path, .fill(style), paint)))
    }
  }

  /// Strokes a path with a style.
  ///
  /// - Parameters:
  ///   - path: The path, in points of the context's coordinate space.
  ///   - shading: The color, gradient, or pattern.
  ///   - style: The style of the line, with lengths in points.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let path = usable(path) else { return }
    let paint = shading.paint(environment, path.boundingRect)
    if paint.isInvisible { return }
    guard style.isFinite else { return stage.report("line style in Canvas", "\(style)") }
    guard style.lineWidth > 0 else { return }
    append(.path(DisplayPath(path, .stroke(style), paint)))
  }

  /// Strokes a path with a line of a given width.
  ///
  /// - Parameters:
  ///   - path: The path, in the coordinates of the context.
  ///   - shading: The color or style of the line.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
