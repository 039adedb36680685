public import Foundation
@_spi(Engine) import TributaryViews

extension AttributedString {
  /// The selected characters with their attributes; empty at an insertion point.
  ///
  /// > Source: conformance CONTROL-180.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the attributes of the selected runs, or the typing attributes at an insertion point.
  ///
  /// At an insertion point, attributes that have one value in a paragraph also change in the paragraph around it.
  ///
  /// - Parameters:
  ///   - selection: The selection. At an insertion point, its typing attributes change.
  ///   - body: A closure that changes the attributes of one run. It is called for each selected run.
  /// - Throws: The error that `body` throws.
  ///
  /// > Source: conformance CONTROL-181.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let place):
      let old = selection.typingAttributes(in: self)
      var new = old
      try body(&new)
      selection = AttributedTextSelection(insertionPoint: place, typingAttributes: new)
      let (oldOfParagraph, newOfParagraph) = (
        old.filter(runBoundaries: .paragraph), new.filter(runBoundaries: .paragraph)
      )
      if oldOfParagraph != newOfParagraph, let scalar = scalarOfParagraph(at: place) {
        transform(updating: &selection) { $0[scalar].replaceAttributes(oldOfParagraph, with: newOfParagraph) }
      }
    case .ranges(let ranges):
      var changes: [(range: Range<Index>, attributes: AttributeContainer)] = []
      for run in self[ranges].runs {
        var attributes = run.attributes
        try body(&attributes)
        if attributes != run.attributes { changes.append((run.range, attributes)) }
      }
      if changes.isEmpty { return }
      transform(updating: &selection) { text in
        for (range, attributes) in changes { text[range].setAttributes(attributes) }
      }
    }
  }

  /// Changes the text, and updates the selection so that it contains the same characters.
  ///
  /// If the change replaces the text as a whole, the selection becomes an insertion point at its end.
  ///
  /// - Parameters:
  ///   - selection: The selection, which is updated.
  ///   - body: A closure that changes the text it receives, and does not replace it.
  /// - Throws: The error that `body` throws. The changes that it made before are kept.
  ///
  /// > Source: conformance CONTROL-182.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    let typing = selection.explicitTypingAttributes(in: self)
    let places: [Range<Index>]
    switch selection.indices(in: self) {
    case .insertionPoint(let place): places = [place..<place]
    case .ranges(let ranges): places = Array(ranges.ranges)
    }
    let moved: [Range<Index>]? = try transform(updating: places, body: body)
    if selection.isUnspecified { return }
    guard let moved, let first = moved.first else { return selection = AttributedTextSelection() }
    let ranges = RangeSet(moved)
    selection =
      ranges.isEmpty
      ? AttributedTextSelection(insertionPoint: first.lowerBound, typingAttributes: typing)
      : AttributedTextSelection(ranges: ranges)
  }

  /// Replaces the selected characters by attributed text, or inserts it at an insertion point. The selection becomes an
  /// insertion point after the new text.
  ///
  /// > Source: conformance CONTROL-183.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let replaced: [Range<Index>] =
      switch selection.indices(in: self) {
      case .insertionPoint(let place): [place..<place]
      case .ranges(let ranges): Array(ranges.ranges)
      }
    // Scalars before the selection keep their offsets; characters can merge.
    let offset = unicodeScalars.distance(from: startIndex, to: replaced[0].lowerBound)
    let length = newContent.unicodeScalars.count
    rejoin(replacing: replaced, with: newContent)
    selection = AttributedTextSelection(insertionPoint: unicodeScalars.index(startIndex, offsetBy: offset + length))
  }

  /// Replaces the selected characters by text with the typing attributes, or inserts it at an insertion point. The
  /// selection becomes an insertion point after the new text.
  ///
  /// > Source: conformance CONTROL-183.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }
}

extension AttributedString {
  /// Returns whether a text is a copy of this one, so that the indices of each are valid for the other.
  func isCopy(of other: AttributedString) -> Bool { (other.startIndex..<other.startIndex).isValid(within: self) }

  /// Returns whether two texts have the same scalars and attributes, which is stricter than their equality: equal texts
  /// can have different lengths, so that positions in one are outside the other.
  func isSame(as other: AttributedString) -> Bool {
    // The number of bytes is known, and most texts differ in it.
    isCopy(of: other)
      || utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }

  /// Replaces the first of some ranges by a text, and removes the other ones, with the result of `removeSubranges(_:)`
  /// and `insert(_:at:)`.
  ///
  /// Foundation's methods can trap, or divide the text wrongly into characters, if characters have several scalars. The
  /// concatenation of the parts does not.
  ///
  /// - Parameter ranges: At least one range. The ranges are in ascending order and do not overlap.
  mutating func rejoin(replacing ranges: [Range<Index>], with new: some AttributedStringProtocol) {
    var result = AttributedString(self[startIndex..<ranges[0].lowerBound])
    result.append(new)
    let ends = ranges.dropFirst().map(\.lowerBound) + [endIndex]
    for (range, end) in zip(ranges, ends) { result.append(self[range.upperBound..<end]) }
    self = result
  }

  /// Returns the attributes of text that replaces a selection, or that is inserted at an insertion point.
  func attributesOfAddedText(at indices: AttributedTextSelection.Indices) -> AttributeContainer {
    let source: Index? =
      switch indices {
      case .insertionPoint(let place): scalarOfParagraph(at: place) == nil ? nil : scalarBefore(place)
      case .ranges(let ranges): ranges.ranges.first?.lowerBound
      }
    return source.map { runs[$0].attributes.filter(inheritedByAddedText: true) } ?? AttributeContainer()
  }

  /// Returns the scalar whose attributes text at a place inherits: the scalar before it, or at the beginning of a
  /// paragraph the first scalar of the paragraph, if there is one.
  private func scalarBefore(_ place: Index) -> Index {
    let next = place < endIndex ? place : nil
    guard place > startIndex else { return place }
    // Foundation does not accept indices inside a character.
    let previous = unicodeScalars.index(before: place)
    func isNewline(_ place: Index) -> Bool { Character(unicodeScalars[place]).isNewline }
    if isNewline(previous), let next, !isNewline(next) { return next }
    return previous
  }

  /// Returns the range of a scalar of the paragraph around a place; `nil` in an empty text.
  private func scalarOfParagraph(at place: Index) -> Range<Index>? {
    if place < endIndex { return place..<unicodeScalars.index(after: place) }
    return place > startIndex ? unicodeScalars.index(before: place)..<place : nil
  }
}
