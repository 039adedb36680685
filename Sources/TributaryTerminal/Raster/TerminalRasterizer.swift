public import TributaryDrawing
import TributaryGeometry

/// A renderer that draws a display list in the cells of a terminal.
///
/// | drawn | becomes |
/// |---|---|
/// | filled area | the background of the cells whose centers are inside; opaque paint hides the text below it |
/// | area that contrasts with the page | the same; a terminal without colors shows the cells in reverse video |
/// | filled area thinner than half a cell | a line; text that hides all of it gets a line, or a tint for a vertical one |
/// | stroke | joined box-drawing characters, dashed if the stroke is; a band from cell height |
/// | weight of a line | heavy from 3 points, if its color contrasts with the background |
/// | text | characters, bold from semibold; scaled or rotated text is written unchanged around its center |
/// | image | a shaded area with the image's name |
/// | symbol | a character; drawn with lines from 8 × 4 cells |
/// | opacity | colors mixed with the content below; a group, a mask, a shadow, or a blur as a whole |
/// | color effect | each paint in its new color; a picture from a file remains a shaded area |
/// | blend mode | ignored: a cell has a single background |
/// | small capitals | the original characters |
/// | clip | the cells whose centers are inside; of a shape thinner than half a cell, the cells of its line |
/// | gradient | the color at the center of each cell |
/// | mask | the group with the mask's opacity in each cell; a cell with a character of the mask is covered |
/// | shadow | a tint by the blurred coverage of areas; not of text, lines, or content in shadows, blurs, and masks |
/// | blur | blurred backgrounds without characters, from a radius of half a cell on an axis |
///
/// Frames are converted to cells by the rule of ``CellMetrics``. Lines never cover text. Characters that would control
/// a terminal are removed. Commands with coordinates that are not finite are not drawn.
public struct TerminalRasterizer: Sendable, Hashable {
  /// The size of a cell in points.
  public var metrics: CellMetrics
  /// The colors that are drawn in the terminal's default colors.
  public var palette: TerminalPalette

  /// Creates a rasterizer for a cell size and the colors that are drawn in the terminal's default colors.
  ///
  /// - Parameters:
  ///   - metrics: The size of a cell in points.
  ///   - palette: The colors that are drawn in the terminal's default colors.
  public init(metrics: CellMetrics = .standard, palette: TerminalPalette = .light) {
    self.metrics = metrics
    self.palette = palette
  }

  /// Draws the complete picture.
  ///
  /// - Parameter list: The display list. Its coordinates are in points, y down.
  /// - Returns: A grid with one cell for each column and row; cells without content are empty.
  /// - Complexity: O(*cells* + commands × cells that each covers). A layer with an opacity other than 1 copies the
  ///   grid. The content of a shadow or a blur is drawn again for each of them.
  public func rasterize(_ list: DisplayList) -> CellGrid {
    let (columns, rows) = metrics.gridSize(of: list.size)
    return rasterize(list, columns: columns, rows: rows)
  }

  /// Draws the part of the picture that fits into a given number of cells, from its top-left corner.
  ///
  /// - Parameters:
  ///   - list: The display list. Its coordinates are in points, y down.
  ///   - columns: The number of columns of the grid.
  ///   - rows: The number of rows of the grid.
  /// - Returns: A grid with one cell for each column and row; cells without content are empty.
  public func rasterize(_ list: DisplayList, columns: Int, rows: Int) -> CellGrid {
    var canvas = RasterCanvas(columns: columns, rows: rows, metrics: metrics, palette: palette)
    // An explicit stack, because display lists may be nested deeper than the call stack allows. It contains the
    // canvases that are suspended while the coverage of a group is determined.
    var waiting: [RasterCanvas] = []
    var pending = [Step.draw(list.root, from: 0, Surroundings(clip: CellClip(canvas.grid.bounds)))]
    while let step = pending.popLast() {
      switch step {
      case .draw(let fragment, let index, let around):
        guard index < fragment.commands.count else { continue }
        pending.append(.draw(fragment, from: index + 1, around))
        perform(fragment.commands[index], around, on: &canvas, &pending)
      case .fade(let before, let opacity, let bounds):
        canvas.fade(from: before, within: bounds) { _, _ in opacity }
      case .beginCoverage(let fragment, let around):
        waiting.append(canvas)
        canvas = canvas.emptyCoverage()
        pending.append(.draw(fragment, from: 0, around))
      case .endCoverage(let use):
        let drawn = canvas
        if let outer = waiting.popLast() { canvas = outer }
        canvas.apply(use, drawn)
      }
    }
    return canvas.finished()
  }

