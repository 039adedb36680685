public import TributaryDrawing
import TributaryGeometry

/// Draws a display list in the cells of a terminal.
///
/// | drawn | becomes |
/// |---|---|
/// | filled area | the background of the cells whose middles are inside; opaque paint hides the text below it |
/// | filled area thinner than half a cell | a line |
/// | stroke | box drawing characters, joined where strokes meet, heavy from 3 points, dashed if the stroke is; from one cell's height on a filled band |
/// | text | characters, bold from semibold on; scaled or rotated text is written unchanged about its middle |
/// | image | a shaded area with the image's name |
/// | symbol | a character; its own lines from 8 × 4 cells on |
/// | opacity | colours mixed with what was there, the group as a whole |
/// | clip | the cells whose middles are inside |
/// | gradient | for each cell the colour in its middle |
/// | mask | the group with the opacity that the mask has in each cell; a cell in which the mask writes counts as covered |
/// | shadow | cells tinted by what of them the areas of the group cover, moved as they are and blurred; text and lines throw none, nor does what is inside a shadow, a blur or a mask |
/// | blur | from a radius of half a cell on an axis on: backgrounds spread over their neighbours, and no characters |
///
/// Frames are taken to cells by the rule of ``CellMetrics``. A line never covers text. Characters that a terminal would obey are dropped.
/// What has a coordinate that is not a finite number is not drawn.
public struct TerminalRasterizer: Sendable, Hashable {
  public var metrics: CellMetrics
  public var palette: TerminalPalette

  public init(metrics: CellMetrics = .standard, palette: TerminalPalette = .light) {
    self.metrics = metrics
    self.palette = palette
  }

  /// Draws the whole picture.
  ///
  /// - Complexity: O(*cells* + commands × cells that each covers); an opacity other than 0 and 1 copies the grid, and what is
  ///   in a shadow or a blur is drawn once more for each.
  public func rasterize(_ list: DisplayList) -> CellGrid {
    let (columns, rows) = metrics.gridSize(of: list.size)
    return rasterize(list, columns: columns, rows: rows)
  }

  /// Draws what of the picture fits into a number of cells, from its top-left corner.
  public func rasterize(_ list: DisplayList, columns: Int, rows: Int) -> CellGrid {
    var canvas = RasterCanvas(columns: columns, rows: rows, metrics: metrics, palette: palette)
    // A stack of our own: display lists may be nested deeper than calls can be.
    // The canvases that wait while the coverage of a group is found.
    var waiting: [RasterCanvas] = []
    var pending = [Step.draw(list.root, from: 0, .identity, CellClip(canvas.grid.bounds))]
    while let step = pending.popLast() {
      switch step {
      case .draw(let fragment, let index, let transform, let clip):
        guard index < fragment.commands.count else { continue }
        pending.append(.draw(fragment, from: index + 1, transform, clip))
        perform(fragment.commands[index], transform, clip, on: &canvas, &pending)
      case .fade(let before, let opacity, let bounds):
        canvas.fade(from: before, within: bounds) { _, _ in opacity }
      case .beginCoverage(let fragment, let transform, let clip):
        waiting.append(canvas)
        canvas = canvas.emptyCoverage()
        pending.append(.draw(fragment, from: 0, transform, clip))
      case .endCoverage(let use):
        let drawn = canvas
        if let outer = waiting.popLast() { canvas = outer }
        canvas.apply(use, drawn)
      }
    }
    return canvas.finished()
  }

  private enum Step {
    case draw(DisplayFragment, from: Int, CGAffineTransform, CellClip)
    case fade(RasterCanvas, Float, CellRect)
    case beginCoverage(DisplayFragment, CGAffineTransform, CellClip)
    case endCoverage(CoverageUse)
  }

