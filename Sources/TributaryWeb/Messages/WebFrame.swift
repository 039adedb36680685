package import TributaryDrawing
package import TributaryGeometry

/// The content of a window at one time.
package struct WebFrame {
  package var picture: DisplayList
  package var status: WebStatus

  package init(picture: DisplayList, status: WebStatus) {
    self.picture = picture
    self.status = status
  }
}

/// The state of the page apart from the picture. Each part is sent when it changes.
package struct WebStatus: Equatable, Sendable {
  package var title = ""

  /// The color behind the picture as `#rrggbb`.
  package var background = "#ffffff"
  package var isDark = false

  package var cursor = WebCursor.default

  /// Whether the view under the pointer accepts a pinch, so that the browser does not zoom.
  package var takesPinch = false

  /// The frame of the focused view in points, if the focus is visible.
  package var focus: CGRect?

  /// The frame of the caret, or of a focused view that accepts text without a caret; `nil` if the focused view does not
  /// accept text.
  package var textInput: CGRect?

  /// Whether Tab leaves the page, because no focusable view follows.
  package var isLastFocus = true
  package var isFirstFocus = true

  /// The number of diagnostics of the window.
  package var findings = 0

  package init() {}
}

/// The shape of the pointer.
package enum WebCursor: String, Sendable {
  case `default`, pointer, text, none, crosshair, grab, grabbing
  case verticalText = "vertical-text"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case columnResize = "col-resize"
  case rowResize = "row-resize"
}

/// An element of the accessibility tree of a window.
package struct WebElement: Equatable, Sendable {
  /// The identifier of the element, which is valid while its view is in the tree.
  package var id: Int

  package var role: Role
  package var label: String
  package var value: String?
  package var hint: String?

  /// Whether a switch is on, or `nil` for other elements.
  package var isOn: Bool?

  /// The displayed fraction of the range of a slider or a progress bar, from 0 to 1.
  package var fraction: Double?

  package var isEnabled = true

  /// Whether the view is the selected one in a group.
  package var isSelected = false

  /// The level of a heading, from 1 to 6; `nil` for other elements.
  package var level: Int?

  /// Whether assistive technology can increase and decrease the value.
  package var isAdjustable = false

  /// Whether the element is an action of the preceding element and shows no text.
  package var isAction = false

  /// The frame in points of the window.
  package var frame: CGRect

  /// The name of a role in the page. All but `text` and `image` are roles of WAI-ARIA.
  package enum Role: String, Sendable {
    case text, heading, image, button, link, `switch`, slider, textbox, searchbox, progressbar
  }

  package init(id: Int, role: Role, label: String, frame: CGRect) {
    (self.id, self.role, self.label, self.frame) = (id, role, label, frame)
  }
}

/// The accessibility tree of a window at one time.
package struct WebElements: Equatable, Sendable {
  /// The elements in view order.
  package var elements: [WebElement]

  /// The focused element.
  package var focused: Int?

  /// The keys that the views use as shortcuts, so that the page prevents the browser's use of them if possible. Each is
  /// the sum of the modifier keys, followed by the lowercase name of the key.
  package var shortcuts: [String] = []

  package init(_ elements: [WebElement] = [], focused: Int? = nil) {
    (self.elements, self.focused) = (elements, focused)
  }
}
