import Foundation

/// An SVG document as shown by a viewer that supports animation.
///
/// It supports the elements of recordings: groups that are shown and moved in steps, and references.
public struct AnimatedPicture {
  private let root: SVGElement
  private var definitions: [String: SVGElement] = [:]

  /// The duration of one repetition, in seconds; `nil` if the document is not animated.
  public let duration: Double?

  /// Whether the regions of masks and filters are omitted: they are rounded to whole points around their content, and
  /// the result depends on the coordinates in which they are rounded.
  public var ignoresRegions = false

  /// The names of all elements, in order.
  public let names: [String]

  /// - Throws: `SVGElement.Unreadable` for a document that is not well-formed, or in which an id is not unique.
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

  /// Returns the visible elements at a time, back to front: each with its surrounding groups, in the coordinates of the
  /// picture, and with its references resolved.
  ///
  /// The opacity of a group with several elements belongs to the group, because it does not show the parts that other
  /// elements cover. The opacity of a group with one element is that of the element.
  ///
  /// - Parameter time: The time in seconds; slightly later than the beginning of a picture.
  public func elements(at time: Double) -> [String] {
    elements(in: root, at: time, offset: (0, 0)).map { $0.groups + $0.describe($0.opacity) }
  }

  /// Returns a description of the difference from a still picture at a time; `nil` if the numbers differ only by
  /// rounding.
  public func difference(at time: Double, from still: AnimatedPicture) -> String? {
    let (shown, expected) = (elements(at: time), still.elements(at: 0))
    for (index, pair) in zip(shown, expected).enumerated() where !Self.isClose(pair.0, pair.1) {
      return "element \(index) at \(time): \(pair.0), in the picture \(pair.1)"
    }
    return shown.count == expected.count ? nil : "\(shown.count) elements at \(time), in the picture \(expected.count)"
  }

  /// Returns whether two texts are equal except for the last digits of their numbers.
  private static func isClose(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let number = /-?[0-9]+(?:\.[0-9]+)?/
    guard one.replacing(number, with: "#") == other.replacing(number, with: "#") else { return false }
    return zip(one.matches(of: number), other.matches(of: number)).allSatisfy { one, other in
      abs((Double(one.output) ?? 0) - (Double(other.output) ?? 0)) < 0.0025
    }
  }

  private typealias Offset = (x: Double, y: Double)

  /// A visible element with its surrounding groups.
  private struct Drawn {
    /// The attributes of the groups, the outermost first.
    var groups = ""
    /// The product of the opacities of the element and of the groups that contain nothing else.
    var opacity = 1.0
    /// Whether the opacity of a further group with only this element can be that of the element.
    var takesOpacity = true
    let describe: (Double) -> String
  }

  private func elements(in parent: SVGElement, at time: Double, offset: Offset) -> [Drawn] {
    parent.children.flatMap { element -> [Drawn] in
      switch element.name {
      case "defs", "clipPath", "mask", "filter", "pattern", "linearGradient", "radialGradient", "title": return []
      case _ where element.isAnimation: return []
      case "g": return elements(of: element, at: time, offset: offset)
      default: return [Drawn { description(of: element, offset, opacity: $0) }]
      }
    }
  }

  private func elements(of group: SVGElement, at time: Double, offset: Offset) -> [Drawn] {
    let shown = value(of: "display", in: group, at: time) ?? group.attributes["display"]
    let fade =
      (value(of: "opacity", in: group, at: time) ?? group.attributes["opacity"]).map { Double($0) ?? .nan } ?? 1
    // Completely faded content is not in the picture of that time.
    guard shown != "none", fade != 0 else { return [] }
    var group = group
    (group.attributes["display"], group.attributes["opacity"]) = (nil, nil)
    var offset = offset
    for kind in ["translate", "scale"] {
      guard let text = value(of: "transform", kind, in: group, at: time) else { continue }
      let numbers = text.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 2 else { return [Drawn { _ in "unknown \(kind) \(text)" }] }
      group.attributes["transform"] = nil
      if kind == "translate" {
        offset = (offset.x + numbers[0], offset.y + numbers[1])
      } else if numbers != [1, 1] {
        group.attributes["transform"] = "matrix(\(numbers[0]) 0 0 \(numbers[1]) 0 0)"
      }
    }
    if let transform = group.attributes["transform"], transform.hasPrefix("translate(") {
      let numbers = transform.dropFirst(10).dropLast().split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 2 else { return [Drawn { _ in "unknown \(transform)" }] }
      group.attributes["transform"] = nil
      offset = (offset.x + numbers[0], offset.y + numbers[1])
    }
    let blending = group.attributes["style"].flatMap { $0.hasPrefix("mix-blend-mode:") ? $0 : nil }
    if blending != nil { group.attributes["style"] = nil }
    let attributes = attributes(of: group, offset)
    // A transform moves its content in local coordinates.
    let inner = group.attributes["transform"] == nil ? offset : (0, 0)
    var drawn = elements(in: group, at: time, offset: inner)
    // The opacity of a group applies after its filter, and before it is blended with the content behind it.
    let isAlone = drawn.count == 1 && group.attributes["filter"] == nil && drawn[0].takesOpacity
    for index in drawn.indices {
      var groups = attributes.isEmpty ? "" : "[\(attributes)] "
      if isAlone {
        drawn[index].opacity *= fade
      } else if fade != 1 {
        groups = "[opacity=\(fade) \(index) of \(drawn.count)] " + groups
      }
      if let blending { groups = "[\(blending)] " + groups }
      drawn[index].groups = groups + drawn[index].groups
      if !isAlone && fade != 1 || group.attributes["filter"] != nil || blending != nil {
        drawn[index].takesOpacity = false
      }
    }
    return drawn
  }

