@_spi(Engine) package import TributaryEngine
package import TributaryDrawing
package import TributaryGeometry

extension DisplayRecorder {
  /// Draws a picture over a frame, or what stands in its place.
  package mutating func draw(
    _ picture: ImagePicture, of image: Image, _ rendering: ImageRendering, over frame: CGRect,
    _ measurer: any TextMeasurer
  ) {
    if rendering.isRedacted { return drawBlock(over: frame, rendering.paint) }
    switch (picture, image.source) {
    case (.file(let content, let scale), _): draw(content, scale, of: image, rendering, over: frame)
    case (.symbol(let name), _):
      guard let symbol = Symbol.named(name), !rendering.paint.isInvisible else { return }
      draw(symbol, name, rendering, over: frame)
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
    // Lines lie over the areas that they go round, and shall not shine through.
    let opacity = Double(color.opacity)
    color.opacity = 1
    let whole = DisplayFragment([drawn(.color(color))], revision: revision)
    append(.effect(DisplayEffect(whole, .opacity(opacity))))
  }

  private mutating func draw(
    _ content: ImageContent, _ scale: CGFloat, of image: Image, _ rendering: ImageRendering, over frame: CGRect
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
          content, name: image.label, frame: frame, parts: parts, isSmooth: image.interpolation != .none,
          stencil: isStencil ? rendering.paint.placed(in: frame) : nil)))
  }
}

extension ItemNode {
  /// Says of a picture that there is none, once for each name.
  func reportMissing(_ picture: ImagePicture, _ image: Image) {
    switch (picture, image.source) {
    case (.missingFile(let evidence), .file(let name, _)): host.reportMissingImage(name, evidence, at: self)
    case (.missingSymbol, .symbol(let name)): host.reportMissingSymbol(name, at: self)
    default: break
    }
  }
}
