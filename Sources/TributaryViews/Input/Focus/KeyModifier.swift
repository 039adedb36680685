@_spi(Engine) package import TributaryEngine
import TributaryGestures

/// Lets a view have the focus, and use keys.
package struct KeyModifier {
  /// What a key does; `nil` if it means nothing here.
  package let action: (FocusKey) -> (() -> Void)?

  /// Told when the view gets the focus and when it loses it.
  package var focusChange: ((Bool) -> Void)?

  /// Whether the view may have the focus.
  package var isFocusable = true

  package init(
    action: @escaping (FocusKey) -> (() -> Void)?, focusChange: ((Bool) -> Void)? = nil, isFocusable: Bool = true
  ) {
    self.action = action
    self.focusChange = focusChange
    self.isFocusable = isFocusable
  }
}

extension KeyModifier: ItemModifier {
  package typealias Body = Never

  package static func makeItem(_ modifier: UnsafePointer<Self>, _ inputs: NodeInputs) -> KeyNode {
    KeyNode(modifier.pointee, inputs)
  }

  package static func updateItem(_ modifier: UnsafePointer<Self>, _ node: KeyNode) {
    node.update(modifier.pointee)
  }
}
