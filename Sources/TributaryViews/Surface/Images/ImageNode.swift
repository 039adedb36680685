import TributaryDiagnostics
import TributaryDrawing
package import TributaryGeometry

/// The leaf of a picture.
///
/// Invariants:
/// 1. `rendering` is that of the environment that the node was last told of.
/// 2. `picture` is what `image` shows in that rendering; files are looked for once.
@usableFromInline
package final class ImageNode: ItemNode {
  private var image: Image
  private let environment: Unretained<EnvironmentScope>
  private var rendering: ImageRendering
  private var picture: ImagePicture

  package init(_ image: Image, _ inputs: NodeInputs) {
    self.image = image
    environment = inputs.environmentReference
    rendering = ImageRendering(inputs.environment.values)
    picture = ImagePicture(image, rendering, inputs.host.images)
    super.init(inputs, flags: .holdsText)
  }

  package func update(_ new: Image) {
    if new == image { return }
    let old = image
    image = new
    if new.source != old.source { picture = ImagePicture(new, rendering, host.images) }
    // Another picture may have another size, another resizing other answers.
    needsMeasure()
    needsDraw()
  }

  @MainActor
  override package func environmentDidChange() {
    super.environmentDidChange()
    let new = ImageRendering(environment.values)
    if new == rendering { return }
    let (old, oldPicture) = (rendering, picture)
    rendering = new
    if new.displayScale != old.displayScale || new.isRightToLeft != old.isRightToLeft {
      picture = ImagePicture(image, new, host.images)
    }
    needsDraw()
    let isBaselineMoved = picture.isSymbol && old.symbolBaseline != new.symbolBaseline
    if picture.naturalSize(new) != oldPicture.naturalSize(old) || isBaselineMoved { needsMeasure() }
  }

  // MARK: Layout

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    reportMissing()
    let natural = picture.naturalSize(rendering)
    guard image.resizing != nil else {
      flags.insert(.isRigid)
      return natural
    }
    return proposal.replacingUnspecifiedDimensions(by: natural).asLengths
  }

  override package func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard picture.isSymbol, image.resizing == nil else { return nil }
    return switch key.kind {
    case .firstTextBaseline, .lastTextBaseline: rendering.symbolBaseline
    case .start, .center, .end, .custom: nil
    }
  }

  private func reportMissing() {
    switch (picture, image.source) {
    case (.missingFile(let evidence), .file(let name, _)):
      host.reportMissingImage(name, evidence, at: self)
    case (.missingSymbol, .symbol(let name)): host.reportMissingSymbol(name, at: self)
    default: break
    }
  }

  // MARK: Drawing

  override package func draw(into recorder: inout DisplayRecorder, at origin: CGPoint) {
    let frame = CGRect(origin: origin, size: size)
    guard size.isFinite, size.width > 0, size.height > 0 else { return }
    switch (picture, image.source) {
    case (.file(let content, let scale), _): draw(content, scale, over: frame, into: &recorder)
    case (.symbol(let name), _):
      guard let symbol = Symbol.named(name), !rendering.paint.isInvisible else { return }
      draw(symbol, name, over: frame, into: &recorder)
    case (_, .file(let name, _)):
      recorder.drawPlaceholder(ImageName(name).label, over: frame, rendering.faint, environment.values.textMeasurer)
    case (_, .symbol): recorder.drawPlaceholder("?", over: frame, rendering.faint, environment.values.textMeasurer)
    }
  }

  private func draw(_ symbol: Symbol, _ name: String, over frame: CGRect, into recorder: inout DisplayRecorder) {
    func drawn(_ paint: Paint) -> DisplayCommand {
      .symbol(symbol.drawn(name: name, over: frame, weight: rendering.weight, paint: paint))
    }
    guard case .color(var color) = rendering.paint, color.opacity < 1, !symbol.lines.isEmpty, !symbol.areas.isEmpty
    else {
      return recorder.append(drawn(rendering.paint))
    }
    // Lines lie over the areas that they go round, and shall not shine through.
    let opacity = Double(color.opacity)
    color.opacity = 1
    let whole = DisplayFragment([drawn(.color(color))], revision: recorder.revision)
    recorder.append(.effect(DisplayEffect(whole, .opacity(opacity))))
  }

  private func draw(
    _ content: ImageContent, _ scale: CGFloat, over frame: CGRect, into recorder: inout DisplayRecorder
  ) {
    let isStencil = image.renderingMode == .template
    if isStencil, rendering.paint.isInvisible { return }
    var caps = image.resizing?.capInsets ?? EdgeInsets()
    if rendering.isRightToLeft { (caps.leading, caps.trailing) = (caps.trailing, caps.leading) }
    let pixels = CGSize(width: CGFloat(content.pixelWidth), height: CGFloat(content.pixelHeight))
    let parts = DisplayImage.parts(
      pixels: pixels, scale: scale, over: frame, caps: caps, isTiled: image.resizing?.mode == .tile)
    recorder.append(
      .image(
        DisplayImage(
          content, name: image.label, frame: frame, parts: parts, isSmooth: image.interpolation != .none,
          stencil: isStencil ? rendering.paint.placed(in: frame) : nil)))
  }

  override package var pathComponent: String? { "Image" }
}
