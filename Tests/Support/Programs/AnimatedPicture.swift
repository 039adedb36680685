import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An SVG document as a viewer that knows animation would show it.
///
/// It understands what recordings are made of: elements whose `display` is animated in steps, and references.
public struct AnimatedPicture {
  private let root: Element
  private var definitions: [String: Element] = [:]

  /// How long it takes until it begins again, in seconds; `nil` if nothing moves.
  public let duration: Double?

  /// The names of all elements, in order.
  public let names: [String]

  public struct Unreadable: Error {}

  /// - Throws: `Unreadable` for a document that is not well-formed, or in which an id stands twice.
  public init(_ document: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root.children.first else { throw Unreadable() }
    self.root = root
    let all = root.all
    names = all.map(\.name)
    for element in all {
      guard let id = element.attributes["id"] else { continue }
      if definitions.updateValue(element, forKey: id) != nil { throw Unreadable() }
    }
    let durations = Set(all.filter { $0.name == "animate" }.map { $0.attributes["dur"] ?? "" })
    guard durations.count <= 1 else { throw Unreadable() }
    duration = durations.first.flatMap { Double($0.dropLast()) }
  }

  /// What is seen at a time, back to front: each element with the groups around it, and what it refers to instead of ids.
  ///
  /// - Parameter time: In seconds; ever so little later than the beginning of a picture.
  public func elements(at time: Double) -> [String] { elements(in: root, at: time) }

  private func elements(in parent: Element, at time: Double) -> [String] {
    parent.children.flatMap { element -> [String] in
      switch element.name {
      case "defs", "clipPath", "mask", "filter", "pattern", "linearGradient", "radialGradient", "title", "animate":
        return []
      case "g":
        guard isDisplayed(element, at: time) else { return [] }
        let attributes = attributes(of: element)
        return elements(in: element, at: time).map { attributes.isEmpty ? $0 : "[\(attributes)] \($0)" }
      default: return [description(of: element)]
      }
    }
  }

  private func isDisplayed(_ element: Element, at time: Double) -> Bool {
    guard let animation = element.children.first(where: { $0.name == "animate" }) else {
      return element.attributes["display"] != "none"
    }
    guard animation.attributes["attributeName"] == "display", animation.attributes["calcMode"] == "discrete",
      animation.attributes["repeatCount"] == "indefinite", let duration, duration > 0
    else { return false }
    let part = time.truncatingRemainder(dividingBy: duration) / duration
    let times = animation.attributes["keyTimes", default: ""].split(separator: ";").compactMap { Double($0) }
    let values = animation.attributes["values", default: ""].split(separator: ";")
    guard times.count == values.count, times.first == 0, times == times.sorted() else { return false }
    return Array(zip(times, values)).last { $0.0 <= part }?.1 == "inline"
  }

  private func attributes(of element: Element) -> String {
    element.attributes.filter { $0.key != "display" && $0.key != "id" }
      .map { "\($0.key)=\(resolved($0.value, $0.key))" }.sorted().joined(separator: " ")
  }

  private func resolved(_ value: String, _ name: String) -> String {
    if name == "href", value.hasPrefix("#") {
      return definitions[String(value.dropFirst())].map(description) ?? "missing \(value)"
    }
    guard value.hasPrefix("url(#") else { return value }
    return definitions[String(value.dropFirst(5).dropLast())].map(description) ?? "missing \(value)"
  }

  private func description(of element: Element) -> String {
    var element = element
    // An image that stands at the origin elsewhere is the image where it is put.
    if element.name == "use", let id = element.attributes["href"], let image = definitions[String(id.dropFirst())],
      image.name == "image"
    {
      let numbers = element.attributes["transform", default: ""].filter { !"matrix()".contains($0) }
        .split(separator: " ").map(String.init)
      element = image
      if numbers.count == 6 {
        for (name, index) in [("x", 4), ("y", 5), ("width", 0), ("height", 3)] {
          element.attributes[name] = numbers[index]
        }
      }
    }
    let inside = element.children.filter { !["animate", "title"].contains($0.name) }.map { description(of: $0) }
      .joined()
    return "<\(element.name) \(attributes(of: element))>\(element.text)\(inside)"
  }
}

private struct Element {
  var name: String
  var attributes: [String: String]
  var children: [Element] = []
  var text = ""

  var all: [Element] { [self] + children.flatMap(\.all) }
}

private final class Reader: NSObject, XMLParserDelegate {
  private var open = [Element(name: "", attributes: [:])]

  var root: Element { open[0] }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open[open.count - 1].text += string.filter { $0 != "\n" }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    let element = open.removeLast()
    open[open.count - 1].children.append(element)
  }
}
