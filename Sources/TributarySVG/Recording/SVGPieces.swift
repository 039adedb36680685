/// A document of the renderer's, taken apart: what is seen, in order, and what that refers to.
///
/// Text in a document has no `<`, `>` or `"` of its own, so these tell where a tag, and where a value, begins and ends.
struct SVGPieces {
  /// An element that is seen.
  enum Piece {
    /// All of it, but for what it is when it is a group.
    case element(String)
    /// The start tag of a group, and what is inside.
    case group(String, [Piece])
  }

  /// The start tag of the document.
  private(set) var opening = ""
  private(set) var pieces: [Piece] = []
  /// Elements that others refer to, by their ids.
  private(set) var definitions: [String: String] = [:]

  /// How an image of one point a side becomes the one that was written, by its id.
  private var placements: [String: String] = [:]

  /// - Parameter document: As `SVGRenderer` writes it.
  init(_ document: String) {
    var reader = TagReader(document)
    while let tag = reader.next() {
      if tag.name == "svg", opening.isEmpty {
        opening = reader.text(of: tag)
        pieces = read(&reader)
      }
    }
  }

  /// Reads what is seen up to the end of the element that was begun.
  private mutating func read(_ reader: inout TagReader) -> [Piece] {
    var pieces: [Piece] = []
    while let tag = reader.next(), tag.kind != .end {
      switch tag.name {
      case "g" where tag.kind == .start:
        let opening = reader.text(of: tag)
        pieces.append(.group(opening, read(&reader)))
      case "clipPath", "mask", "filter", "pattern", "linearGradient", "radialGradient":
        define(reader.element(tag))
      case "defs" where tag.kind == .start:
        // Definitions, and pictures that are only referred to.
        for piece in read(&reader) { if case .element(let text) = piece { define(text) } }
      case "image":
        let text = reader.element(tag)
        guard let id = SVGReference.id(of: text) else {
          pieces.append(.element(text))
          continue
        }
        // Others may refer to it while it is not shown, and it is written once wherever it goes.
        let image = UnitImage(text)
        placements[id] = image.placement
        definitions[id] = image.text
        let use = Piece.element(placed("<use href=\"#\(id)\"/>"))
        pieces.append(image.title.map { .group("<g>", [.element($0), use]) } ?? use)
      default: pieces.append(.element(placed(reader.element(tag))))
      }
    }
    return pieces
  }

  private mutating func define(_ text: String) {
    if let id = SVGReference.id(of: text) { definitions[id] = placed(text) }
  }

  /// An element in which images stand where they were written.
  private func placed(_ text: String) -> String {
    guard !placements.isEmpty, text.contains("<use ") else { return text }
    return placements.reduce(text) { text, image in
      let use = "<use href=\"#\(image.key)\""
      return text.replacing("\(use)/>", with: "\(use) transform=\"\(image.value)\"/>")
    }
  }
}