  private func perform(
    _ command: DisplayCommand, _ transform: CGAffineTransform, _ clip: CellClip, on canvas: inout RasterCanvas,
    _ pending: inout [Step]
  ) {
    switch command {
    case .rectangle(let rectangle, let paint):
      let path = FlattenedPath(Path(rectangle), transform)
      canvas.fill(path, evenOdd: false, ink: CellInk(paint, transform), clip: clip)
    case .path(let drawn):
      draw(drawn, transform, clip, on: &canvas)
    case .text(let text, let origin, let paint):
      canvas.draw(text, at: origin, ink: CellInk(paint, transform), transform, clip: clip)
    case .image(let image):
      canvas.draw(image, transform, clip: clip)
    case .symbol(let symbol):
      if canvas.isLarge(symbol, transform) {
        for part in symbol.parts { draw(part, transform, clip, on: &canvas) }
      } else {
        canvas.draw(symbol, ink: CellInk(symbol.paint, transform), transform, clip: clip)
      }
    case .fragment(let fragment, let origin):
      pending.append(.draw(fragment, from: 0, transform.translatedBy(x: origin.x, y: origin.y), clip))
    case .effect(let effect):
      switch effect.kind {
      case .opacity(let opacity):
        // A comparison with not a number is false.
        guard opacity > 0 else { return }
        if opacity < 1 { pending.append(.fade(canvas, Float(opacity), clip.bounds)) }
        pending.append(.draw(effect.content, from: 0, transform, clip))
      case .transform(let inner):
        pending.append(.draw(effect.content, from: 0, inner.concatenating(transform), clip))
      case .clip(let path, let style):
        let inner = self.clip(clip, to: FlattenedPath(path, transform), style)
        if !inner.isEmpty { pending.append(.draw(effect.content, from: 0, transform, inner)) }
      case .group, .described:
        pending.append(.draw(effect.content, from: 0, transform, clip))
      case .mask(let mask):
        // Steps are taken from the end: the content first, then the mask, then one is put under the other.
        pending.append(.endCoverage(.mask(before: canvas, clip.bounds)))
        pending.append(.beginCoverage(mask, transform, clip))
        pending.append(.draw(effect.content, from: 0, transform, clip))
      case .shadow(let shadow):
        pending.append(.draw(effect.content, from: 0, transform, clip))
        if canvas.isCoverage { return }
        // The shadow reaches to places that its content does not, so that its copy is drawn as far as the canvas goes.
        let moved = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        let radius = shadow.radius * transform.scale
        pending.append(.endCoverage(.shadow(.color(shadow.color), radius: radius, clip)))
        pending.append(
          .beginCoverage(effect.content, moved.concatenating(transform), CellClip(canvas.grid.bounds)))
      case .blur(let radius, _):
        let radius = radius * transform.scale
        guard radius >= min(metrics.width, metrics.height) / 2 else {
          pending.append(.draw(effect.content, from: 0, transform, clip))
          return
        }
        pending.append(.endCoverage(.blur(before: canvas, radius: radius, clip)))
        pending.append(.beginCoverage(effect.content, transform, clip))
        pending.append(.draw(effect.content, from: 0, transform, clip))
      }
    }
  }

  private func draw(
    _ drawn: DisplayPath, _ transform: CGAffineTransform, _ clip: CellClip, on canvas: inout RasterCanvas
  ) {
    guard !clip.isEmpty else { return }
    let ink = CellInk(drawn.paint, transform)
    let path = FlattenedPath(drawn.path, transform)
    switch drawn.operation {
    case .fill(let style):
      canvas.fill(path, evenOdd: style.isEOFilled, ink: ink, clip: clip)
    case .stroke(let style):
      let thickness = style.lineWidth * transform.scale
      guard thickness > 0, thickness.isFinite else { return }
      if thickness >= metrics.height {
        canvas.fill(path.band(thickness: thickness), evenOdd: false, ink: ink, clip: clip)
      } else {
        let isDashed = style.dash.contains { $0 > 0 }
        canvas.stroke(
          path, thickness: thickness, pen: LinePen(thickness: thickness, isDashed: isDashed), ink: ink, clip: clip)
      }
    }
  }

  private func clip(_ clip: CellClip, to path: FlattenedPath, _ style: FillStyle) -> CellClip {
    if let rectangles = path.rectangles, rectangles.count == 1 {
      return clip.intersection(metrics.cells(of: rectangles[0]))
    }
    guard let bounds = path.bounds else { return CellClip(CellRect(columns: 0..<0, rows: 0..<0)) }
    let visible = clip.intersection(metrics.cells(of: bounds))
    return visible.intersection(path.spans(evenOdd: style.isEOFilled, metrics: metrics, within: visible.bounds))
  }
}

extension CGAffineTransform {
  /// The side of the square that a square of one point becomes.
  fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
