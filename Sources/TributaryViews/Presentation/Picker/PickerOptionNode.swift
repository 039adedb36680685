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
      let ground = Path(roundedRect: CGRect(origin: frame.origin, size: frame.size.asExtents), cornerRadius: 5)
      let paint = AnyShapeStyle(.tint).opacity(0.3)._paint(in: environment.object.values)
      recorder.append(.path(DisplayPath(ground, .fill(FillStyle()), paint)))
      drawSign(into: &recorder, in: frame)
    }
    super.draw(into: &recorder, in: frame)
  }

  /// A check mark in the margin of the option, for where there are no colours.
  private func drawSign(into recorder: inout DisplayRecorder, in row: CGRect) {
    let (origin, size) = (row.origin, row.size)
    guard let symbol = Symbol.named("checkmark"), size.width >= Self.margin else { return }
    let x = environment.layoutDirection == .rightToLeft ? size.width - Self.margin : 0
    let frame = CGRect(
      x: origin.x + x + 1, y: origin.y + (size.asExtents.height - Self.signSize) / 2, width: Self.signSize,
      height: Self.signSize)
    let paint = AnyShapeStyle(.tint)._paint(in: environment.object.values)
    recorder.append(.symbol(symbol.drawn(name: "checkmark", over: frame, weight: .bold, paint: paint)))
  }

  /// What is free at the leading edge of an option, and the size of the sign in it, in points.
  static var margin: CGFloat { 8 }
  private static var signSize: CGFloat { 6 }

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
