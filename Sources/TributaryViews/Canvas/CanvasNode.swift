import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// The node of a canvas. Its items are the symbols, which are drawn only by the renderer.
@usableFromInline
package final class CanvasNode: ContainerNode {
  private let environment: Unretained<EnvironmentScope>
  private var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The identity of the renderer.
  private var identity: ClosureIdentity

  package init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ identity: ClosureIdentity, _ inputs: NodeInputs
  ) {
    self.renderer = renderer
    self.identity = identity
    environment = inputs.environmentReference
    super.init(inputs)
  }

  /// Replaces the renderer and requests drawing, unless a container passed the current renderer on.
  @MainActor
  package func update(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ identity: ClosureIdentity) {
    if identity == self.identity { return }
    self.renderer = renderer
    self.identity = identity
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if !changes.isDisjoint(with: [.environment, .date]) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  /// Defers drawing to the end of the frame, since the new value may not be committed yet.
  override package func dependencyDidChange() {
    evaluation &+= 1
    needsDraw()
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions().asLengths
  }

  override package func placeContent() {
    if items.isEmpty { return }
    for item in items { item.place(at: .zero, proposal: .unspecified) }
    needsDraw()
  }

  /// Whether the item is a list; a canvas is one picture regardless of the number of symbols.
  override package var isList: Bool { false }

  /// Whether drawing prefers fragments, which avoid drawing a symbol again for each use.
  override package var prefersFragments: Bool { true }

  /// Returns the symbol with the given tag.
  func symbol<ID: Hashable>(_ id: ID) -> ItemNode? {
    items.first { item in
      (item.trait(ObjectIdentifier(TagTrait.self)) as? TagTrait)?.value(as: ID.self) == id
    }
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    guard frame.size.isFinite, frame.size.width > 0, frame.size.height > 0 else { return }
    let layer = CanvasLayer()
    let stage = CanvasStage(self, environment.values, frame.size, recorder.revision)
    var context = GraphicsContext(layer, stage)
    withEvaluation(of: self) { renderer(&context, frame.size) }
    stage.close()
    guard !layer.commands.isEmpty else { return }
    if stage.hasCompositions {
      // The content behind the canvas is not part of the canvas's layer.
      let content = DisplayFragment(layer.commands, revision: recorder.revision)
      layer.commands = [.effect(DisplayEffect(content, .group))]
    }
    let drawn = DisplayFragment(layer.commands, revision: recorder.revision)
    let bounds = CGRect(origin: .zero, size: frame.size)
    let isInside = drawn.drawnBounds.map { bounds.contains($0) } ?? true
    let whole: DisplayCommand =
      isInside
      ? .fragment(drawn, at: frame.origin)
      : .fragment(
        DisplayFragment(
          [.effect(DisplayEffect(drawn, .clip(Path(bounds), FillStyle())))], revision: recorder.revision),
        at: frame.origin)
    recorder.append(whole)
  }

  /// Returns no chain, since symbols are pictures without input.
  override package func hitContent(at point: CGPoint) -> HitChain { [] }

  override package func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  override package var pathComponent: String? { "Canvas" }
}

/// The state of one drawing of a canvas, which all its contexts share.
final class CanvasStage {
  let environment: EnvironmentValues
  let size: CGSize
  let revision: UInt32
  /// The canvas during drawing; `nil` after the renderer returns, so that a context that outlives the call draws
  /// nothing.
  private(set) var node: ItemNode?
  /// Whether the canvas has used a blend mode that depends on the area of the existing content.
  var hasCompositions = false
  /// The canvas, also after the renderer returns, for reports of drawing on another thread.
  private(set) weak var canvas: ItemNode?

  init(_ node: ItemNode, _ environment: EnvironmentValues, _ size: CGSize, _ revision: UInt32) {
    self.node = node
    canvas = node
    self.environment = environment
    self.size = size
    self.revision = revision
  }

  func close() { node = nil }

  func report(_ what: String, _ given: String) {
    node.map { $0.reportInvalidDimension(what, given) }
  }
}

/// The commands of a layer, back to front.
final class CanvasLayer {
  var commands: ContiguousArray<DisplayCommand> = []
}
