import TributaryAnimation
import TributaryDrawing
@_spi(Engine) import TributaryEngine
import TributaryGeometry
@_spi(Engine) import TributaryViews

/// The knob of a switch and the symbol beside it: `✓ ●` is on, `● −` is off. An animated change moves the knob.
///
/// One node draws all parts, because a stack of resizable images would have ten nodes.
struct SwitchSigns: NodeView {
  let isOn: Bool

  typealias Body = Never

  static var _isSingleItem: Bool { true }

  static func makeNode(_ view: UnsafePointer<Self>, _ inputs: NodeInputs) -> SwitchSignsNode {
    SwitchSignsNode(view.pointee.isOn, inputs)
  }

  static func updateNode(_ view: UnsafePointer<Self>, _ node: SwitchSignsNode) { node.update(view.pointee.isOn) }
}

/// The leaf node of the signs of a switch: two squares beside each other, each with a symbol in its middle.
final class SwitchSignsNode: ItemNode {
  private static let side: CGFloat = 16
  private static let knob = Symbol.named("circle.fill")
  private static let (check, minus) = (Symbol.named("checkmark"), Symbol.named("minus"))

  private let environment: Unretained<EnvironmentScope>
  /// The position of the knob: 1 at the trailing end, which means on, and 0 at the leading end.
  private var position: CGFloat

  init(_ isOn: Bool, _ inputs: NodeInputs) {
    environment = inputs.environmentReference
    position = isOn ? 1 : 0
    super.init(inputs)
  }

  @MainActor
  func update(_ isOn: Bool) {
    let new: CGFloat = isOn ? 1 : 0
    if new == position { return }
    HostMotion.of(host).animate(self, from: position, to: new, PresentedProperty(.amount))
    position = new
    needsDraw()
  }

  @MainActor
  override func surroundingsDidChange(_ changes: SurroundingChanges) {
    if !changes.isDisjoint(with: [.environment, .layoutDirection]) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    flags.insert(.isRigid)
    return CGSize(width: 2 * Self.side, height: Self.side)
  }

  override func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    let values = environment.values
    let (weight, isMirrored) = (values.textFont.weight, values.layoutDirection == .rightToLeft)
    let (paint, isRedacted) = (Color.white._paint(in: values), values.builtIn.values.isRedacted)
    func draw(_ symbol: Symbol?, _ name: String, size: CGFloat, at place: CGFloat) {
      guard let symbol, size > 0 else { return }
      let x = (isMirrored ? 1 - place : place) * Self.side + (Self.side - size) / 2
      let rect = CGRect(x: frame.minX + x, y: frame.minY + (Self.side - size) / 2, width: size, height: size)
      if isRedacted { return recorder.drawBlock(over: rect, paint) }
      recorder.append(.symbol(symbol.drawn(name: name, over: rect, weight: weight, paint: paint)))
    }
    let position = shown(position, .amount)
    draw(Self.check, "checkmark", size: 8 * position, at: 0)
    draw(Self.knob, "circle.fill", size: 14, at: position)
    draw(Self.minus, "minus", size: 8 * (1 - position), at: 1)
  }
}
