import Synchronization

/// A source file of the package, as text, for the house rules.
///
/// The sources are formatted by one tool, so top-level declarations start at the beginning of a line.
struct SourceFile: Sendable {
  /// The path relative to the package folder: `Sources/TributaryViews/Text/TextNode.swift`.
  let path: String
  /// The lines without comments and without the contents of string literals.
  let code: [String]
  /// The unmodified lines.
  let lines: [String]

  /// The name without folder and extension.
  var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

  /// The first folder below the target: `Text`.
  var room: String? {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : nil
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.lines
    code = lines.map(Self.code)
  }

  /// Returns a line without its comment, and with empty string literals.
  private static func code(_ line: String) -> String {
    // No literal contains the first "//" of most lines with a comment.
    let start = line.part(before: "//")
    if !start.contains(bytesOf: "\"") { return start }
    var code: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in line.utf8 {
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") {
          isInString = false
        } else {
          isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        }
        if isInString { continue }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "/"), code.last == UInt8(ascii: "/") {
        code.removeLast()
        break
      }
      code.append(byte)
    }
    return String(decoding: code, as: UTF8.self)
  }

  /// The words of the code: names and keywords.
  var words: Set<Substring> {
    var words: Set<Substring> = []
    for line in code {
      guard line.utf8.allSatisfy({ $0 < 0x80 }) else {
        words.formUnion(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        continue
      }
      words.formUnion(line.utf8.split { !Self.isPartOfWord($0) }.map { Substring($0) })
    }
    return words
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// The types that are declared at the top level.
  var types: [TypeDeclaration] {
    code.indices.compactMap { index in
      let line = code[index]
      guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "}") else { return nil }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let kind = words.firstIndex(where: Self.kinds.contains), kind + 1 < words.count,
        !words[..<kind].contains(where: Self.others.contains)
      else { return nil }
      return TypeDeclaration(
        name: String(words[kind + 1]), isPrivate: words[..<kind].contains { $0.hasSuffix("private") })
    }
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]
  private static let others: Set<Substring> = [
    "func", "var", "let", "extension", "import", "typealias", "case", "macro",
  ]

  /// The modules that implement the tree and its views.
  static let treeModules = [
    "TributaryEngine", "TributaryLoops", "TributaryAnimation", "TributaryContainers", "TributaryViews",
    "TributaryControls", "TributaryHost",
  ]

  /// All Swift files of the modules that implement the tree and its views.
  static var ofTree: [SourceFile] { treeModules.flatMap { all(below: "Sources/\($0)") } }

  /// Returns the text of an article in the modules that implement the tree.
  static func article(_ name: String) -> String? {
    treeModules.lazy.compactMap { text("Sources/\($0)/\($0).docc/\(name).md") }.first
  }

  /// The folder of the package.
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// Returns all Swift files below a folder of the package, sorted by path.
  static func all(below folder: String) -> [SourceFile] {
    // Each file is read once, with all files of the outermost folder.
    if let end = folder.firstIndex(of: "/") {
      return all(below: String(folder[..<end])).filter { $0.path.hasPrefix("\(folder)/") }
    }
    return known.withLock { files in
      let answer = files[folder] ?? read(below: folder)
      files[folder] = answer
      return answer
    }
  }

  private static let known = Mutex<[String: [SourceFile]]>([:])

  private static func read(below folder: String) -> [SourceFile] {
    let start = root.appending(path: folder)
    let paths = (FileManager.default.enumerator(atPath: start.path)?.allObjects as? [String]) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      (try? String(contentsOf: start.appending(path: path), encoding: .utf8)).map {
        SourceFile(path: "\(folder)/\(path)", text: $0)
      }
    }
  }

  /// Returns the paths of all files with an extension below a folder of the package, sorted.
  static func paths(below folder: String, _ ending: String) -> [String] {
    let start = root.appending(path: folder)
    let paths = (FileManager.default.enumerator(atPath: start.path)?.allObjects as? [String]) ?? []
    return paths.filter { $0.hasSuffix(".\(ending)") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the text of a file of the package.
  static func text(_ path: String) -> String? { try? String(contentsOf: root.appending(path: path), encoding: .utf8) }
}

/// A type that a file declares at its top level.
struct TypeDeclaration {
  let name: String
  let isPrivate: Bool
}
