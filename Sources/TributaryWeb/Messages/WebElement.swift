package import TributaryGeometry

/// An element of the accessibility tree of a window.
package struct WebElement: Equatable, Sendable {
  /// Identifies the element for as long as its view is in the tree.
  package var id: Int

  package var role: Role
  package var label: String
  package var value: String?
  package var hint: String?

  /// Whether a switch is on; `nil` for other elements.
  package var isOn: Bool?

  /// The part of the range that a slider or a progress bar shows, from 0 to 1.
  package var fraction: Double?

  package var isEnabled = true

  /// In points of the window.
  package var frame: CGRect

  /// The name of a role in the page. All but `text` and `image` are roles of WAI-ARIA.
  package enum Role: String, Sendable {
    case text, image, button, link, `switch`, slider, textbox, progressbar
  }

  package init(id: Int, role: Role, label: String, frame: CGRect) {
    (self.id, self.role, self.label, self.frame) = (id, role, label, frame)
  }
}

/// The accessibility tree of a window at one time.
package struct WebElements: Equatable, Sendable {
  /// In view order.
  package var elements: [WebElement]

  /// The element that has the focus.
  package var focused: Int?

  package init(_ elements: [WebElement] = [], focused: Int? = nil) {
    (self.elements, self.focused) = (elements, focused)
  }
}
