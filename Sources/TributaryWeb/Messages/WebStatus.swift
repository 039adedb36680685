package import TributaryGeometry

/// The state of the page apart from the picture. Each part is sent when it changes.
package struct WebStatus: Equatable, Sendable {
  package var title = ""

  /// The color behind the picture as `#rrggbb`, and whether it is dark.
  package var background = "#ffffff"
  package var isDark = false

  package var cursor = WebCursor.default

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
  case `default`, pointer, text
}
