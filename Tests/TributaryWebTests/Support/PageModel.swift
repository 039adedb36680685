@testable import TributarySVG

/// The elements of a page as changed by its script, in a Swift implementation of the script.
final class PageModel {
  final class Element {
    let opening: String
    var attributes: [String: String]
    var children: [Element] = []
    let text: String

    init(name: String, attributes: [String: String], text: String) {
      opening = name
      (self.attributes, self.text) = (attributes, text)
    }

    func find(_ id: String) -> Element? {
      if attributes["id"] == id { return self }
      for child in children { if let found = child.find(id) { return found } }
      return nil
    }

    /// This element and all elements inside it.
    var inDocumentOrder: [Element] { [self] + children.flatMap(\.inDocumentOrder) }

    var count: Int { children.reduce(1) { $0 + $1.count } }

    var markup: String {
      func escaped(_ text: String) -> String {
        // Few texts contain such a character, and replacing it takes long.
        if text.withCString({ strpbrk($0, "&<\"") == nil }) { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      }
      let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
      return "<\(opening)\(attributes)>\(escaped(text))\(children.map(\.markup).joined())</\(opening)>"
    }
  }

  private let root = Element(name: "g", attributes: ["id": "n0"], text: "")
  private(set) var definitions: [Element] = []
  private(set) var size = CGSize.zero
  private(set) var byteCount = 0
  private var kept: [Int: Element] = [:]

  /// Applies a patch. An operation that does not fit fails the test.
  func apply(_ patch: PicturePatch, _ location: Testing.SourceLocation = #_sourceLocation) throws {
    if let size = patch.size { self.size = size }
    definitions += try elements(patch.definitions)
    byteCount = patch.definitions.utf8.count
    for operation in patch.operations {
      switch operation {
      case .replace(let group, let index, let count, let markup):
        let group = try #require(root.find("n\(group)"), sourceLocation: location)
        try #require(index + count <= group.children.count, sourceLocation: location)
        group.children.replaceSubrange(index..<(index + count), with: try elements(markup))
        byteCount += markup.utf8.count + 20
      case .take(let group, let index, let key):
        let group = try #require(root.find("n\(group)"), sourceLocation: location)
        try #require(index < group.children.count, sourceLocation: location)
        kept[key] = group.children.remove(at: index)
        byteCount += 12
      case .put(let group, let index, let key):
        let group = try #require(root.find("n\(group)"), sourceLocation: location)
        try #require(index <= group.children.count, sourceLocation: location)
        let element = kept.removeValue(forKey: key)
        group.children.insert(try #require(element, sourceLocation: location), at: index)
        byteCount += 12
      case .attribute(let group, let name, let value):
        let group = try #require(root.find("n\(group)"), sourceLocation: location)
        group.attributes[name] = value
        byteCount += 20 + name.utf8.count + (value?.utf8.count ?? 4)
      case .value(let group, let index, let number, let name, let value):
        let group = try #require(root.find("n\(group)"), sourceLocation: location)
        try #require(index < group.children.count, sourceLocation: location)
        let elements = group.children[index].inDocumentOrder
        try #require(number < elements.count, sourceLocation: location)
        // Only the value of a present attribute changes, so that the order of the attributes remains.
        try #require(elements[number].attributes[name] != nil, sourceLocation: location)
        elements[number].attributes[name] = value
        byteCount += 24 + name.utf8.count + value.utf8.count
      }
    }
    #expect(kept.isEmpty, "an element was taken and not put back", sourceLocation: location)
    for number in patch.removedDefinitions {
      let index = definitions.firstIndex { $0.attributes["id"] == "d\(number)" }
      definitions.remove(at: try #require(index, "definition \(number) is not there", sourceLocation: location))
    }
  }

  private func elements(_ markup: String) throws -> [Element] {
    func element(_ parsed: SVGElement) -> Element {
      let element = Element(name: parsed.name, attributes: parsed.attributes, text: parsed.text)
      element.children = parsed.children.map(element(_:))
      return element
    }
    return try SVGElement(document: "<svg>\(markup)</svg>").children.map(element)
  }

  /// The number of elements in the picture.
  var elementCount: Int { root.count - 1 }

  /// The texts of the picture's elements, in order.
  var texts: [String] { root.inDocumentOrder.map(\.text) }

  /// The picture as a document.
  var document: String { "<svg><defs>\(definitions.map(\.markup).joined())</defs>\(root.markup)</svg>" }
}
