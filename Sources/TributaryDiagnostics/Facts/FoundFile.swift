/// The name of a file that was found at run time.
@usableFromInline
final class FoundFile: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}
