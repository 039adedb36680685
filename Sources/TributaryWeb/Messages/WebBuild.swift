/// The progress of a build of the program, as all pages show it.
package enum WebBuild: Equatable, Sendable {
  case running
  case succeeded
  case failed([Problem])

  /// An error of the compiler.
  package struct Problem: Equatable, Sendable {
    /// The file, relative to the package, and the line; empty for an error without a place.
    package var place: String
    package var message: String

    package init(place: String, message: String) {
      (self.place, self.message) = (place, message)
    }
  }
}
