/// A replacement of a part of a text, in characters.
///
///     before   one two      place 4, removed two, inserted 2
///     after    one 2
///
/// Invariant: both texts consist of whole characters; `place` and the length of `removed` are within the original text.
///
/// Tested by `EditedTextPropertyTests`.
struct TextChange {
  /// The number of characters before the change.
  let place: Int
  let removed: [Character]
  let inserted: [Character]
}

extension TextChange {
  /// Creates the difference between two texts, or returns `nil` if they have the same scalars.
  ///
  /// - Parameter limit: The last place at which the change can begin. Without a limit, a character that is inserted
  ///   before an equal one seems to be inserted after it, and is not adjacent to the preceding insertion.
  /// - Complexity: O(*n*) in the characters of both.
  init?(from old: [Character], to new: [Character], beginningBy limit: Int = .max) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < min(shorter, limit), old[start].isSame(as: new[start]) { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end].isSame(as: new[new.count - 1 - end]) { end += 1 }
    if start + end == old.count, old.count == new.count { return nil }
    self.init(
      place: start, removed: Array(old[start..<old.count - end]), inserted: Array(new[start..<new.count - end]))
  }

  /// The change that reverts this one.
  var inverse: TextChange { TextChange(place: place, removed: inserted, inserted: removed) }

  /// Returns the result of applying the change to characters.
  func applied(to characters: [Character]) -> [Character] {
    var result = characters
    result.replaceSubrange(place..<place + removed.count, with: inserted)
    return result
  }

  /// Returns the combination of this change and a later one, or `nil` if they are not adjacent.
  ///
  ///     this       ├─inserted─┤                the characters of the text between the two
  ///     next            ├─removed──┤
  func merged(with next: TextChange) -> TextChange? {
    let end = place + inserted.count
    let nextEnd = next.place + next.removed.count
    guard next.place <= end, nextEnd >= place else { return nil }
    let isBefore = max(0, place - next.place)
    let isBehind = max(0, nextEnd - end)
    return TextChange(
      place: min(place, next.place),
      removed: next.removed.prefix(isBefore) + removed + next.removed.suffix(isBehind),
      inserted: inserted.prefix(max(0, next.place - place)) + next.inserted + inserted.suffix(max(0, end - nextEnd)))
  }
}

/// Equality of changes by their scalars.
extension TextChange: Equatable {
  static func == (a: TextChange, b: TextChange) -> Bool {
    a.place == b.place && a.removed.elementsEqual(b.removed) { $0.isSame(as: $1) }
      && a.inserted.elementsEqual(b.inserted) { $0.isSame(as: $1) }
  }
}

extension String {
  /// Returns whether two texts consist of the same scalars, which is stricter than canonical equivalence.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension Character {
  /// Returns whether two characters consist of the same scalars, which is stricter than canonical equivalence.
  fileprivate func isSame(as other: Character) -> Bool {
    self == other && unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