  /// The combined transform, clip, and effects of the enclosing fragments.
  private struct Surroundings {
    /// The transform from the command's coordinates to the picture.
    var transform = CGAffineTransform.identity
    var clip: CellClip
    /// The product of the opacities up to the innermost layer, from 0 to 1.
    var fade = 1.0
    /// The combined color change of the enclosing effects, or `nil` for none.
    var colors: ColorMatrix?

    /// The same surroundings inside a separate layer.
    var unfaded: Surroundings { Surroundings(transform: transform, clip: clip, colors: colors) }

    /// The effects for paints.
    var effects: CellEffects { CellEffects(transform: transform, fade: fade, colors: colors) }
  }

  /// A pending step of drawing.
  private enum Step {
    case draw(DisplayFragment, from: Int, Surroundings)
    case fade(RasterCanvas, Float, CellRect)
    case beginCoverage(DisplayFragment, Surroundings)
    case endCoverage(CoverageUse)
  }

  private func perform(
    _ command: DisplayCommand, _ around: Surroundings, on canvas: inout RasterCanvas, _ pending: inout [Step]
  ) {
    let (transform, clip, fade) = (around.transform, around.clip, around.fade)
    switch command {
    case .rectangle(let rectangle, let paint):
      let path = FlattenedPath(Path(rectangle), transform)
      canvas.fill(path, evenOdd: false, ink: CellPaint(paint, around.effects), clip: clip)
    case .path(let drawn):
      draw(drawn, around, on: &canvas)
    case .text(let text, let origin, let paint):
      canvas.draw(text, at: origin, paint, around.effects, clip: clip)
    case .image(let image):
      canvas.draw(image, around.effects, clip: clip)
    case .symbol(let symbol):
      if canvas.isLarge(symbol, transform) {
        // The lines of the symbol are in front of its areas, which must not show through.
        let before = fade < 1 ? canvas : nil
        for part in symbol.parts { draw(part, around.unfaded, on: &canvas) }
        if let before { canvas.fade(from: before, within: clip.bounds) { _, _ in Float(fade) } }
      } else {
        canvas.draw(symbol, ink: CellPaint(symbol.paint, around.effects), transform, clip: clip)
      }
    case .fragment(let fragment, let origin):
      var inner = around
      inner.transform = transform.translatedBy(x: origin.x, y: origin.y)
      pending.append(.draw(fragment, from: 0, inner))
    case .effect(let effect):
      perform(effect, around, on: canvas, &pending)
    }
  }

  private func perform(
    _ effect: DisplayEffect, _ around: Surroundings, on canvas: RasterCanvas, _ pending: inout [Step]
  ) {
    var inner = around
    switch effect.kind {
    case .opacity(let opacity):
      // A comparison with not-a-number is false.
      guard opacity > 0 else { return }
      inner.fade *= min(opacity, 1)
      pending.append(.draw(effect.content, from: 0, inner))
    case .transform(let transform):
      inner.transform = transform.concatenating(around.transform)
      pending.append(.draw(effect.content, from: 0, inner))
    case .clip(let path, let style):
      inner.clip = clip(around.clip, to: FlattenedPath(path, around.transform), style)
      if !inner.clip.isEmpty { pending.append(.draw(effect.content, from: 0, inner)) }
    case .described, .blend:
      pending.append(.draw(effect.content, from: 0, inner))
    case .color(let matrix):
      inner.colors = around.colors.map { matrix.concatenating($0) } ?? matrix
      pending.append(.draw(effect.content, from: 0, inner))
    case .alphaThreshold(let threshold):
      inner.colors = around.colors.map { threshold.colorMatrix.concatenating($0) } ?? threshold.colorMatrix
      pending.append(.draw(effect.content, from: 0, inner))
    case .shadow(let shadow):
      if let parts = shadow.cast(by: effect.content) {
        pending.append(.draw(parts, from: 0, inner))
      } else {
        performFadedLayer(effect, around, on: canvas, &pending)
      }
    case .group, .mask, .blur: performFadedLayer(effect, around, on: canvas, &pending)
    }
  }

