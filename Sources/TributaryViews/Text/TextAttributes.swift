/// The immutable attributes of a text, shared between copies.
@usableFromInline
package final class TextAttributes: Sendable {
  /// The traits of the whole text, which apply if a run does not specify them.
  package let traits: TextTraits
  /// The runs that the text was concatenated from; empty for text of one run.
  package let list: TextRunList
  /// Whether a run depends on the current time or the environment.
  package let isLive: Bool
  /// Whether the text comes from a key that a translation can replace.
  @usableFromInline package let isLocalizable: Bool
  /// Whether the attributes are only a font and a foreground style, for the whole text.
  package let isEven: Bool

  package init(traits: TextTraits = TextTraits(), list: TextRunList, isLocalizable: Bool = false) {
    self.traits = traits
    self.list = list
    isLive = list.isLive
    self.isLocalizable = isLocalizable
    isEven = list.isEmpty && traits.isEven
  }

  package convenience init(traits: TextTraits = TextTraits(), runs: [TextRun] = [], isLocalizable: Bool = false) {
    self.init(traits: traits, list: TextRunList(runs), isLocalizable: isLocalizable)
  }

  /// The runs in order; empty for text of one run.
  package var runs: [TextRun] { list.runs }

  /// The traits of the first run.
  package var leading: TextTraits { list.first?.traits.completed(by: traits) ?? traits }

  @usableFromInline
  package static func areEqual(_ a: TextAttributes?, _ b: TextAttributes?) -> Bool {
    if a === b { return true }
    guard let a, let b else { return false }
    return a.traits == b.traits && a.list == b.list
  }
}

extension Text {
  /// Returns whether this text and another have the same measurements in every environment.
  package func measuresLike(_ other: Text) -> Bool {
    guard content == other.content, isLocalizable == other.isLocalizable else { return false }
    let hasRuns = [self, other].contains { $0.attributes?.list.isEmpty == false }
    guard hasRuns else {
      return (attributes?.traits ?? TextTraits()).measuresLike(other.attributes?.traits ?? TextTraits())
    }
    return runs.elementsEqual(other.runs) {
      $0.content == $1.content && $0.image == $1.image && $0.traits.measuresLike($1.traits)
    }
  }

  /// The runs of this text, each with all its traits.
  package var runs: [TextRun] { runList.runs }

  /// The runs of this text, each with all its traits, in parts that a joined text can share.
  package var runList: TextRunList {
    guard let attributes, !attributes.list.isEmpty else {
      return TextRunList(content.isEmpty ? [] : [TextRun(content, attributes?.traits ?? TextTraits())])
    }
    if attributes.traits == TextTraits() { return attributes.list }
    return TextRunList(
      attributes.runs.map { run in
        var run = run
        run.traits = run.traits.completed(by: attributes.traits)
        return run
      })
  }

  /// Returns this text with changed traits, which apply if its runs do not specify them.
  package func changing(_ change: (inout TextTraits) -> Void) -> Text {
    var traits = attributes?.traits ?? TextTraits()
    change(&traits)
    return Text(
      content: content,
      attributes: TextAttributes(
        traits: traits, list: attributes?.list ?? TextRunList(), isLocalizable: isLocalizable))
  }
}

/// A run of text with uniform traits.
@usableFromInline
package struct TextRun: Equatable, Sendable {
  package var content: String
  package var traits: TextTraits
  /// The source of the content if it depends on the current time or the environment.
  package var live: LiveText?
  /// The image of the run, in which case the content is a placeholder character.
  package var image: Image?

  package init(_ content: String, _ traits: TextTraits, live: LiveText? = nil, image: Image? = nil) {
    self.content = content
    self.traits = traits
    self.live = live
    self.image = image
  }
}

extension [TextRun] {
  /// The readable text, without images.
  package var shownContent: String { reduce(into: "") { if $1.image == nil { $0 += $1.content } } }

  /// Whether the runs differ from a plain string.
  package var hasAttributes: Bool { contains { $0.traits != TextTraits() || $0.live != nil || $0.image != nil } }
}
