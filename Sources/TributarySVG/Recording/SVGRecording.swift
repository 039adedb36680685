package import TributaryDrawing
import TributaryGeometry

/// A sequence of timed pictures, as one SVG document that shows them in a loop without a script.
///
///     pictures   |  0    |  1    |  2    |
///     background ├───────┴───────┴───────┤      an unchanged part is written once, and shown in all of its pictures
///     border     ├───────┤               │
///                        ├───────┤       │
///                                ├───────┤
///     card       ├───────┴───────┴───────┤      a part with another position is moved
///
/// At every time the visible elements are those of the picture of that time, in the same order. Numbers of moved
/// elements may differ by 0.002. A viewer without animation shows the last picture.
package struct SVGRecording {
  private var pictures: [(time: Double, list: DisplayList, background: Color.Resolved?)] = []
  private var end = 0.0

  /// The maximum length of a recording in seconds, at 30 pictures per second.
  package static let maximumSeconds: Double = 60

  /// The time for which the last picture is shown before the loop restarts, in seconds.
  package static let pause: Double = 1

  package init() {}

  /// Adds a picture. If several have the same time, the last one is shown. Times must not decrease.
  ///
  /// - Parameter background: A color that is drawn below the picture.
  package mutating func add(_ list: DisplayList, on background: Color.Resolved? = nil, at time: Double) {
    end = time
    if let last = pictures.last {
      if last.list.root === list.root, last.list.size == list.size, last.background == background { return }
      if last.time == time { pictures.removeLast() }
    }
    pictures.append((time, list, background))
  }

  /// Returns the document with a trailing line break.
  ///
  /// - Parameter title: An accessible name of the pictures.
  /// - Complexity: O(*n*) in the size of all pictures, if consecutive pictures are similar.
  package func render(title: String?) -> String {
    let timeline = RecordedTimeline()
    let isUniform = Set(pictures.map(\.background)).count < 2
    let size = pictures.last?.list.size ?? .zero
    for (number, picture) in pictures.enumerated() {
      var content = picture.list.root
      if !isUniform, let background = picture.background {
        let page = DisplayCommand.rectangle(CGRect(origin: .zero, size: size), .color(background))
        content = DisplayFragment([page, .fragment(content, at: .zero)])
      }
      timeline.add(content, to: number)
    }
    let start = pictures.first?.time ?? 0
    let clock = RecordingClock(starts: pictures.map { $0.time - start }, length: end - start + Self.pause)
    let content = RecordedContent(timeline: timeline, clock: clock, pictures: 0...max(0, pictures.count - 1))
    var encoder = SVGEncoder(identifierPrefix: "r")
    encoder.writeDocument(
      content, size: size, background: isUniform ? pictures.last?.background : nil, title: title)
    return encoder.output.text
  }
}
