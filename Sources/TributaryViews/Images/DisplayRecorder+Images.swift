package import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry

extension DisplayRecorder {
  /// Draws a picture, or a placeholder for it, over a frame.
  ///
  /// - Parameter name: The accessibility label of the image, or `nil` for a decorative image.
  package mutating func draw(
    _ picture: ImagePicture, of image: Image, named name: String?, _ rendering: ImageRendering, over frame: CGRect,
    _ measurer: any TextMeasurer
  ) {
    if rendering.isRedacted { return drawBlock(over: frame, rendering.paint) }
    switch (picture, image.source) {
    case (.file(let content, let scale), _): draw(content, scale, of: image, named: name, rendering, over: frame)
    case (.symbol(let name), _):
      guard let symbol = Symbol.named(name), !rendering.paint.isInvisible else { return }
      draw(symbol, name, rendering, over: frame)
    // A node draws the image, because drawing runs client code.
    case (.drawn, _), (_, .drawn), (.empty, _): break
    case (_, .file(let name, _)): drawPlaceholder(ImageName(name).label, over: frame, rendering.faint, measurer)
    case (_, .symbol), (_, .content): drawPlaceholder("?", over: frame, rendering.faint, measurer)
    }
  }

  private mutating func draw(_ symbol: Symbol, _ name: String, _ rendering: ImageRendering, over frame: CGRect) {
    func drawn(_ paint: Paint) -> DisplayCommand {
      .symbol(symbol.drawn(name: name, over: frame, weight: rendering.weight, paint: paint))
    }
    guard case .color(var color) = rendering.paint, color.opacity < 1, !symbol.lines.isEmpty, !symbol.areas.isEmpty
    else { return append(drawn(rendering.paint)) }
    // The lines of a symbol overlap its areas and must not shine through them.
    let opacity = Double(color.opacity)
    color.opacity = 1
    let whole = DisplayFragment([drawn(.color(color))], revision: revision)
    append(.effect(DisplayEffect(whole, .opacity(opacity))))
  }

  private mutating func draw(
    _ content: ImageContent, _ scale: CGFloat, of image: Image, named name: String?, _ rendering: ImageRendering,
    over frame: CGRect
  ) {
    let isStencil = image.renderingMode == .template
    if isStencil, rendering.paint.isInvisible { return }
    var caps = image.resizing?.capInsets ?? EdgeInsets()
    if rendering.isRightToLeft { (caps.leading, caps.trailing) = (caps.trailing, caps.leading) }
    let pixels = CGSize(width: CGFloat(content.pixelWidth), height: CGFloat(content.pixelHeight))
    let parts = DisplayImage.parts(
      pixels: pixels, scale: scale, over: frame, caps: caps, isTiled: image.resizing?.mode == .tile)
    append(
      .image(
        DisplayImage(
          content, name: name, frame: frame, parts: parts, isSmooth: image.interpolation != .none,
          stencil: isStencil ? rendering.paint.placed(in: frame) : nil)))
  }
}

extension ItemNode {
  /// Reports a missing picture, once for each name.
  func reportMissing(_ picture: ImagePicture, _ image: Image) {
    switch (picture, image.source) {
    case (.missingFile(let evidence), .file(let name, _)): ImageStore.reportMissingImage(name, evidence, at: self)
    case (.missingSymbol, .symbol(let name)): ImageStore.reportMissingSymbol(name, at: self)
    default: break
    }
  }
}

extension DisplayRecorder {
  /// Draws a placeholder for a picture: a box with its name, crossed if it is large enough.
  package mutating func drawPlaceholder(
    _ name: String, over frame: CGRect, _ paint: Paint, _ measurer: any TextMeasurer
  ) {
    guard !paint.isInvisible else { return }
    let paint = paint.placed(in: frame)
    let inside = frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    append(.path(DisplayPath(Path(inside), .stroke(StrokeStyle(lineWidth: 1)), paint)))
    let font = ResolvedFont(size: min(12, frame.height * 0.75))
    let layout = TextBreaker.layout(
      name, font: font, width: max(0, frame.width - 4), lineLimit: 1, truncation: .middle, measurer: measurer)
    let isLegible = layout.size.width <= frame.width && layout.size.height <= frame.height
    let middle = isLegible ? layout.size.height / 2 + 2 : 0
    if frame.height > 2 * middle + 8, frame.width > 24 {
      // The diagonals leave the middle of the box to the name.
      let share = (frame.height / 2 - middle) / frame.height
      var cross = Path()
      for (x, y, dx, dy) in [
        (frame.minX, frame.minY, 1.0, 1.0), (frame.maxX, frame.minY, -1, 1), (frame.minX, frame.maxY, 1, -1),
        (frame.maxX, frame.maxY, -1, -1),
      ] {
        cross.move(to: CGPoint(x: x, y: y))
        cross.addLine(
          to: CGPoint(x: x + CGFloat(dx) * frame.width * share, y: y + CGFloat(dy) * frame.height * share))
      }
      append(.path(DisplayPath(cross, .stroke(StrokeStyle(lineWidth: 1)), paint)))
    }
    guard isLegible else { return }
    let place = CGPoint(x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2)
    append(.text(layout, at: place, paint))
  }
}
