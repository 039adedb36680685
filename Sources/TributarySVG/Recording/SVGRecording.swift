package import TributaryDrawing
import TributaryGeometry

/// Pictures with their times, as one SVG document that shows one after the other, again and again, without a script.
///
///     pictures   |  0    |  1    |  2    |
///     background ├───────┴───────┴───────┤      an element that stays the same is written once,
///     border     ├───────┤               │      and shown for as long as it is there
///                        ├───────┤       │
///                                ├───────┤
///     May        ├───────┴───────┴───────┤
///
/// At every time the elements that are shown are, in their order, those of the picture of that time: what is the same in
/// one picture and the next is found by the order of both. A viewer that knows no animation shows the last picture.
package struct SVGRecording {
  private var pictures: [(time: Double, list: DisplayList)] = []
  private var end = 0.0

  /// The longest time that should be recorded, in seconds: what moves takes some hundred bytes, and there are thirty
  /// pictures a second.
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
  /// - Complexity: O(*n*) in the length of all pictures, if one is much like the next.
  package func render(background: Color.Resolved?, title: String?) -> String {
    let renderer = SVGRenderer(background: background, identifierPrefix: "p")
    var definitions = SharedDefinitions()
    let timeline = PieceTimeline()
    var opening = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\">"
    for (number, picture) in pictures.enumerated() {
      let document = SVGPieces(renderer.render(picture.list))
      opening = document.opening
      timeline.add(definitions.share(document), to: number)
    }

    var text = opening + "\n"
    if let title {
      var output = SVGOutput()
      output.escape(title)
      text += "<title>\(output.text)</title>\n"
    }
    if !definitions.isEmpty { text += "<defs>\n\(definitions.text)</defs>\n" }
    let start = pictures.first?.time ?? 0
    let clock = RecordingClock(starts: pictures.map { $0.time - start }, length: end - start + Self.pause)
    timeline.write(clock, during: 0...max(0, pictures.count - 1), to: &text)
    return text + "</svg>\n"
  }
}
