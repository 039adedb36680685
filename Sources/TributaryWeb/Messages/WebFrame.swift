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

  /// The color behind the picture as `#rrggbb`, and whether it is dark.
  package var background = "#ffffff"
  package var isDark = false

  package var cursor = WebCursor.default

  /// Whether the view under the pointer takes a pinch, so that the browser does not zoom.
  package var takesPinch = false

  /// The view that has the focus, if it is to be marked: in points.
  package var focus: CGRect?

  /// Where text is typed; `nil` while nothing takes text.
  package var textInput: CGRect?

  /// Whether Tab and Shift-Tab leave the page, since no view follows.
  package var isLastFocus = true
  package var isFirstFocus = true

  /// The number of findings of the window.
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

  /// Whether the view is the selected one of several.
  package var isSelected = false

  /// The level of a heading, from 1 to 6; `nil` for other elements.
  package var level: Int?

  /// Whether assistive technology can increase and decrease the value.
  package var isAdjustable = false

  /// Whether the element is an action of the previous element, and shows no text.
  package var isAction = false

  /// In points of the window.
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
  /// In view order.
  package var elements: [WebElement]

  /// The element that has the focus.
  package var focused: Int?

  package init(_ elements: [WebElement] = [], focused: Int? = nil) {
    (self.elements, self.focused) = (elements, focused)
  }
}
