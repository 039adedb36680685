import Foundation

/// An SVG document as a viewer that knows animation would show it.
///
/// It understands what recordings are made of: groups that are shown and moved in steps, and references.
public struct AnimatedPicture {
  private let root: SVGElement
  private var definitions: [String: SVGElement] = [:]

  /// How long it takes until it begins again, in seconds; `nil` if nothing moves.
  public let duration: Double?

  /// The names of all elements, in order.
  public let names: [String]

  /// - Throws: `SVGElement.Unreadable` for a document that is not well-formed, or in which an id stands twice.
  public init(_ document: String) throws {
    root = try SVGElement(document: document)
    let all = root.all
    names = all.map(\.name)
    for element in all {
      guard let id = element.attributes["id"] else { continue }
      if definitions.updateValue(element, forKey: id) != nil { throw SVGElement.Unreadable() }
    }
    let durations = Set(all.filter(\.isAnimation).map { $0.attributes["dur"] ?? "" })
    guard durations.count <= 1 else { throw SVGElement.Unreadable() }
    duration = durations.first.flatMap { Double($0.dropLast()) }
  }

  /// What is seen at a time, back to front: each element with the groups around it, in the coordinates of the picture, and
  /// what it refers to instead of ids.
  ///
  /// - Parameter time: In seconds; ever so little later than the beginning of a picture.
  public func elements(at time: Double) -> [String] { elements(in: root, at: time, offset: (0, 0)) }

  /// How this differs at a time from a picture that does not move, in words; `nil` if numbers differ by rounding alone.
  public func difference(at time: Double, from still: AnimatedPicture) -> String? {
    let (shown, expected) = (elements(at: time), still.elements(at: 0))
    for (index, pair) in zip(shown, expected).enumerated() where !Self.isClose(pair.0, pair.1) {
      return "element \(index) at \(time): \(pair.0), in the picture \(pair.1)"
    }
    return shown.count == expected.count ? nil : "\(shown.count) elements at \(time), in the picture \(expected.count)"
  }

  /// Whether texts are the same but for the last digits of the numbers in them.
  private static func isClose(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let number = /-?[0-9]+(?:\.[0-9]+)?/
    guard one.replacing(number, with: "#") == other.replacing(number, with: "#") else { return false }
    return zip(one.matches(of: number), other.matches(of: number)).allSatisfy { one, other in
      abs((Double(one.output) ?? 0) - (Double(other.output) ?? 0)) < 0.0025
    }
  }

  private typealias Offset = (x: Double, y: Double)

  private func elements(in parent: SVGElement, at time: Double, offset: Offset) -> [String] {
    parent.children.flatMap { element -> [String] in
      switch element.name {
      case "defs", "clipPath", "mask", "filter", "pattern", "linearGradient", "radialGradient", "title": return []
      case _ where element.isAnimation: return []
      case "g": return elements(of: element, at: time, offset: offset)
      default: return [description(of: element, offset)]
      }
    }
  }

  private func elements(of group: SVGElement, at time: Double, offset: Offset) -> [String] {
    let shown = value(of: "display", "animate", in: group, at: time) ?? group.attributes["display"]
    guard shown != "none" else { return [] }
    var group = group
    group.attributes["display"] = nil
    var offset = offset
    if let place = value(of: "transform", "animateTransform", in: group, at: time) {
      let numbers = place.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 2 else { return ["unknown place \(place)"] }
      offset = (offset.x + numbers[0], offset.y + numbers[1])
      group.attributes["transform"] = nil
    }
    let attributes = attributes(of: group, offset)
    // What a transform moves, it moves inside.
    let inner = group.attributes["transform"] == nil ? offset : (0, 0)
    return elements(in: group, at: time, offset: inner).map { attributes.isEmpty ? $0 : "[\(attributes)] \($0)" }
  }

  /// The value of an attribute that is animated in steps; `nil` if it is not.
  private func value(of attribute: String, _ kind: String, in group: SVGElement, at time: Double) -> String? {
    let animation = group.children.first { $0.name == kind && $0.attributes["attributeName"] == attribute }
    guard let animation, let duration, duration > 0 else { return nil }
    let (steps, part) = (animation.attributes, time.truncatingRemainder(dividingBy: duration) / duration)
    guard steps["calcMode"] == "discrete", steps["repeatCount"] == "indefinite" else { return "unknown" }
    let times = steps["keyTimes", default: ""].split(separator: ";").compactMap { Double($0) }
    let values = steps["values", default: ""].split(separator: ";").map(String.init)
    guard times.count == values.count, times.first == 0, times == times.sorted() else { return "unknown" }
    return Array(zip(times, values)).last { $0.0 <= part }?.1
  }

  private func attributes(of element: SVGElement, _ offset: Offset) -> String {
    element.moved(by: offset).attributes.filter { $0.key != "id" }
      .map { "\($0.key)=\(resolved($0.value, offset))" }.sorted().joined(separator: " ")
  }

  private func resolved(_ value: String, _ offset: Offset) -> String {
    guard value.hasPrefix("url(#") else { return value }
    return definitions[String(value.dropFirst(5).dropLast())].map { description(of: $0, offset) } ?? "missing \(value)"
  }

  private func description(of element: SVGElement, _ offset: Offset) -> String {
    if let window = window(element, offset) { return window }
    // A tile has coordinates of its own.
    let inner = element.name == "pattern" ? (0, 0) : offset
    let inside = element.children.filter { $0.name != "title" }.map { description(of: $0, inner) }.joined()
    return "<\(element.name) \(attributes(of: element, offset))>\(element.text)\(inside)"
  }

  /// A part of an image, whether the image stands here or is referred to.
  private func window(_ element: SVGElement, _ offset: Offset) -> String? {
    var (image, part) = (element, [0, 0, 1, 1] as [Double])
    if element.name == "svg", let use = element.children.first, let id = use.attributes["href"]?.dropFirst() {
      guard let found = definitions[String(id)] else { return "missing \(id)" }
      image = found
      let (box, frame) = (element.numbers(["viewBox"]), image.numbers(["x", "y", "width", "height"]))
      guard box.count == 4, frame.count == 4 else { return "unknown window" }
      part = [
        (box[0] - frame[0]) / frame[2], (box[1] - frame[1]) / frame[3], box[2] / frame[2], box[3] / frame[3],
      ]
    }
    guard image.name == "image" else { return nil }
    let frame = element.moved(by: offset).numbers(["x", "y", "width", "height"])
    let parts = (frame + part).map { "\(($0 * 1_000).rounded() / 1_000)" }.joined(separator: " ")
    for name in ["x", "y", "width", "height"] { image.attributes[name] = nil }
    return "<image \(parts) \(attributes(of: image, (0, 0)))>"
  }
}
