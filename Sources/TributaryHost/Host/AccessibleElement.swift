@_spi(Engine) package import TributaryControls
import TributaryDrawing
@_spi(Engine) package import TributaryEngine
package import TributaryGeometry
@_spi(Engine) import TributaryViews

/// A view as an element of the accessibility tree.
package struct AccessibleElement {
  /// The node of the control, text, or image.
  package let node: NodeHandle
  package internal(set) var role: AccessibleRole
  package internal(set) var label: String
  package internal(set) var value: String?
  package internal(set) var hint: String?
  package internal(set) var isOn: Bool?
  package internal(set) var fraction: Double?
  package internal(set) var isEnabled = true
  package internal(set) var hasFocus = false

  /// Whether the view has the trait `isSelected`.
  package internal(set) var isSelected = false

  /// The level of a heading, from 1 to 6; `nil` for a heading without a level.
  package internal(set) var headingLevel: Int?

  /// The node whose action replaces a click on the view.
  package internal(set) var defaultAction: NodeHandle?

  /// The node whose action increases and decreases the value.
  package internal(set) var adjustment: NodeHandle?

  /// The named actions.
  package internal(set) var actions: [AccessibleAction] = []

  /// Whether `accessibilityAddTraits(_:)` or `accessibilityAction(_:_:)` applies to the element.
  var hasTraits = false
  private var added: AccessibilityTraits = []
  private var removed: AccessibilityTraits = []

  /// Whether the label is only the name of a symbol, which is not part of the label of a control that shows text.
  var isUnlabeledSymbol = false

  /// Whether `accessibilityLabel(_:)` has set the label.
  var isDescribed = false

  /// Whether the label of an enclosing view, which can be a stack, becomes that of its only element.
  ///
  /// Neither the name of a symbol or file nor the empty label of a view whose content is ignored counts as a label.
  var isLabeledInPlace: Bool { isInteractive || hasTraits || role == .image && !isDescribed }

  /// The frame in the coordinate space of the root, in points.
  package let frame: CGRect

  /// Whether a click has an effect on the view.
  package var isInteractive: Bool {
    switch role {
    case .button, .link, .toggle, .slider, .field, .search: true
    case .text, .heading, .image, .progress: false
    }
  }
}

/// A named action of a view, in addition to a click.
package struct AccessibleAction {
  package let name: String

  /// The node of the modifier that contains the action.
  package let source: NodeHandle
}

extension AccessibleElement {
  package init(node: NodeHandle, role: AccessibleRole, label: String, frame: CGRect) {
    (self.node, self.role, self.label, self.frame) = (node, role, label, frame)
  }

  /// Applies the traits of a modifier.
  mutating func apply(_ additions: AccessibilityAdditions) {
    hasTraits = true
    added.formUnion(additions.added)
    removed.formUnion(additions.removed)
    if let level = additions.headingLevel, level != .unspecified { headingLevel = Int(level.rawValue) }
    applyTraits(added: additions.added, removed: additions.removed)
  }

  /// Applies the traits and actions of an element inside the control to the control.
  mutating func takeTraits(of other: AccessibleElement) {
    hasTraits = true
    (added, removed, headingLevel) = (other.added, other.removed, other.headingLevel)
    (defaultAction, adjustment, actions) = (other.defaultAction, other.adjustment, other.actions)
    applyTraits(added: added, removed: removed)
    if adjustment != nil { role = .slider }
  }

  private mutating func applyTraits(added: AccessibilityTraits, removed: AccessibilityTraits) {
    if role == .button && removed.contains(.isButton) || role == .link && removed.contains(.isLink)
      || role == .image && removed.contains(.isImage) || role == .heading && removed.contains(.isHeader)
      || role == .toggle && removed.contains(.isToggle)
    {
      role = .text
    }
    if removed.contains(.isSelected) { isSelected = false }
    if added.contains(.isSelected) { isSelected = true }
    if added.contains(.isToggle) {
      role = .toggle
    } else if added.contains(.isButton) {
      role = .button
    } else if added.contains(.isLink) {
      role = .link
    } else if added.contains(.isSearchField) {
      role = .search
    } else if added.contains(.isHeader), !isInteractive {
      role = .heading
    } else if added.contains(.isImage), !isInteractive {
      role = .image
    } else if added.contains(.isStaticText), role == .image {
      role = .text
    }
    if headingLevel != nil, !isInteractive, !removed.contains(.isHeader) { role = .heading }
    if role == .toggle, isOn == nil || added.contains(.isSelected) || removed.contains(.isSelected) {
      isOn = isSelected
    }
  }
}
