import Foundation

/// Files that are replaced as a whole, and that nobody may read who could not before.
enum OwnedFile {
  /// Writes beside the file, under another name, and puts the result in its place. A file that is there keeps its mode; a new
  /// one is its owner's alone. What cannot be written leaves everything as it is.
  static func write(_ data: Data, to file: URL) {
    let path = file.resolvingSymlinksInPath().path
    var name = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: data)
      var known = stat()
      let isReady = stat(path, &known) != 0 || fchmod(descriptor, known.st_mode & 0o7777) == 0
      try handle.close()
      if isReady, rename(name, path) == 0 { return }
    } catch {}
    unlink(name)
  }
}
