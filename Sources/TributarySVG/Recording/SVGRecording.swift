package import TributaryDrawing
import TributaryGeometry

/// Pictures with their times, as one SVG document that shows one after the other, again and again, without a script.
///
///     pictures   |  0    |  1    |  2    |
///     background ├───────┴───────┴───────┤      what stays the same is written once, and shown for as long as it is there
///     border     ├───────┤               │
///                        ├───────┤       │
///                                ├───────┤
///     card       ├───────┴───────┴───────┤      what is the same in another place is moved
///
/// At every time what is shown is, in this order, the picture of that time; numbers may differ by two thousandths where
/// something is moved. A viewer that knows no animation shows the last picture.
package struct SVGRecording {
  private var pictures: [(time: Double, list: DisplayList)] = []
  private var end = 0.0

  /// The longest time that should be recorded, in seconds: there are thirty pictures a second.
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

  /// The document, ending with a line break.
  ///
  /// - Parameters:
  ///   - background: Covers everything first.
  ///   - title: A name for readers that cannot see the pictures.
  /// - Complexity: O(*n*) in the size of all pictures, if one is much like the next.
  package func render(background: Color.Resolved?, title: String?) -> String {
    let timeline = RecordedTimeline()
    for (number, picture) in pictures.enumerated() { timeline.add(picture.list.root, to: number) }
    let start = pictures.first?.time ?? 0
    let clock = RecordingClock(starts: pictures.map { $0.time - start }, length: end - start + Self.pause)
    let content = RecordedContent(timeline: timeline, clock: clock, pictures: 0...max(0, pictures.count - 1))
    var encoder = SVGEncoder(identifierPrefix: "r")
    encoder.writeDocument(content, size: pictures.last?.list.size ?? .zero, background: background, title: title)
    return encoder.output.text
  }
}
