package import TributaryDrawing
import TributaryGeometry
import TributarySVG

/// Pictures with their times, as one SVG document that shows one after the other, again and again, without a script.
///
/// Each picture that differs from the one before is a document of its own inside, which the outer one displays for its
/// time. A viewer that knows no animation shows the last one.
package struct Recording {
  private var pictures: [(time: Double, list: DisplayList)] = []
  private var end = 0.0

  /// The longest script that is recorded, in seconds: a picture takes some kilobytes, and there are thirty a second.
  package static let maximumSeconds: Double = 60

  /// How long the last picture stays before it all begins again, in seconds.
  package static let pause: Double = 1

  package init() {}

  /// Adds a picture. Of several at one time the last is shown; times do not decrease.
  package mutating func add(_ list: DisplayList, at time: Double) {
    end = time
    if let last = pictures.last {
      if last.list.root === list.root, last.list.size == list.size { return }
      if last.time == time { pictures.removeLast() }
    }
    pictures.append((time, list))
  }

  /// How many pictures there are.
  package var count: Int { pictures.count }

  /// The document, ending with a line break.
  ///
  /// - Parameters:
  ///   - background: Covers each picture first.
  ///   - title: A name for readers that cannot see the pictures.
  package func svg(background: Color.Resolved, title: String?) -> String {
    let start = pictures.first?.time ?? 0
    let length = end - start + Recording.pause
    let size = pictures.last?.list.size ?? .zero
    let (width, height) = (JSONText.number(size.width), JSONText.number(size.height))
    var text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
    text += "viewBox=\"0 0 \(width) \(height)\">\n"
    for (index, picture) in pictures.enumerated() {
      let isLast = index == pictures.count - 1
      let renderer = SVGRenderer(
        background: background, title: isLast ? title : nil, identifierPrefix: "frame\(index)-")
      text += isLast ? "<g>\n" : "<g display=\"none\">\n"
      if pictures.count > 1 {
        let begin = (picture.time - start) / length
        let end = isLast ? 1 : (pictures[index + 1].time - start) / length
        text += Recording.animation(from: begin, to: end, seconds: length)
      }
      text += renderer.render(picture.list) + "</g>\n"
    }
    return text + "</svg>\n"
  }

  /// Shows what it stands in for a part of the whole time.
  ///
  /// - Parameters:
  ///   - begin: From 0 to 1.
  ///   - end: From 0 to 1.
  private static func animation(from begin: Double, to end: Double, seconds: Double) -> String {
    var steps = begin > 0 ? [("none", 0.0), ("inline", begin)] : [("inline", 0.0)]
    if end < 1 { steps.append(("none", end)) }
    // Six decimals: a picture may be shown for less than a thousandth of the whole.
    let times = steps.map { "\(($0.1 * 1_000_000).rounded() / 1_000_000)" }
    return "<animate attributeName=\"display\" calcMode=\"discrete\" dur=\"\(JSONText.number(seconds))s\" "
      + "repeatCount=\"indefinite\" values=\"\(steps.map(\.0).joined(separator: ";"))\" "
      + "keyTimes=\"\(times.joined(separator: ";"))\"/>\n"
  }
}
