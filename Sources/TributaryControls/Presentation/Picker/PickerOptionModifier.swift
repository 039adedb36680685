import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
package import TributaryGestures
@_spi(Engine) package import TributaryViews

/// Makes each view of a picker's content an option: it chooses its value when it is pressed, and shows when it is chosen.
struct PickerOptionModifier<S: Hashable> {
  let selection: Binding<S>
  /// The value that is chosen now.
  let chosen: S
  /// Closes the menu that the option stands in; `nil` outside of any.
  let closing: MenuClosing?
  /// Whether a check mark at the end says that the option is chosen, and nothing else.
  var isMarkedAtEnd = false

  /// What an option leaves free for the mark at its end, in points.
  static var signRoom: CGFloat { 20 }
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

/// The options of a picker in its menu, which closes when one is chosen.
struct PickerMenuOptions<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: Binding<SelectionValue>
  let chosen: SelectionValue
  @Environment(\.menuClosing) private var closing

  init(content: Content, selection: Binding<SelectionValue>, chosen: SelectionValue) {
    self.content = content
    self.selection = selection
    self.chosen = chosen
  }
}

extension PickerMenuOptions: View, FrameworkComposite {
  var body: some View {
    content.lineLimit(1).padding(.horizontal, 12).padding(.vertical, 4)
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(PickerOptionModifier(selection: selection, chosen: chosen, closing: closing))
  }
}
