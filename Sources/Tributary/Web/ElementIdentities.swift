import TributaryEngine
import TributaryControls
import TributaryHost
import TributaryViews
import TributaryWeb

/// The numbers by which a page identifies the elements of the accessibility tree.
///
/// A number identifies one node for as long as the node is in the tree. Numbers are not reused.
struct ElementIdentities {
  private var numbers: [NodeHandle: Int] = [:]
  private var nodes: [Int: NodeHandle] = [:]
  private var last = 0

  /// Returns the node with the given number.
  func node(_ number: Int) -> NodeHandle? { nodes[number] }

  /// Returns the elements with their numbers. The numbers of elements that are no longer in the tree are discarded.
  mutating func elements(of elements: [AccessibleElement]) -> WebElements {
    var result = WebElements()
    var (numbers, nodes): ([NodeHandle: Int], [Int: NodeHandle]) = ([:], [:])
    for element in elements where numbers[element.node] == nil {
      let number = self.numbers[element.node] ?? next()
      numbers[element.node] = number
      nodes[number] = element.node
      result.elements.append(WebElement(element, number))
      if element.hasFocus { result.focused = number }
    }
    (self.numbers, self.nodes) = (numbers, nodes)
    return result
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
  }
}

extension WebElement.Role {
  fileprivate init(_ role: AccessibleRole) {
    self =
      switch role {
      case .text: .text
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
