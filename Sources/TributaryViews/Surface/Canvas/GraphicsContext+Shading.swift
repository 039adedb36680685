@_spi(Engine) import TributaryEngine
public import TributaryDrawing
public import TributaryGeometry

extension GraphicsContext {
  /// What areas and lines are drawn with.
  public struct Shading {
    /// What is drawn in an environment, over some bounds.
    let paint: (EnvironmentValues, CGRect) -> Paint

    init(_ paint: @escaping (EnvironmentValues, CGRect) -> Paint) { self.paint = paint }

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading { environment, _ in color._paint(in: environment) } }

    /// A colour by its components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style over the bounds of what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { environment, bounds in style._paint(in: environment).placed(in: bounds) }
    }

    /// A gradient from a point to another.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Self.gradient(gradient, .linear(from: startPoint, to: endPoint))
    }

    /// A gradient from a distance around a point to another, in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Self.gradient(gradient, .radial(center: center, from: startRadius, to: endRadius))
    }

    /// A gradient once around a point.
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

  /// Fills what is inside a path.
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

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let path = usable(path) else { return }
    let paint = shading.paint(environment, path.boundingRect)
    if paint.isInvisible { return }
    guard style.isFinite else { return stage.report("line of Canvas", "\(style)") }
    guard style.lineWidth > 0 else { return }
    append(.path(DisplayPath(path, .stroke(style), paint)))
  }

  /// Draws a line along a path.
  ///
  /// - Parameter lineWidth: In points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
