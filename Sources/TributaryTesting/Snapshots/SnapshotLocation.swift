import Foundation
import Testing

/// The location of the snapshots of a test: `__Snapshots__/CounterTests/The-label-grows.picture.txt` beside the test
/// file.
struct SnapshotLocation {
  /// The folder of the test file within `__Snapshots__`.
  let folder: URL
  /// The folder and the first part of every name in messages, without machine-specific paths.
  let shownFolder: String
  let test: String

  /// - Parameters:
  ///   - position: The source position in the test file.
  ///   - function: The calling function, used if no Swift Testing test is running.
  ///   - name: A name that distinguishes this snapshot from others in the same test.
  init(_ position: SourcePosition, function: String, name: String?) {
    let file = URL(filePath: "\(position.filePath)")
    let stem = Self.fileName(file.deletingPathExtension().lastPathComponent)
    folder = (SnapshotMode.current.folder ?? file.deletingLastPathComponent().appending(path: "__Snapshots__"))
      .appending(path: stem)
    shownFolder = "__Snapshots__/\(stem)"
    let title = Test.current?.name ?? function
    // The name of a function with parameters is cut at the parenthesis.
    let test = title.lastIndex(of: "(").map { String(title[..<$0]) } ?? title
    self.test = [test, name].compactMap(\.self).map(Self.fileName).joined(separator: ".")
  }

  /// Returns the name of a file, without its folder.
  ///
  /// - Parameter traits: The traits of this rendering, if the snapshot has several files.
  func name(_ ending: String, traits: String? = nil) -> String {
    [test, traits.map(Self.fileName), ending].compactMap(\.self).joined(separator: ".")
  }

  /// Returns a text as a file name component of at most 80 bytes: letters and digits are kept, other characters become
  /// hyphens.
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
    // A hash keeps truncated names distinct.
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return "\(start)-\(String(hash, radix: 16))"
  }
}
