import Foundation

/// The choice of a file name that no other file has.
enum UniqueFileName {
  /// Returns the preferred name, with the lowest number from 2 that makes it unused.
  ///
  ///     Notes.txt, Notes 2.txt, Notes 3.txt
  ///
  /// - Parameters:
  ///   - preferred: The name without a number; `nil` for `Untitled`.
  ///   - isUnused: Whether no file has the given name.
  static func name(for preferred: String?, isUnused: (String) -> Bool) -> String {
    let name = preferred ?? "Untitled"
    if isUnused(name) { return name }
    let path = NSString(string: name)
    let ending = path.pathExtension.isEmpty ? "" : ".\(path.pathExtension)"
    var number = 2
    while true {
      let numbered = "\(path.deletingPathExtension) \(number)\(ending)"
      if isUnused(numbered) { return numbered }
      number += 1
    }
  }
}
