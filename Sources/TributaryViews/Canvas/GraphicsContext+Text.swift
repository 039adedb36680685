@_spi(Engine) import TributaryEngine
import TributaryDrawing
public import TributaryGeometry

extension GraphicsContext {
  /// A text that is resolved in the environment of the canvas.
  public struct ResolvedText {
    fileprivate let text: Text
    private let stage: CanvasStage
    /// The shading of the text. Foreground styles of the text itself take precedence.
    public var shading: Shading

    fileprivate init(_ text: Text, _ stage: CanvasStage) {
      self.text = stage.node.map { text.resolved(in: stage.environment, at: HostMainQueue.of($0.host).date) } ?? text
      self.stage = stage
      shading = .foreground
    }

    private var paragraph: TextParagraph {
      TextParagraph(
        text, in: stage.environment.builtIn, reservedLines: stage.environment.reservedLines,
        stage.node.map { .of($0.host) })
    }

    /// Returns the size of the text when it is laid out in the given size, in points.
    public func measure(in size: CGSize) -> CGSize {
      let paragraph = paragraph
      return paragraph.size(of: paragraph.fit(ProposedViewSize(size.asLengths)))
    }

    /// Returns the distance from the top to the first baseline, in points, for text laid out in the given size.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      paragraph.fit(ProposedViewSize(size.asLengths)).metrics.firstBaseline
    }

    /// Returns the distance from the top to the last baseline, in points, for text laid out in the given size.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      paragraph.fit(ProposedViewSize(size.asLengths)).metrics.lastBaseline
    }

    fileprivate func command(in rect: CGRect) -> DisplayCommand {
      let own = text.attributes?.leading.foreground.map { $0._paint(in: stage.environment) }
      let paint = own ?? shading.paint(stage.environment, rect)
      let layout = paragraph.layout(for: ProposedViewSize(rect.size), paint: paint, in: stage.environment)
      return .text(layout.placingPaints(in: rect), at: rect.origin, paint.placed(in: rect))
    }
  }

  /// Returns a text resolved in the environment of the canvas. A resolved text can be measured.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, stage) }

  /// Draws a text in a rectangle, in points, wrapped to the width of the rectangle and aligned with its top.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    append(text.command(in: rect))
  }

  /// Draws a text on one line at a point.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The position of the anchor, in points in the coordinates of the context.
  ///   - anchor: The point of the text that is placed at `point`, in fractions of its size.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    // A length that exceeds any text but remains precise in calculations.
    let size = text.measure(in: CGSize(width: 1e6, height: 1e6))
    guard point.isFinite, anchor.isFinite else { return stage.report("position in Canvas", "\(point)") }
    draw(
      text,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height))
  }

  /// Draws a text in a rectangle, in points, wrapped to the width of the rectangle and aligned with its top.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text on one line at a point.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The position of the anchor, in points in the coordinates of the context.
  ///   - anchor: The point of the text that is placed at `point`, in fractions of its size.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}
