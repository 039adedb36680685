/// A piece of text of one set of traits.
@usableFromInline
package struct TextRun: Equatable, Sendable {
  package var content: String
  package var traits: TextTraits

  package init(_ content: String, _ traits: TextTraits) {
    self.content = content
    self.traits = traits
  }
}
