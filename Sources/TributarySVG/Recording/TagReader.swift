/// Reads a document tag by tag.
struct TagReader {
  enum Kind { case start, end, empty }

  struct Tag {
    let name: Substring
    let kind: Kind
    fileprivate let range: Range<String.Index>
  }

  private let document: String
  private var place: String.Index

  init(_ document: String) {
    self.document = document
    place = document.startIndex
  }

  mutating func next() -> Tag? {
    let bytes = document.utf8
    guard let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")),
      let last = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    place = bytes.index(after: last)
    let inside = document[bytes.index(after: start)..<last]
    let isEnd = inside.utf8.first == UInt8(ascii: "/")
    let name = inside.drop { $0 == "/" }.prefix { $0.isLetter }
    let kind: Kind = isEnd ? .end : inside.utf8.last == UInt8(ascii: "/") ? .empty : .start
    return Tag(name: name, kind: kind, range: start..<place)
  }

  func text(of tag: Tag) -> String { String(document[tag.range]) }

  /// All of the element that a tag begins; goes on behind it.
  mutating func element(_ tag: Tag) -> String {
    var depth = tag.kind == .start ? 1 : 0
    while depth > 0, let tag = next() {
      switch tag.kind {
      case .start: depth += 1
      case .end: depth -= 1
      case .empty: break
      }
    }
    return String(document[tag.range.lowerBound..<place])
  }
}
