/// The pieces of all pictures in one order that is the order of each picture, with the pictures in which each is shown.
final class PieceTimeline {
  /// A piece, for as long as it stays.
  private final class Entry {
    /// All of an element; the start tag of a group.
    let text: String
    /// What is inside, if it is a group.
    let inside: PieceTimeline?
    var pictures: ClosedRange<Int>

    init(_ piece: SVGPieces.Piece, at picture: Int) {
      pictures = picture...picture
      switch piece {
      case .element(let text): (self.text, inside) = (text, nil)
      case .group(let opening, let pieces):
        (text, inside) = (opening, PieceTimeline())
        inside?.add(pieces, to: picture)
      }
    }

    func isSame(as piece: SVGPieces.Piece) -> Bool {
      switch piece {
      case .element(let text): inside == nil && self.text == text
      case .group(let opening, _): inside != nil && text == opening
      }
    }

    /// Goes on in another picture.
    func extend(with piece: SVGPieces.Piece, to picture: Int) {
      pictures = pictures.lowerBound...picture
      if case .group(_, let pieces) = piece { inside?.add(pieces, to: picture) }
    }
  }

  private var entries: [Entry] = []

  /// Adds what is seen in a picture.
  ///
  /// - Parameter picture: Counts on from the one before.
  func add(_ pieces: [SVGPieces.Piece], to picture: Int) {
    let shown = entries.indices.filter { entries[$0].pictures.upperBound == picture - 1 }
    let matches = commonSubsequence(shown.count, pieces.count) { entries[shown[$0]].isSame(as: pieces[$1]) }
    var merged: [Entry] = []
    var (taken, match) = (0, 0)
    for (index, piece) in pieces.enumerated() {
      if match < matches.count, matches[match].1 == index {
        let place = shown[matches[match].0]
        merged += entries[taken...place]
        entries[place].extend(with: piece, to: picture)
        (taken, match) = (place + 1, match + 1)
      } else {
        merged.append(Entry(piece, at: picture))
      }
    }
    entries = merged + entries[taken...]
  }

  /// Writes every piece once, inside of what shows it in its pictures only.
  ///
  /// - Parameter pictures: Those in which what is around is shown.
  func write(_ clock: RecordingClock, during pictures: ClosedRange<Int>, to text: inout String) {
    var open: ClosedRange<Int>?
    for entry in entries {
      let own = entry.pictures == pictures ? nil : entry.pictures
      if own != open {
        if open != nil { text += "</g>\n" }
        if let own { text += clock.openGroup(during: own) }
        open = own
      }
      text += entry.text + "\n"
      guard let inside = entry.inside else { continue }
      inside.write(clock, during: entry.pictures, to: &text)
      text += "</g>\n"
    }
    if open != nil { text += "</g>\n" }
  }
}
