/// The gradients of a document, which stand at its end. Equal ones stand there once.
struct GradientDefinitions {
  private(set) var output = SVGOutput()
  /// The ids by everything that a definition says but its id.
  private var numbers: [[UInt8]: UInt] = [:]

  var isEmpty: Bool { numbers.isEmpty }

  /// The number of a known definition.
  func number(of definition: Definition) -> UInt? { numbers[definition.key] }

  mutating func add(_ definition: Definition, prefix: String, number: UInt) {
    numbers[definition.key] = number
    output.byte("<")
    output.markup(definition.element)
    output.markup(" id=\"")
    output.escape(prefix)
    output.digits(number)
    output.byte("\"")
    output.append(definition.attributes)
    output.markup(">\n")
    output.append(definition.content)
    output.markup("</")
    output.markup(definition.element)
    output.markup(">\n")
  }

  /// An element but for its id.
  struct Definition {
    let element: StaticString
    var attributes = SVGOutput()
    var content = SVGOutput()

    /// Attributes and content of one kind are never those of another.
    fileprivate var key: [UInt8] { attributes.bytes + content.bytes }
  }
}
