import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an SVG document, with its children.
package struct SVGElement {
  package struct Unreadable: Error {}

  package var name: String
  package var attributes: [String: String]
  package var children: [SVGElement] = []
  package var text = ""

  package init(name: String, attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

  /// - Throws: `Unreadable` for a document that is not well-formed.
  package init(document: String) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root.children.first else { throw Unreadable() }
    self = root
  }

  var all: [SVGElement] { [self] + children.flatMap(\.all) }

  var isAnimation: Bool { name == "animate" || name == "animateTransform" }

  /// Returns the numbers in the given attributes, in order.
  func numbers(_ names: [String]) -> [Double] {
    names.flatMap { attributes[$0, default: ""].split(separator: " ").compactMap { Double($0) } }
  }

  /// Returns the element moved by an offset, in the coordinates of its surroundings.
  func moved(by offset: (x: Double, y: Double)) -> SVGElement {
    // A filter without explicit units is relative to its target.
    if name == "filter", attributes["filterUnits"] == nil { return self }
    var moved = self
    for (names, distance) in [(["x", "x1", "x2", "cx", "fx"], offset.x), (["y", "y1", "y2", "cy", "fy"], offset.y)] {
      for name in names {
        if let number = attributes[name].flatMap({ Double($0) }) { moved.attributes[name] = "\(number + distance)" }
      }
    }
    if let data = attributes["d"] { moved.attributes["d"] = Self.moved(data, by: offset) }
    if let transform = attributes["transform"] ?? attributes["gradientTransform"] {
      let words = transform.split { "() ".contains($0) }
      // A matrix can be written with a thousandfold scale, except for its translation.
      let factor = words.count == 9 && words[7] == "scale" ? Double(words[8]) ?? 1 : 1
      var numbers = words.prefix(7).map(String.init)
      if numbers.count == 7 {
        for index in 1...4 { numbers[index] = "\((Double(numbers[index]) ?? .nan) * factor)" }
        numbers[5] = "\((Double(numbers[5]) ?? .nan) + offset.x)"
        numbers[6] = "\((Double(numbers[6]) ?? .nan) + offset.y)"
      }
      moved.attributes[attributes["transform"] == nil ? "gradientTransform" : "transform"] = numbers.joined(
        separator: " ")
    }
    return moved
  }

  /// Returns the element with all of its colors multiplied by an opacity, which is then written even if it is 1.
  func faded(by factor: Double) -> SVGElement {
    var faded = self
    let paints = ["fill", "stroke", "stop-color"].filter { paint in
      attributes[paint].map { $0 != "none" && !$0.hasPrefix("url(") } ?? false
    }
    for paint in paints {
      let name = paint == "stop-color" ? "stop-opacity" : "\(paint)-opacity"
      faded.attributes[name] = "\((attributes[name].flatMap { Double($0) } ?? 1) * factor)"
    }
    return faded
  }

  /// Returns path data moved by an offset, with a point for each line. Scans bytes, which is fast without optimization.
  private static func moved(_ data: String, by offset: (x: Double, y: Double)) -> String {
    var result = ""
    var (x, y) = (0.0, 0.0)
    for (letter, numbers) in commands(of: data) {
      var points: [(Double, Double)] = []
      switch letter {
      case "H": points = [(numbers[0], y)]
      case "V": points = [(x, numbers[0])]
      default: points = stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
      }
      (x, y) = points.last ?? (x, y)
      result += letter == "H" || letter == "V" ? "L" : letter
      result += points.map { "\($0.0 + offset.x) \($0.1 + offset.y)" }.joined(separator: " ") + " "
    }
    return result
  }

  /// Returns the commands of path data: an uppercase letter and the numbers up to the next one.
  private static func commands(of data: String) -> [(letter: String, numbers: [Double])] {
    let upper = UInt8(ascii: "A")...UInt8(ascii: "Z")
    var commands: [(letter: String, numbers: [Double])] = []
    data.withCString { start in
      var place = start
      while place.pointee != 0 {
        let byte = UInt8(bitPattern: place.pointee)
        if upper.contains(byte) {
          commands.append((String(UnicodeScalar(byte)), []))
        } else if byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || (48...57).contains(byte) {
          var end: UnsafeMutablePointer<CChar>?
          let number = strtod(place, &end)
          if let end, end > place {
            if !commands.isEmpty { commands[commands.count - 1].numbers.append(number) }
            place = UnsafePointer(end)
            continue
          }
        }
        place += 1
      }
    }
    return commands
  }
}

private final class Reader: NSObject, XMLParserDelegate {
  private var open = [SVGElement(name: "", attributes: [:])]

  var root: SVGElement { open[0] }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { open.append(SVGElement(name: name, attributes: attributes)) }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open[open.count - 1].text += string.filter { $0 != "\n" }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    let element = open.removeLast()
    open[open.count - 1].children.append(element)
  }
}
