/// A piece of text of one set of traits.
@usableFromInline
package struct TextRun: Equatable, Sendable {
  package var content: String
  package var traits: TextTraits
  /// What the content is told from, if it depends on more than the source.
  package var live: LiveText?
  /// The picture that the piece is; then the content is one character that stands for it.
  package var image: Image?

  package init(_ content: String, _ traits: TextTraits, live: LiveText? = nil, image: Image? = nil) {
    self.content = content
    self.traits = traits
    self.live = live
    self.image = image
  }
}

extension [TextRun] {
  /// Everything that can be read.
  package var shownContent: String { reduce(into: "") { if $1.image == nil { $0 += $1.content } } }

  /// Whether anything sets the runs apart from a string.
  package var hasAttributes: Bool { contains { $0.traits != TextTraits() || $0.live != nil || $0.image != nil } }
}
