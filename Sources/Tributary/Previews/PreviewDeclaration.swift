/// What `#Preview` declares: a type by which a program finds its previews. Sources do not name it.
public protocol PreviewDeclaration {
  /// Module and file, as `#fileID` has them.
  static var file: String { get }

  /// Counts from 1.
  static var line: Int { get }

  /// Makes the preview.
  @MainActor static func make() -> Preview
}
