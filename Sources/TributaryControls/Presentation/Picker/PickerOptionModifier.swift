import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
@_spi(Engine) package import TributaryViews

/// A modifier that makes each view of a picker an option, which is selected by a press and displays its selection.
struct PickerOptionModifier<S: Hashable> {
  let selection: PickerSelection<S>
  /// The selected value; `nil` if there is none, or several.
  let chosen: S?
  /// The object that closes the menu of the option; `nil` outside menus.
  let closing: MenuClosing?
  /// Whether the selection is displayed only by a check mark at the trailing edge.
  var isMarkedAtEnd = false

  /// The width of the space for the check mark at the trailing edge, in points.
  static var checkmarkWidth: CGFloat { 20 }
}

extension PickerOptionModifier: ItemModifier {
  typealias Body = Never

  static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> PickerOptionNode<S> {
    PickerOptionNode(modifier.pointee, inputs)
  }

  static func updateItem(_ modifier: UnsafePointer<Self>, _ node: PickerOptionNode<S>) {
    node.update(modifier.pointee)
  }
}

/// The node of an option. Its value is its tag, or else the identifier of the `ForEach` element.
package final class PickerOptionNode<S: Hashable>: GestureNode, AccessibleOption {
  private var modifier: PickerOptionModifier<S>

  init(_ modifier: PickerOptionModifier<S>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(.inner, .all, inputs)
  }

  func update(_ modifier: PickerOptionModifier<S>) {
    // The tag may also have changed; an option is inexpensive to redraw.
    self.modifier = modifier
    needsDraw()
  }

  private var value: S? { child?.optionValue(as: S.self) }

  /// Whether the value of this option is the selected one.
  package var isChosen: Bool { modifier.chosen != nil && value == modifier.chosen }

  @MainActor
  override package func makeRecognizer() -> AnyGestureRecognizer {
    let (selection, closing) = (modifier.selection, modifier.closing)
    return EndedRecognizer(PressRecognizer()) { [weak self] _ in
      guard let value = self?.value else { return }
      closing?.close()
      selection.select(value)
    }
  }

  @MainActor
  override package func surroundingsDidChange(_ changes: SurroundingChanges) {
    if changes.contains(.environment) { needsDraw() }
    super.surroundingsDidChange(changes)
  }

  override package func draw(into recorder: inout DisplayRecorder, in frame: CGRect) {
    if modifier.chosen != nil, value == modifier.chosen {
      if modifier.isMarkedAtEnd {
        let room = frame.size.asExtents.width - Self.largeCheckmarkSize
        drawCheckmark(Self.largeCheckmarkSize, fromLeading: room - 1, &recorder, in: frame)
        return super.draw(into: &recorder, in: frame)
      }
      let ground = Path(roundedRect: CGRect(origin: frame.origin, size: frame.size.asExtents), cornerRadius: 5)
      let paint = AnyShapeStyle(.tint).opacity(0.3)._paint(in: environment.object().values)
      recorder.append(.path(DisplayPath(ground, .fill(FillStyle()), paint)))
      // The check mark, in the margin of the option, marks the selection in output without colors.
      drawCheckmark(Self.checkmarkSize, fromLeading: 1, &recorder, in: frame)
    }
    super.draw(into: &recorder, in: frame)
  }

  /// Draws a vertically centered check mark at a distance from the leading edge, in points.
  private func drawCheckmark(
    _ length: CGFloat, fromLeading distance: CGFloat, _ recorder: inout DisplayRecorder, in row: CGRect
  ) {
    let size = row.size.asExtents
    guard let symbol = Symbol.named("checkmark"), size.width >= length + 2 else { return }
    let x = environment.layoutDirection == .rightToLeft ? size.width - distance - length : distance
    let frame = CGRect(x: row.minX + x, y: row.minY + (size.height - length) / 2, width: length, height: length)
    let paint = AnyShapeStyle(.tint)._paint(in: environment.object().values)
    recorder.append(.symbol(symbol.drawn(name: "checkmark", over: frame, weight: .bold, paint: paint)))
  }

  /// The sizes of the check marks in the margin and at the trailing edge of an option, in points.
  private static var checkmarkSize: CGFloat { 6 }
  private static var largeCheckmarkSize: CGFloat { 12 }

  /// Returns whether a point is in the bounds: an option responds to presses anywhere in its bounds.
  override package func isHit(at point: CGPoint) -> Bool { boundsContain(point) }
}

extension ItemNode {
  /// Returns the value of this item as an option of a picker: its tag, or else the identifier of the `ForEach` element.
  func optionValue<S: Hashable>(as type: S.Type) -> S? {
    if let tag = trait(ObjectIdentifier(TagTrait.self)) as? TagTrait { return tag.value(as: type) }
    return idOfOption.flatMap { TagTrait([$0]).value(as: type) }
  }

  /// The identifier of the element from which this option was generated.
  private var idOfOption: (any Hashable)? {
    // A modifier around the whole content is placed around each item; the innermost item belongs to the content.
    var item: ItemNode = self
    while let unary = item.asUnary, unary.content == nil, let inner = unary.child { item = inner }
    var node: ViewNode? = item
    while let current = node, let parent = current.parent {
      if let id = (parent as? any HoldsElements)?.elementID(of: current) { return id }
      node = parent
    }
    return nil
  }
}

/// The options of a picker in its menu, which closes when an option is selected.
struct PickerMenuOptions<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: PickerSelection<SelectionValue>
  let chosen: SelectionValue?
  @Environment(\.menuClosing) private var closing
  @Environment(\.gapUnits) private var cell

  init(content: Content, selection: PickerSelection<SelectionValue>, chosen: SelectionValue?) {
    self.content = content
    self.selection = selection
    self.chosen = chosen
  }
}

extension PickerMenuOptions: View, BuiltInComposite {
  var body: some View {
    let insets = EdgeInsets.control(horizontal: 12, vertical: 4, cell)
    return content.lineLimit(1).padding(.horizontal, insets.leading).padding(.vertical, insets.top)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(PickerOptionModifier(selection: selection, chosen: chosen, closing: closing))
  }
}
