@_spi(Engine) package import TributaryEngine
@_spi(Engine) package import TributaryViews
import TributaryGeometry

/// The role of an element of the accessibility tree.
package enum AccessibleRole: String, Sendable {
  case text, heading, image, button, link, toggle, slider, field, search, progress
}

/// The role and the state of a control for assistive technology.
package struct AccessibleFacts: Equatable, Sendable {
  package let role: AccessibleRole

  /// The label of a control that may not show it; `nil` for the texts inside the control.
  package var label: String?

  /// The value as text.
  package var value: String?

  /// Whether the toggle is on.
  package var isOn: Bool?

  /// The fraction of the range of a slider or of a progress view, from 0 to 1.
  package var fraction: Double?

  init(_ role: AccessibleRole, label: String? = nil) {
    self.role = role
    self.label = label
  }
}

/// A composite view that is one element of the accessibility tree.
package protocol AccessibleControl: LabeledControl {
  /// Returns the role and the state of the control.
  ///
  /// - Parameter node: The node of the control, whose environment determines the locale of the texts.
  @MainActor func accessibleFacts(of node: EvaluatedNode) -> AccessibleFacts
}

/// A view with a title and an icon, whose icon is not a separate element if it is a symbol without a label.
package protocol AccessibleLabel: View {}

extension Label: AccessibleLabel {}

/// The node of an option that can be the chosen one.
package protocol AccessibleOption: AnyObject {
  var isChosen: Bool { get }
}

extension AccessibleControl {
  /// Returns the facts of the value at an address, which must hold a value of this type.
  @MainActor
  package static func accessibleFacts(at address: UnsafeRawPointer, of node: EvaluatedNode) -> AccessibleFacts {
    address.assumingMemoryBound(to: Self.self).pointee.accessibleFacts(of: node)
  }

  @MainActor
  package static func label(at address: UnsafeRawPointer, of node: EvaluatedNode) -> String? {
    accessibleFacts(at: address, of: node).label
  }

  /// Returns the content of a label that is a text; `nil` for other labels.
  @MainActor
  fileprivate func title(_ label: some View, at node: EvaluatedNode) -> String? {
    (label as? Text)?.content(in: node.environment.values, of: node.host)
  }
}

extension Button: AccessibleControl {
  package func accessibleFacts(of node: EvaluatedNode) -> AccessibleFacts { AccessibleFacts(.button) }
}

extension Link: AccessibleControl {
  package func accessibleFacts(of node: EvaluatedNode) -> AccessibleFacts { AccessibleFacts(.link) }
}

extension Toggle: AccessibleControl {
  package func accessibleFacts(of node: EvaluatedNode) -> AccessibleFacts {
    var facts = AccessibleFacts(.toggle, label: title(label, at: node))
    facts.isOn = isOn.wrappedValue
    return facts
  }
}

extension Slider: AccessibleControl {
  package func accessibleFacts(of node: EvaluatedNode) -> AccessibleFacts {
    var facts = AccessibleFacts(.slider, label: title(label, at: node))
    facts.fraction = fraction.wrappedValue
    let value = scale.value(at: fraction.wrappedValue)
    facts.value = "\((value * 100).rounded() / 100)"
    return facts
  }
}

extension TextField: AccessibleControl {
  package func accessibleFacts(of node: EvaluatedNode) -> AccessibleFacts {
    var facts = AccessibleFacts(.field, label: title(label, at: node) ?? prompt.flatMap { title($0, at: node) })
    let text = (draft?.localized(in: node.environment.values).text ?? text).wrappedValue
    // A masked text is not exposed.
    facts.value = mask == nil ? text : String(repeating: "•", count: text.count)
    return facts
  }
}

extension TextEditor: AccessibleControl {
  package func accessibleFacts(of node: EvaluatedNode) -> AccessibleFacts {
    var facts = AccessibleFacts(.field, label: "")
    facts.value = styled.map { String($0.text.wrappedValue.characters) } ?? text.wrappedValue
    return facts
  }
}

extension ProgressView: AccessibleControl {
  package func accessibleFacts(of node: EvaluatedNode) -> AccessibleFacts {
    var facts = AccessibleFacts(.progress)
    facts.fraction = fraction
    return facts
  }
}
