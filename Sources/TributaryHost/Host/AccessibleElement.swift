@_spi(Engine) package import TributaryEngine
@_spi(Engine) import TributaryViews
@_spi(Engine) package import TributaryControls
package import TributaryGeometry

/// A view as an element of the accessibility tree.
package struct AccessibleElement {
  /// The node of the control, text or image.
  package let node: NodeHandle
  package let role: AccessibleRole
  package internal(set) var label: String
  package internal(set) var value: String?
  package internal(set) var hint: String?
  package internal(set) var isOn: Bool?
  package internal(set) var fraction: Double?
  package internal(set) var isEnabled = true
  package internal(set) var hasFocus = false

  /// Whether the label is only the name of a symbol, which is no part of the label of a control that shows text.
  var isUnlabeledSymbol = false

  /// Whether `accessibilityLabel(_:)` has set the label.
  var isDescribed = false

  /// In root coordinates, in points.
  package let frame: CGRect

  /// Whether a click acts on the view.
  package var isInteractive: Bool {
    switch role {
    case .button, .link, .toggle, .slider, .field: true
    case .text, .image, .progress: false
    }
  }
}
