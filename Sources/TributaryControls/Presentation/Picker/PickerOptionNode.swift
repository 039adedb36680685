@_spi(Engine) package import TributaryEngine
@_spi(Engine) package import TributaryViews
import TributaryDrawing
package import TributaryGeometry
package import TributaryGestures

/// The node of an option. Its value is its tag, else the id that a `ForEach` has made it for.
package final class PickerOptionNode<S: Hashable>: GestureNode {
  private var modifier: PickerOptionModifier<S>

  init(_ modifier: PickerOptionModifier<S>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(.inner, .all, inputs)
  }

  func update(_ modifier: PickerOptionModifier<S>) {
    // The tag may have changed as well; an option is small.
    self.modifier = modifier
    needsDraw()
  }

  private var value: S? { child?.optionValue(as: S.self) }

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    let (selection, closing) = (modifier.selection, modifier.closing)
    return EndedRecognizer(PressRecognizer()) { [weak self] _ in
      guard let value = self?.value else { return }
      closing?.close()
      selection.wrappedValue = value
    }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if value == modifier.chosen {
      if modifier.isMarkedAtEnd {
        let room = frame.size.asExtents.width - Self.largeSignSize
        drawSign(Self.largeSignSize, fromLeading: room - 1, &recorder, in: frame)
        return super.draw(into: &recorder, in: frame)
      }
      let ground = Path(roundedRect: CGRect(origin: frame.origin, size: frame.size.asExtents), cornerRadius: 5)
      let paint = AnyShapeStyle(.tint).opacity(0.3)._paint(in: environment.object.values)
      recorder.append(.path(DisplayPath(ground, .fill(FillStyle()), paint)))
      // In the margin of the option, for where there are no colours.
      drawSign(Self.signSize, fromLeading: 1, &recorder, in: frame)
    }
    super.draw(into: &recorder, in: frame)
  }

  /// A check mark in the middle of the height, so far from the leading edge, in points.
  private func drawSign(
    _ length: CGFloat, fromLeading distance: CGFloat, _ recorder: inout DisplayRecorder, in row: CGRect
  ) {
    let size = row.size.asExtents
    guard let symbol = Symbol.named("checkmark"), size.width >= length + 2 else { return }
    let x = environment.layoutDirection == .rightToLeft ? size.width - distance - length : distance
    let frame = CGRect(x: row.minX + x, y: row.minY + (size.height - length) / 2, width: length, height: length)
    let paint = AnyShapeStyle(.tint)._paint(in: environment.object.values)
    recorder.append(.symbol(symbol.drawn(name: "checkmark", over: frame, weight: .bold, paint: paint)))
  }

  /// The size of the sign in the margin of an option, and of that at its end, in points.
  private static var signSize: CGFloat { 6 }
  private static var largeSignSize: CGFloat { 12 }

  /// An option is pressed anywhere in its bounds.
  override package func isHit(at point: CGPoint) -> Bool { boundsContain(point) }
}

extension ItemNode {
  /// The value that this item stands for among the options of a picker: its tag, else the id that a `ForEach` has made it for.
  func optionValue<S: Hashable>(as type: S.Type) -> S? {
    if let tag = trait(ObjectIdentifier(TagTrait.self)) as? TagTrait { return tag.value(as: type) }
    return idOfOption.flatMap { TagTrait($0, optional: nil).value(as: type) }
  }

  /// The id of the element that this option was made for.
  private var idOfOption: AnyHashable? {
    // Modifiers around the whole content stand around each item of it; the item itself is what the content made.
    var item: ItemNode = self
    while let unary = item as? UnaryNode, unary.content == nil, let inner = unary.child { item = inner }
    var node: ViewNode? = item
    while let current = node, let parent = current.parent {
      if let id = (parent as? any HoldsElements)?.elementID(of: current) { return id }
      node = parent
    }
    return nil
  }
}
