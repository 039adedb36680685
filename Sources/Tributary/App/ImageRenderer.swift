public import TributaryDrawing
public import TributaryEngine
public import TributaryGeometry
public import TributaryHost
import TributarySVG
public import TributaryViews

/// Makes a picture of a view on its own, as large as the view wants to be.
///
/// The view is settled before it is drawn, and keeps its state from one picture to the next.
///
///     let renderer = ImageRenderer(content: Text("Hello").padding())
///     renderer.proposedSize.width = 200
///     print(renderer.svg)
@MainActor
public final class ImageRenderer<Content: View> {
  private let host: ViewHost<Content>

  /// What is proposed to the view, in points; by default nothing, so that the view has its ideal size.
  public var proposedSize: ProposedViewSize = .unspecified

  /// How many pixels a point has: what views read as `displayScale`, and round their positions by.
  public var scale: CGFloat {
    get { host.environment.displayScale }
    set { host.environment.displayScale = newValue }
  }

  /// Whether the view is known to leave nothing open, so that pixels need no opacity. The pictures made here have no pixels, and
  /// what a view leaves open is open in them.
  public var isOpaque = false

  /// How pixels hold colours; the pictures made here have none.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Makes a renderer; nothing is evaluated before a picture is asked for.
  public init(content view: Content) {
    host = ViewHost(size: .zero) { view }
  }

  /// The view that is drawn.
  public var content: Content {
    get { host.content }
    set { host.content = newValue }
  }

  /// The environment that the view is drawn in.
  public var environment: EnvironmentValues {
    get { host.environment }
    set { host.environment = newValue }
  }

  /// The picture as drawing commands; its size is the view's answer to ``proposedSize``.
  public var displayList: DisplayList {
    host.update()
    // Content that reads its own size may answer otherwise once it has one; it is asked again, but not for ever.
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
  /// The picture of the last frame as a standalone SVG document; equal pictures give equal bytes.
  public var svg: String { displayList.svg }
}
