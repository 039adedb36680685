import TributaryDrawing
@_spi(Engine) public import TributaryEngine
package import TributaryGeometry

/// The node of a canvas. Its items are the symbols, which are drawn where the renderer says, if at all.
@usableFromInline
package final class CanvasNode: ContainerNode {
  private let environment: Unretained<EnvironmentScope>
  private var renderer: (inout GraphicsContext, CGSize) -> Void

  package init(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ inputs: NodeInputs) {
    self.renderer = renderer
    environment = inputs.environmentReference
    super.init(inputs)
  }

  /// A closure is never known to be the same.
  @MainActor
  package func update(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
    self.renderer = renderer
    needsDraw()
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  /// The value that was read may not stand yet: what is drawn is drawn when the frame has settled.
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

  /// However many symbols there are, it is one picture.
  override package var isList: Bool { false }

  /// A symbol is drawn many times: its fragment stands for it.
  override package var prefersFragments: Bool { true }

  /// The symbol with a tag.
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
      // What is behind the canvas is no part of its layer.
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

  /// Symbols are pictures.
  override package func hitContent(at point: CGPoint) -> HitChain { [] }

  override package func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  override package var pathComponent: String? { "Canvas" }
}

/// Where a canvas draws: what its contexts share.
final class CanvasStage {
  let environment: EnvironmentValues
  let size: CGSize
  let revision: UInt32
  /// `nil` once the renderer has returned: a context that was kept draws nothing any more.
  private(set) var node: ItemNode?
  /// Whether anything was drawn by a blend mode that depends on where something is behind.
  var hasCompositions = false
  /// The canvas, also after that: who draws on another thread is told of later.
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
    node.map { $0.host.reportInvalidDimension(what, given, at: $0) }
  }
}

/// What is drawn, back to front.
final class CanvasLayer {
  var commands: ContiguousArray<DisplayCommand> = []
}
