/// The gradients of a document, which are at its end. Equal gradients are written once.
struct GradientDefinitions {
  private(set) var output = SVGOutput()
  /// The identifiers by the content of the definitions.
  private var numbers: [[UInt8]: UInt] = [:]

  var isEmpty: Bool { numbers.isEmpty }

  /// The numbers that were requested or added since ``takeUses()``.
  private var uses: [UInt] = []

  /// Returns the number of a known definition.
  mutating func number(of definition: Definition) -> UInt? {
    let number = numbers[definition.key]
    if let number { uses.append(number) }
    return number
  }

  /// Removes and returns the numbers of the used definitions.
  mutating func takeUses() -> [UInt] {
    defer { uses = [] }
    return uses
  }

  /// Removes and returns the added elements.
  mutating func takeOutput() -> SVGOutput {
    defer { output = SVGOutput() }
    return output
  }

  /// Removes a definition, so that it is written again when it is needed.
  ///
  /// - Returns: Whether the definition existed.
  mutating func forget(_ number: UInt) -> Bool {
    guard let index = numbers.firstIndex(where: { $0.value == number }) else { return false }
    numbers.remove(at: index)
    return true
  }

  mutating func add(_ definition: Definition, prefix: String, number: UInt) {
    numbers[definition.key] = number
    write(definition, prefix: prefix, number: number)
  }

  /// Records the use of a definition that was found elsewhere.
  mutating func recordUse(of number: UInt) { uses.append(number) }

  /// Writes a definition that is not looked up by its content.
  mutating func write(_ definition: Definition, prefix: String, number: UInt) {
    uses.append(number)
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

  /// An element without its identifier.
  struct Definition {
    let element: StaticString
    var attributes = SVGOutput()
    var content = SVGOutput()

    /// The lookup key. The attributes and content of different kinds of definitions are never equal.
    fileprivate var key: [UInt8] { attributes.bytes + content.bytes }
  }
}
