/// Returns the text of a file in the folder `Sources` of the package.
package func source(_ path: String) throws -> String {
  let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(components: "..", "..")
  return try String(contentsOf: tests.appending(path: "../Sources/\(path)").standardized, encoding: .utf8)
}
