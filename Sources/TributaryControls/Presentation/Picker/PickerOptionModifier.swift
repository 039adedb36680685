@_spi(Engine) import TributaryEngine
import TributaryDrawing
import TributaryGeometry

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
