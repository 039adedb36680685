import TributaryDrawing
import TributaryGeometry

/// The content of a timeline. Each part is written once, inside groups that show it in its pictures and animate its
/// position, scale, and opacity.
struct RecordedContent: SVGContent {
  let timeline: RecordedTimeline
  let clock: RecordingClock
  /// The range of pictures in which the enclosing content is visible.
  let pictures: ClosedRange<Int>
  /// The opacities of each part over time.
  var fade = RecordedSteps<Double>([(0, 1)])

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
    var inside = RecordedContent(timeline: entry.inside, clock: clock, pictures: entry.pictures)
    inside.fade = fade.during(entry.pictures)
    switch entry.part {
    case .leaf(let command, _):
      writeMoved(entry, to: &encoder, offset: offset) { inside.write(command, to: &$0, offset: $1) }
    case .moved: writeMoved(entry, to: &encoder, offset: offset) { inside.write(to: &$0, offset: $1) }
    case .faded:
      inside.fade = inside.fade.multiplied(by: entry.states.map(\.opacity)).during(entry.pictures)
      if let opacity = inside.fade.constant {
        inside.fade = RecordedSteps([(0, 1)])
        encoder.write(inside, inside: .opacity(opacity), offset: offset)
      } else {
        inside.write(to: &encoder, offset: offset)
      }
    case .effect(.group, _):
      // The opacity applies to a layer as a whole.
      inside.writeFaded(to: &encoder) { encoder in
        var layer = inside
        layer.fade = RecordedSteps([(0, 1)])
        encoder.write(layer, inside: .group, offset: offset)
      }
    case .effect(let kind, _): encoder.write(inside, inside: kind, offset: offset)
    }
  }

  /// Writes a leaf with the opacity of this content, which applies to the same elements as in a still picture.
  private func write(_ command: DisplayCommand, to encoder: inout SVGEncoder, offset: CGPoint) {
    guard fade.constant == nil else { return writeFaded(to: &encoder) { $0.write(command, offset: offset) } }
    if case .text(let layout, let place, let paint) = command {
      for layout in layout.elements {
        writeAnimated(to: &encoder) { $0.write(.text(layout, at: place, paint), offset: offset) }
      }
    } else if case .effect(let effect) = command, case .blend(let mode) = effect.kind, let name = mode.name {
      // A group around the blended group would separate it from the content behind it.
      if writeAnimated(to: &encoder, blending: name, { effect.content.write(to: &$0, offset: offset) }) {
        encoder.hasBlended = true
      }
    } else {
      writeAnimated(to: &encoder) { $0.write(command, offset: offset) }
    }
  }

  /// Writes a part with its positions and scales.
  private func writeMoved(
    _ entry: RecordedTimeline.Entry, to encoder: inout SVGEncoder, offset: CGPoint,
    _ write: (inout SVGEncoder, CGPoint) -> Void
  ) {
    if let state = entry.states.constant {
      let place = state.place
      if state.scale == .one { return write(&encoder, offset + place) }
      let transform = CGAffineTransform(
        a: state.scale.width, b: 0, c: 0, d: state.scale.height, tx: place.x, ty: place.y)
      return withoutActuallyEscaping(write) { write in
        encoder.write(WrittenContent(write: write), inside: .transform(transform), offset: offset)
      }
    }
    encoder.writeGroup(clock.movedGroup(entry.states.map { offset + $0.place })) { encoder in
      let scales = entry.states.map(\.scale).during(entry.pictures)
      if scales.constant == .one { return write(&encoder, .zero) }
      encoder.writeGroup(clock.scaledGroup(scales)) { write(&$0, .zero) }
    }
  }

  /// Writes a part to which the opacity applies as a whole.
  private func writeFaded(to encoder: inout SVGEncoder, _ write: (inout SVGEncoder) -> Void) {
    if let opacity = fade.constant {
      if opacity == 1 { return write(&encoder) }
      return withoutActuallyEscaping(write) { write in
        let content = WrittenContent { encoder, _ in write(&encoder) }
        encoder.write(content, inside: .opacity(opacity), offset: .zero)
      }
    }
    writeAnimated(to: &encoder, write)
  }

  /// Writes a group with an animated opacity.
  ///
  /// - Parameter mode: The name of the mode in which the group is blended with the content behind it.
  /// - Returns: Whether the group was written.
  @discardableResult
  private func writeAnimated(
    to encoder: inout SVGEncoder, blending mode: StaticString? = nil, _ write: (inout SVGEncoder) -> Void
  ) -> Bool {
    let outer = encoder.fade
    defer { encoder.fade = outer }
    encoder.fade = 1
    return encoder.writeGroup(clock.fadedGroup(fade.map { $0 * outer }, blending: mode), write)
  }
}

/// Content that a closure writes.
private struct WrittenContent: SVGContent {
  let write: (inout SVGEncoder, CGPoint) -> Void

  func write(to encoder: inout SVGEncoder, offset: CGPoint) { write(&encoder, offset) }
}

extension SVGEncoder {
  /// Writes a group, unless it is empty.
  ///
  /// - Parameter opening: The start tag and associated elements.
  /// - Returns: Whether the group was written.
  @discardableResult
  fileprivate mutating func writeGroup(_ opening: String, _ write: (inout SVGEncoder) -> Void) -> Bool {
    let start = output.position
    output.markup(composed: opening)
    let inside = output.position
    write(&self)
    guard output.position > inside else {
      output.rewind(to: start)
      return false
    }
    output.markup("</g>\n")
    return true
  }
}
