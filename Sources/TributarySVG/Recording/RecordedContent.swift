import TributaryGeometry

/// What a timeline shows, each part once, inside of what shows it in its pictures and moves it to its places.
struct RecordedContent: SVGContent {
  let timeline: RecordedTimeline
  let clock: RecordingClock
  /// Those in which what is around is shown.
  let pictures: ClosedRange<Int>

  func write(to encoder: inout SVGEncoder, offset: CGPoint) {
    var rest = timeline.entries[...]
    while let first = rest.first {
      let run = rest.prefix { $0.pictures == first.pictures }
      rest = rest.dropFirst(run.count)
      if first.pictures == pictures {
        for entry in run { write(entry, to: &encoder, offset: offset) }
      } else {
        encoder.writeGroup(clock.shownGroup(during: first.pictures)) { encoder in
          for entry in run { write(entry, to: &encoder, offset: offset) }
        }
      }
    }
  }

  private func write(_ entry: RecordedTimeline.Entry, to encoder: inout SVGEncoder, offset: CGPoint) {
    guard entry.places.count > 1 else {
      return writeContent(of: entry, to: &encoder, offset: offset + entry.part.place)
    }
    let places = entry.places.map { (picture: $0.picture, place: offset + $0.place) }
    encoder.writeGroup(clock.movedGroup(places)) { writeContent(of: entry, to: &$0, offset: .zero) }
  }

  private func writeContent(of entry: RecordedTimeline.Entry, to encoder: inout SVGEncoder, offset: CGPoint) {
    let inside = RecordedContent(timeline: entry.inside, clock: clock, pictures: entry.pictures)
    switch entry.part {
    case .leaf(let command, _): encoder.write(command, offset: offset)
    case .moved: inside.write(to: &encoder, offset: offset)
    case .effect(let kind, _): encoder.write(inside, inside: kind, offset: offset)
    }
  }
}

extension SVGEncoder {
  /// Writes a group, unless nothing is inside.
  ///
  /// - Parameter opening: Its start tag, and what else belongs to it.
  fileprivate mutating func writeGroup(_ opening: String, _ write: (inout SVGEncoder) -> Void) {
    let start = output.position
    output.markup(composed: opening)
    let inside = output.position
    write(&self)
    guard output.position > inside else { return output.rewind(to: start) }
    output.markup("</g>\n")
  }
}
