import TributaryEngine
import TributaryViews

/// The previews in a program.
///
/// They are found by name suffix in the list of types that every binary contains for the runtime; only matching types
/// are accessed. Optimized builds remove unreferenced types, so they contain no previews.
enum DeclaredPreviews {
  /// The previews in order of files and lines, followed by those of `PreviewProvider` types, sorted by name.
  @MainActor static var all: [(heading: String, preview: Preview)] {
    var declared: [any PreviewDeclaration.Type] = []
    var provided: [any PreviewProvider.Type] = []
    TypeRecords.forEachStructure(
      where: { $0.hasSuffix("7previewfMu_") || $0.hasSuffix("Previews") },
      { type in
        if let type = type as? any PreviewDeclaration.Type {
          declared.append(type)
        } else if let type = type as? any PreviewProvider.Type {
          provided.append(type)
        }
      })
    declared.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    let names = provided.map { (name: "\($0)", type: $0) }.sorted { $0.name < $1.name }
    let marked = declared.map { type in
      let preview = type.make()
      let place = "\(type.file):\(type.line)"
      return (heading: preview.name.map { "\($0)  \(place)" } ?? place, preview: preview)
    }
    return marked + names.map { (heading: $0.name, preview: opened($0.type)) }
  }

  @MainActor private static func opened(_ type: any PreviewProvider.Type) -> Preview { preview(of: type) }

  @MainActor private static func preview<P: PreviewProvider>(of type: P.Type) -> Preview {
    Preview { P.previews }
  }
}
