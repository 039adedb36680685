import TributaryAnimation
@_spi(Engine) public import TributaryEngine
import TributaryDrawing
package import TributaryGeometry

/// The leaf node of an image.
///
/// Invariants:
/// 1. `rendering` corresponds to the environment of the most recent notification.
/// 2. `picture` is the picture of `image` in that rendering. Files are searched once.
///
/// Checked by `ImageNode.isUpToDate`.
@usableFromInline
package final class ImageNode: ItemNode {
  private var image: Image
  private let environment: Unretained<EnvironmentScope>
  private var rendering: ImageRendering
  private var picture: ImagePicture

  package init(_ image: Image, _ inputs: NodeInputs) {
    self.image = image
    environment = inputs.environmentReference
    let values = inputs.environment.values
    let readsNothing = Self.readsNothing(in: values)
    rendering = ImageRendering(readsNothing ? values : EnvironmentValues())
    picture = ImagePicture(image, rendering, .of(inputs.host))
    super.init(inputs, flags: .subtreeHasText)
    if !readsNothing {
      rendering = readRendering()
      picture = ImagePicture(image, rendering, .of(inputs.host))
    }
  }

  /// Returns whether the foreground style is not a custom style, which can read any observable value.
  private static func readsNothing(in values: EnvironmentValues) -> Bool {
    AnyShapeStyle(.level(0)).readsNothing(in: values)
  }

  /// Returns the rendering in the current environment, and tracks the observable values that a custom foreground style
  /// reads until one of them changes.
  private func readRendering() -> ImageRendering {
    let values = environment.values
    if Self.readsNothing(in: values) { return ImageRendering(values) }
    return withContinuedEvaluation(of: self) { ImageRendering(values) }
  }

  @MainActor override package func update() {
    flags.remove(.needsUpdate)
    show(readRendering())
  }

  @MainActor
  package func update(_ new: Image) {
    if new == image { return }
    if new.source != image.source {
      HostMotion.of(host).animateContent(of: self, by: environment.values.contentTransition) { _ in 0 }
    }
    let old = image
    image = new
    if new.source != old.source { picture = ImagePicture(new, rendering, .of(host)) }
    // Another picture can have another size, and other resizing can change the measured sizes.
    needsMeasure()
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    super.surroundingsDidChange(changes)
    guard changes.contains(.environment) else { return }
    show(readRendering())
    // The picture contains the label, which can have another format.
    if image.label?.isLive ?? false { needsDraw() }
  }

  @MainActor
  private func show(_ new: ImageRendering) {
    if new == rendering { return }
    let (old, oldPicture) = (rendering, picture)
    if new.pose != old.pose, picture.isSymbol {
      HostMotion.of(host).animate(self, from: old.pose, to: new.pose, PresentedProperty(.pose))
    }
    rendering = new
    if new.displayScale != old.displayScale || new.isRightToLeft != old.isRightToLeft
      || new.variants != old.variants
    {
      picture = ImagePicture(image, new, .of(host))
    }
    needsDraw()
    let isBaselineMoved = picture.isSymbol && old.symbolBaseline != new.symbolBaseline
    if picture.naturalSize(new) != oldPicture.naturalSize(old) || isBaselineMoved { needsMeasure() }
  }

  /// The accessibility label, which is the name of a symbol by default; `nil` for a decorative image.
  package var spokenName: String? { image.label?.content(in: environment.values, of: host) }

  /// Whether the image has no label other than the name of its symbol.
  package var isUnlabeledSymbol: Bool {
    if case .symbol(let name) = image.source { image.label == nil || image.label?.content == name } else { false }
  }

  /// Whether a block replaces the image because it is private.
  package var isConcealedForPrivacy: Bool { rendering.isRedacted && environment.values.concealsPrivateContent }

  // MARK: Layout

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    reportMissing(picture, image)
    let natural = picture.naturalSize(rendering)
    guard image.resizing != nil else {
      flags.insert(.isRigid)
      return natural
    }
    return proposal.replacingUnspecifiedDimensions(by: natural).asLengths
  }

  override package func explicitGuide(_ key: GuideKey, in dimensions: ViewDimensions) -> CGFloat? {
    let key = key.alignment
    guard picture.isSymbol, image.resizing == nil else { return nil }
    return switch key.kind {
    case .firstTextBaseline, .lastTextBaseline: rendering.symbolBaseline
    case .start, .center, .end, .custom: nil
    }
  }

  // MARK: Drawing

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard let contentTrack else { return drawContent(into: &recorder, in: frame) }
    contentTrack.draw(into: &recorder, at: frame.origin, time: host.time) {
      drawContent(into: &$0, in: CGRect(origin: $1, size: frame.size))
    }
  }

  private func drawContent(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard frame.size.isFinite, frame.size.width > 0, frame.size.height > 0 else { return }
    let pose = picture.isSymbol ? shown(rendering.pose, .pose) : SymbolPose()
    if case .drawn(let drawn) = picture, !rendering.isRedacted {
      let commands = commands(
        of: drawn, image, rendering, in: environment.values, over: frame, revision: recorder.revision)
      for command in commands { recorder.append(command) }
      return
    }
    if pose == SymbolPose() {
      return recorder.draw(
        picture, of: image, named: spokenName, rendering, over: frame, environment.values.textMeasurer)
    }
    var inner = DisplayRecorder(revision: recorder.revision)
    inner.draw(picture, of: image, named: spokenName, rendering, over: frame, environment.values.textMeasurer)
    let turned = DisplayEffect(
      DisplayFragment(inner.commands, revision: recorder.revision),
      .transform(pose.transform(in: frame, isRightToLeft: rendering.isRightToLeft)))
    recorder.append(
      .effect(
        pose.opacity == 1
          ? turned
          : DisplayEffect(DisplayFragment([.effect(turned)], revision: recorder.revision), .opacity(pose.opacity))))
  }

  // A value that the renderer closure or a custom foreground style read has changed. The style is evaluated in the next
  // walk, since the new value may not be committed yet.
  override package func dependencyDidChange() {
    needsReading()
    needsDraw()
  }

  override package var pathComponent: String? { "Image" }
}

extension ImageNode: RememberingNode {
  package var isUpToDate: Bool { rendering == ImageRendering(environment.values) }
}
