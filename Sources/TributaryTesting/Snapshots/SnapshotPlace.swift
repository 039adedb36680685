import Foundation
import Testing

/// Where the snapshots of a test lie: `__Snapshots__/CounterTests/The-label-grows.picture.txt` beside the test's file.
struct SnapshotPlace {
  /// The folder of the test's file within `__Snapshots__`.
  let folder: URL
  /// The name of the folder and the first part of every name, without any path of the machine.
  let shownFolder: String
  let test: String

  /// - Parameters:
  ///   - position: Where the test's file lies.
  ///   - function: The function that asks, where no test runs.
  ///   - name: What sets this snapshot apart from others of the test.
  init(_ position: SourcePosition, function: String, name: String?) {
    let file = URL(filePath: "\(position.filePath)")
    let stem = Self.fileName(file.deletingPathExtension().lastPathComponent)
    folder = (SnapshotMode.current.folder ?? file.deletingLastPathComponent().appending(path: "__Snapshots__"))
      .appending(path: stem)
    shownFolder = "__Snapshots__/\(stem)"
    let title = Test.current?.name ?? function
    // Of a function with parameters the name alone.
    let test = title.lastIndex(of: "(").map { String(title[..<$0]) } ?? title
    self.test = [test, name].compactMap(\.self).map(Self.fileName).joined(separator: ".")
  }

  /// The name of a file, without its folder.
  ///
  /// - Parameter traits: What the view was rendered under, if several snapshots are one.
  func name(_ ending: String, traits: String? = nil) -> String {
    [test, traits.map(Self.fileName), ending].compactMap(\.self).joined(separator: ".")
  }

  /// A text as part of a file's name: letters and digits, everything else as a hyphen, 80 bytes at most.
  static func fileName(_ text: String) -> String {
    var name = ""
    for character in text {
      let isPlain = character.isLetter || character.isNumber || character == "_"
      if isPlain { name.append(character) } else if name.last != "-", !name.isEmpty { name.append("-") }
    }
    while name.hasSuffix("-") { name.removeLast() }
    if name.isEmpty { return "snapshot" }
    if name.utf8.count <= 80 { return name }
    var start = ""
    for character in name {
      if start.utf8.count + character.utf8.count > 71 { break }
      start.append(character)
    }
    // Names that begin alike stay apart.
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "\(start)-\(String(hash, radix: 16))"
  }
}
