public import TributaryDrawing
public import TributaryEngine
public import TributaryGeometry
public import TributaryHost
import TributarySVG
public import TributaryViews

/// An object that renders a view without a window, at the size that the view chooses.
///
/// The view settles before it is drawn, and keeps its state between pictures.
///
///     let renderer = ImageRenderer(content: Text("Hello").padding())
///     renderer.proposedSize.width = 200
///     print(renderer.svg)
@MainActor
public final class ImageRenderer<Content: View> {
  private let host: ViewHost<Content>

  /// The proposed size of the view, in points. By default it is unspecified, so that the view has its ideal size.
  public var proposedSize: ProposedViewSize = .unspecified

  /// The number of pixels per point, which views read as `displayScale`. Positions are not rounded to it.
  public var scale: CGFloat {
    get { host.environment.displayScale }
    set { host.environment.displayScale = newValue }
  }

  /// Whether the picture has no transparent areas. The value has no effect, because the pictures are vector graphics.
  public var isOpaque = false

  /// The color mode of pixels. The value has no effect, because the pictures are vector graphics.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Creates a renderer. The view is first evaluated when a picture is requested.
  ///
  /// - Parameter view: The view to render.
  public init(content view: Content) {
    host = ViewHost(size: .zero) { view }
  }

  /// The view to render.
  public var content: Content {
    get { host.content }
    set { host.content = newValue }
  }

  /// The environment of the view.
  public var environment: EnvironmentValues {
    get { host.environment }
    set { host.environment = newValue }
  }

  /// The picture as drawing commands. Its size is the size that the view chooses for ``proposedSize``.
  public var displayList: DisplayList {
    host.update()
    // Content that reads its own size may choose another size once it has one. The number of repetitions is limited.
    for _ in 0..<4 {
      let size = host.sizeThatFits(proposedSize)
      if size == host.size { break }
      host.size = size
      host.update()
    }
    return host.displayList
  }

  /// The picture as a standalone SVG document.
  public var svg: String { displayList.svg }
}

extension ViewHost {
  /// The picture of the last frame as a standalone SVG document. Equal pictures produce identical bytes.
  ///
  /// In the light color scheme, the picture is transparent where the content draws nothing. In the dark one, it has a
  /// black background, because the text is white.
  public var svg: String { svg(of: displayList) }

  /// Returns a picture of the host as a standalone SVG document, with the background of the current color scheme.
  func svg(of list: DisplayList) -> String { SVGRenderer(background: isDark ? background : nil).render(list) }
}
