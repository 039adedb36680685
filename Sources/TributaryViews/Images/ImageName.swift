package import TributaryGeometry

/// The name of an image, from which the candidate files are derived.
package struct ImageName {
  package let name: String

  package init(_ name: String) { self.name = name }

  package static let extensions = ["png", "jpg", "jpeg"]

  /// A file that the name can refer to, relative to a directory.
  package struct Candidate: Equatable {
    package var path: String
    /// The number of pixels per point.
    package var scale: CGFloat
  }

  package var isAbsolute: Bool { name.hasPrefix("/") }

  /// The reason why the name is invalid; `nil` for a valid name.
  package var refusal: String? {
    if name.isEmpty { return "the name is empty" }
    if name.unicodeScalars.contains("\0") { return "the name contains a null character" }
    if !isAbsolute, name.split(separator: "/").contains("..") {
      return "the name refers to a file outside its directory"
    }
    return nil
  }

  private var lastPart: Substring { name.split(separator: "/").last ?? "" }

  /// The name without directories and extension.
  package var label: String {
    let last = String(lastPart)
    return Self.split(last).map { $0.stem } ?? last
  }

  /// Returns the candidate files, in order of preference.
  package func candidates(displayScale: CGFloat) -> [Candidate] {
    let (stem, extensions) = Self.split(name).map { ($0.stem, [$0.ending]) } ?? (name, Self.extensions)
    let marked: CGFloat? = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : nil
    let scales = marked.map { [$0] } ?? Self.scales(for: displayScale)
    return scales.flatMap { scale in
      extensions.map { ending in
        let mark = marked != nil || scale == 1 ? "" : scale == 2 ? "@2x" : "@3x"
        return Candidate(path: "\(stem)\(mark).\(ending)", scale: scale)
      }
    }
  }

  /// Returns the numbers of pixels per point for which there may be files, in order of preference.
  static func scales(for displayScale: CGFloat) -> [CGFloat] {
    displayScale > 2 ? [3, 2, 1] : displayScale > 1 ? [2, 3, 1] : [1, 2, 3]
  }

  /// Returns the parts of a name before and after the last period; `nil` if the extension is not a supported one.
  private static func split(_ name: String) -> (stem: String, ending: String)? {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    let ending = String(name[name.index(after: point)...])
    guard extensions.contains(ending.lowercased()) else { return nil }
    return (String(name[..<point]), ending)
  }
}