  /// Draws an effect as a layer to which the enclosing opacity applies as a whole.
  private func performFadedLayer(
    _ effect: DisplayEffect, _ around: Surroundings, on canvas: RasterCanvas, _ pending: inout [Step]
  ) {
    if around.fade < 1 { pending.append(.fade(canvas, Float(around.fade), around.clip.bounds)) }
    performLayer(effect, around.unfaded, on: canvas, &pending)
  }

  /// Draws an effect as one layer. Steps are processed from the end: the content first, then its effect.
  private func performLayer(
    _ effect: DisplayEffect, _ around: Surroundings, on canvas: RasterCanvas, _ pending: inout [Step]
  ) {
    let (transform, clip) = (around.transform, around.clip)
    switch effect.kind {
    case .mask(let mask):
      pending.append(.endCoverage(.mask(before: canvas, clip.bounds)))
      pending.append(.beginCoverage(mask, around))
      pending.append(.draw(effect.content, from: 0, around))
    case .shadow(let shadow):
      pending.append(.draw(effect.content, from: 0, around))
      if canvas.isCoverage { return }
      // The shadow extends beyond its content, so its copy is drawn to the edges of the canvas.
      let moved = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
      let radius = shadow.radius * transform.scale
      let color = around.colors?.applied(to: shadow.color) ?? shadow.color
      pending.append(.endCoverage(.shadow(.color(color), radius: radius, clip)))
      pending.append(
        .beginCoverage(
          effect.content,
          Surroundings(transform: moved.concatenating(transform), clip: CellClip(canvas.grid.bounds))))
    case .blur(let radius, _):
      let radius = radius * transform.scale
      guard radius >= min(metrics.width, metrics.height) / 2 else {
        pending.append(.draw(effect.content, from: 0, around))
        return
      }
      // Nested blurs that are drawn twice at every level would take exponential time.
      if canvas.isCoverage {
        let white = Color.Resolved(red: 1, green: 1, blue: 1)
        pending.append(.endCoverage(.shadow(.color(white), radius: radius, clip)))
        pending.append(.beginCoverage(effect.content, around))
        return
      }
      pending.append(.endCoverage(.blur(before: canvas, radius: radius, clip)))
      pending.append(.beginCoverage(effect.content, around))
      pending.append(.draw(effect.content, from: 0, around))
    case .group, .opacity, .transform, .clip, .described, .color, .alphaThreshold, .blend:
      pending.append(.draw(effect.content, from: 0, around))
    }
  }

  private func draw(_ drawn: DisplayPath, _ around: Surroundings, on canvas: inout RasterCanvas) {
    let (transform, clip) = (around.transform, around.clip)
    guard !clip.isEmpty else { return }
    let ink = CellPaint(drawn.paint, around.effects)
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
          path, thickness: thickness, pen: CellLineStyle(thickness: thickness, isDashed: isDashed), ink: ink, clip: clip
        )
      }
    }
  }

  private func clip(_ clip: CellClip, to path: FlattenedPath, _ style: FillStyle) -> CellClip {
    if let rectangles = path.rectangles, rectangles.count == 1 {
      return clip.intersection(metrics.cells(of: rectangles[0]))
    }
    guard let bounds = path.bounds else { return CellClip(CellRect(columns: 0..<0, rows: 0..<0)) }
    let all = metrics.cells(of: bounds)
    let visible = clip.intersection(all)
    // A shape that contains no cell center has the same cells as a clip and as a fill: a line, or the nearest cells.
    if metrics.isThin(bounds) { return visible }
    var spans = path.spans(evenOdd: style.isEOFilled, metrics: metrics, within: visible.bounds)
    if spans.isEmpty, all.columns.count == 1 || all.rows.count == 1 {
      spans = path.centered(in: all, metrics: metrics).spans(
        evenOdd: style.isEOFilled, metrics: metrics, within: visible.bounds)
    }
    return visible.intersection(spans)
  }
}

extension CGAffineTransform {
  /// The linear scale factor: the side of the square that has the area of a transformed unit square.
  fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}
