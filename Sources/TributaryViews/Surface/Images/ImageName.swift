package import TributaryGeometry

/// The name of a picture, as far as the files that it may stand for can be told from it.
package struct ImageName {
  package let name: String

  package init(_ name: String) { self.name = name }

  package static let extensions = ["png", "jpg", "jpeg"]

  /// A file that the name may stand for, relative to a directory.
  package struct Candidate: Equatable {
    package var path: String
    /// Pixels per point.
    package var scale: CGFloat
  }

  package var isAbsolute: Bool { name.hasPrefix("/") }

  /// Why no file is looked for under this name; `nil` for a usable one.
  package var refusal: String? {
    if name.isEmpty { return "the name is empty" }
    if name.unicodeScalars.contains("\0") { return "the name contains a null character" }
    if !isAbsolute, name.split(separator: "/").contains("..") { return "the name leaves its directory" }
    return nil
  }

  private var lastPart: Substring { name.split(separator: "/").last ?? "" }

  /// Without directories and extension.
  package var label: String {
    let last = String(lastPart)
    return Self.split(last).map { $0.stem } ?? last
  }

  /// The files to look for, the best first.
  package func candidates(displayScale: CGFloat) -> [Candidate] {
    let (stem, extensions) = Self.split(name).map { ($0.stem, [$0.ending]) } ?? (name, Self.extensions)
    let marked: CGFloat? = stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : nil
    let scales: [CGFloat] =
      if let marked { [marked] } else if displayScale > 2 { [3, 2, 1] } else if displayScale > 1 { [2, 3, 1] } else {
        [1, 2, 3]
      }
    return scales.flatMap { scale in
      extensions.map { ending in
        let mark = marked != nil || scale == 1 ? "" : scale == 2 ? "@2x" : "@3x"
        return Candidate(path: "\(stem)\(mark).\(ending)", scale: scale)
      }
    }
  }

  /// The parts of a name before and after the point, if what follows it is an extension that we know.
  private static func split(_ name: String) -> (stem: String, ending: String)? {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    let ending = String(name[name.index(after: point)...])
    guard extensions.contains(ending.lowercased()) else { return nil }
    return (String(name[..<point]), ending)
  }
}