  /// Returns the value of an attribute that is animated in steps; `nil` if it is not animated.
  ///
  /// - Parameter kind: The kind of transform.
  private func value(of attribute: String, _ kind: String? = nil, in group: SVGElement, at time: Double) -> String? {
    let animation = group.children.first { child in
      child.isAnimation && child.attributes["attributeName"] == attribute && child.attributes["type"] == kind
    }
    guard let animation, let duration, duration > 0 else { return nil }
    let (steps, part) = (animation.attributes, time.truncatingRemainder(dividingBy: duration) / duration)
    guard steps["calcMode"] == "discrete", steps["repeatCount"] == "indefinite" else { return "unknown" }
    let times = steps["keyTimes", default: ""].split(separator: ";").compactMap { Double($0) }
    let values = steps["values", default: ""].split(separator: ";").map(String.init)
    guard times.count == values.count, times.first == 0, times == times.sorted() else { return "unknown" }
    return Array(zip(times, values)).last { $0.0 <= part }?.1
  }

  private func attributes(of element: SVGElement, _ offset: Offset, opacity: Double = 1) -> String {
    element.moved(by: offset).faded(by: opacity).attributes.filter { $0.key != "id" }
      .map { name, value in
        // A gradient has the opacity of the element that it fills.
        "\(name)=\(resolved(value, offset, opacity: ["fill", "stroke"].contains(name) ? opacity : 1))"
      }
      .sorted().joined(separator: " ")
  }

  private func resolved(_ value: String, _ offset: Offset, opacity: Double) -> String {
    guard value.hasPrefix("url(#") else { return value }
    let definition = definitions[String(value.dropFirst(5).dropLast())]
    return definition.map { description(of: $0, offset, opacity: opacity) } ?? "missing \(value)"
  }

  private func description(of element: SVGElement, _ offset: Offset, opacity: Double) -> String {
    if let window = window(element, offset) { return "\(window) \(opacity)" }
    var element = element
    if ignoresRegions, element.name == "mask" || element.name == "filter" {
      for name in ["x", "y", "width", "height"] { element.attributes[name] = nil }
    }
    // The content of a tile has its own coordinate space.
    let inner = element.name == "pattern" ? (0, 0) : offset
    let inside = element.children.filter { $0.name != "title" }.map { description(of: $0, inner, opacity: opacity) }
    return "<\(element.name) \(attributes(of: element, offset, opacity: opacity))>\(element.text)\(inside.joined())"
  }

  /// Returns a part of an image, embedded or referenced.
  private func window(_ element: SVGElement, _ offset: Offset) -> String? {
    var (image, part) = (element, [0, 0, 1, 1] as [Double])
    if element.name == "svg", let use = element.children.first, let id = use.attributes["href"]?.dropFirst() {
      guard let found = definitions[String(id)] else { return "missing \(id)" }
      image = found
      let (box, frame) = (element.numbers(["viewBox"]), image.numbers(["x", "y", "width", "height"]))
      guard box.count == 4, frame.count == 4 else { return "unknown window" }
      part = [(box[0] - frame[0]) / frame[2], (box[1] - frame[1]) / frame[3], box[2] / frame[2], box[3] / frame[3]]
    }
    guard image.name == "image" else { return nil }
    let frame = element.moved(by: offset).numbers(["x", "y", "width", "height"])
    let parts = (frame + part).map { "\(($0 * 1_000).rounded() / 1_000)" }.joined(separator: " ")
    for name in ["x", "y", "width", "height"] { image.attributes[name] = nil }
    return "<image \(parts) \(attributes(of: image, (0, 0)))>"
  }
}
