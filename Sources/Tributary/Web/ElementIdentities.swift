import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews
import TributaryWeb

/// The numbers by which a page identifies the elements of the accessibility tree.
///
/// A number identifies one node for as long as the node is in the tree. Numbers are not reused.
struct ElementIdentities {
  /// The view or the action that an element represents.
  enum Target: Hashable {
    /// A control, a text, or an image.
    case view(NodeHandle)
    /// A named action, identified by the node of its modifier.
    case action(NodeHandle)
  }

  private var numbers: [Target: Int] = [:]
  private var targets: [Int: (target: Target, element: AccessibleElement)] = [:]
  private var last = 0

  /// Returns the view or the action with a number that the page sent, and its element.
  func target(_ number: Int) -> (target: Target, element: AccessibleElement)? { targets[number] }

  /// Returns the elements with their numbers. The numbers of elements that are no longer in the tree are discarded.
  mutating func elements(of elements: [AccessibleElement]) -> WebElements {
    var result = WebElements()
    let known = numbers
    (numbers, targets) = ([:], [:])
    for element in elements where numbers[.view(element.node)] == nil {
      let number = number(.view(element.node), of: element, known)
      result.elements.append(WebElement(element, number))
      if element.hasFocus { result.focused = number }
      for action in element.actions where numbers[.action(action.source)] == nil {
        result.elements.append(WebElement(action, of: element, self.number(.action(action.source), of: element, known)))
      }
    }
    return result
  }

  private mutating func number(_ target: Target, of element: AccessibleElement, _ known: [Target: Int]) -> Int {
    let number = known[target] ?? next()
    numbers[target] = number
    targets[number] = (target, element)
    return number
  }

  private mutating func next() -> Int {
    last += 1
    return last
  }
}

extension WebElement {
  fileprivate init(_ element: AccessibleElement, _ number: Int) {
    self.init(id: number, role: Role(element.role), label: element.label, frame: element.frame)
    value = element.value
    hint = element.hint
    isOn = element.isOn
    fraction = element.fraction
    isEnabled = element.isEnabled
    isSelected = element.isSelected
    if role == .heading { level = element.headingLevel ?? 2 }
    isAdjustable = element.adjustment != nil
  }

  /// Creates the button that represents an action of an element.
  fileprivate init(_ action: AccessibleAction, of element: AccessibleElement, _ number: Int) {
    self.init(id: number, role: .button, label: action.name, frame: element.frame)
    hint = element.label
    isAction = true
  }
}

extension WebElement.Role {
  fileprivate init(_ role: AccessibleRole) {
    self =
      switch role {
      case .text: .text
      case .heading: .heading
      case .search: .searchbox
      case .image: .image
      case .button: .button
      case .link: .link
      case .toggle: .switch
      case .slider: .slider
      case .field: .textbox
      case .progress: .progressbar
      }
  }
}
