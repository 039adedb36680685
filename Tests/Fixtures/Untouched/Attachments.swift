import SwiftUI
import UniformTypeIdentifiers

/// A list of chosen files as in a client's package, written for SwiftUI with Apple's module of content types.
struct Attachments: View {
  @State private var files: [URL] = []
  @State private var showsImporter = false
  @State private var problem: String?

  private var accepted: [UTType] { [.plainText, .png, UTType(filenameExtension: "csv") ?? .commaSeparatedText] }

  var body: some View {
    List(files, id: \.self) { file in
      Label(file.lastPathComponent, systemImage: icon(for: UTType(filenameExtension: file.pathExtension)))
    }
    .overlay { if let problem { Text(problem) } }
    .toolbar { Button("Add") { showsImporter = true } }
    .fileImporter(isPresented: $showsImporter, allowedContentTypes: accepted, allowsMultipleSelection: true) { result in
      switch result {
      case .success(let urls): files += urls.filter(isReadable)
      case .failure(let error): problem = error.localizedDescription
      }
    }
    .onDrop(of: [.fileURL], isTargeted: nil) { providers in
      !providers.isEmpty
    }
  }

  private func icon(for type: UTType?) -> String { type?.conforms(to: .image) == true ? "photo" : "doc" }

  private func isReadable(_ url: URL) -> Bool {
    guard url.startAccessingSecurityScopedResource() else { return false }
    defer { url.stopAccessingSecurityScopedResource() }
    return (try? Data(contentsOf: url)) != nil
  }
}
