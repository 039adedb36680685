/// An XML parser that only checks whether tags are closed in order and entities are known.
struct XMLCheck {
  private(set) var elements: [String] = []
  private(set) var isWellFormed = true

  init(_ data: Data) {
    var open: [String] = []
    var rest = Substring(String(decoding: data, as: UTF8.self))
    while let start = rest.firstIndex(of: "<") {
      if rest[..<start].contains(">") { isWellFormed = false }
      guard let end = rest[start...].firstIndex(of: ">") else {
        isWellFormed = false
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      if tag.hasPrefix("/") {
        if open.popLast() != String(tag.dropFirst()) { isWellFormed = false }
      } else {
        let name = String(tag.prefix { $0.isLetter })
        elements.append(name)
        if !tag.hasSuffix("/") { open.append(name) }
      }
      rest = rest[rest.index(after: end)...]
    }
    if !open.isEmpty { isWellFormed = false }
  }
}
