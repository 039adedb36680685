@_spi(Engine) public import TributaryEngine
public import Foundation
public import TributaryTransfer

extension View {
  /// Presents an alert with a field for a path, and writes a document to it, while a Boolean value is `true`.
  ///
  /// An existing file at the path is replaced. Canceling the alert calls no completion.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - document: The document; `nil` presents no alert.
  ///   - contentType: The type of the file, which the document receives.
  ///   - defaultFilename: The initial text of the field.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///
  /// > Source: conformance DIALOG-31.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FilePrompt(
        DocumentFile(document, [contentType]), isPresented, defaultFilename, onCompletion, onCancellation: {}))
  }

  /// Presents an alert with a field for a path, and writes a document to it, while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - document: The document to write; `nil` presents no alert.
  ///   - contentTypes: The possible types of the file. The first one applies; without types, the first writable type of
  ///     the document.
  ///   - defaultFilename: The file name that the field contains initially; `nil` for none.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///   - onCancellation: A closure that runs when the user cancels the alert with its button or the Escape key.
  public nonisolated func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FilePrompt(
        DocumentFile(document, contentTypes), isPresented, defaultFilename, onCompletion,
        onCancellation: onCancellation))
  }

  /// Presents an alert with a field for the path of a directory, and writes documents to it, while a Boolean value is
  /// `true`.
  ///
  /// The directory is created if it does not exist. The files have their preferred names or `Untitled`, with a number
  /// if a file with this name exists. If an error occurs, the documents before it stay written.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - documents: The documents; an empty collection presents no alert.
  ///   - contentType: The type of the files, which the documents receive.
  ///   - onCompletion: A closure that receives the URLs of the files, in the order of the documents, or an error.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    modifier(
      FilePrompt(
        documents.compactMap { DocumentFile($0, [contentType]) }, isPresented, onCompletion, onCancellation: {}))
  }

  /// Presents an alert with a field for the path of a directory, and writes documents to it, while a Boolean value is
  /// `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - documents: The documents to write.
  ///   - contentTypes: The possible types of the files. The first one applies; without types, the first writable type
  ///     of the documents.
  ///   - onCompletion: A closure that receives the URLs of the files, or an error.
  ///   - onCancellation: A closure that runs when the user cancels the alert with its button or the Escape key.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    modifier(
      FilePrompt(
        documents.compactMap { DocumentFile($0, contentTypes) }, isPresented, onCompletion,
        onCancellation: onCancellation))
  }
}

extension View {
  /// Presents an alert with a field for a path, and writes a document to it, while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - document: The document; `nil` presents no alert.
  ///   - contentType: The type of the file, which the document receives.
  ///   - defaultFilename: The file name that the field contains initially; `nil` for none.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FilePrompt(
        DocumentFile(object: document, [contentType]), isPresented, defaultFilename, onCompletion, onCancellation: {}))
  }

  /// Presents an alert with a field for a path, and writes a document to it, while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - document: The document to write; `nil` presents no alert.
  ///   - contentTypes: The possible types of the file. The first one applies; without types, the first writable type of
  ///     the document.
  ///   - defaultFilename: The file name that the field contains initially; `nil` for none.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///   - onCancellation: A closure that runs when the user cancels the alert with its button or the Escape key.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FilePrompt(
        DocumentFile(object: document, contentTypes), isPresented, defaultFilename, onCompletion,
        onCancellation: onCancellation))
  }

  /// Presents an alert with a field for the path of a directory, and writes documents to it, while a Boolean value is
  /// `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - documents: The documents to write.
  ///   - contentType: The type of the file.
  ///   - onCompletion: A closure that receives the URLs of the files, or an error.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    modifier(
      FilePrompt(
        documents.compactMap { DocumentFile(object: $0, [contentType]) }, isPresented, onCompletion,
        onCancellation: {}))
  }

  /// Presents an alert with a field for the path of a directory, and writes documents to it, while a Boolean value is
  /// `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - documents: The documents to write.
  ///   - contentTypes: The possible types of the file. The first one applies; without types, the first writable type of
  ///     the content.
  ///   - onCompletion: A closure that receives the URLs of the files, or an error.
  ///   - onCancellation: A closure that runs when the user cancels the alert with its button or the Escape key.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: ReferenceFileDocument {
    modifier(
      FilePrompt(
        documents.compactMap { DocumentFile(object: $0, contentTypes) }, isPresented, onCompletion,
        onCancellation: onCancellation))
  }
}

extension View {
  /// Presents an alert with a field for the path of a directory, and writes the data of values to it, while a Boolean
  /// value is `true`.
  ///
  /// The directory is created if it does not exist. The files are named `Untitled`, with a number from the second one
  /// on.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - items: The values; an empty collection presents no alert.
  ///   - contentTypes: The possible types of the file. The first one applies; without types, the first writable type of
  ///     the content.
  ///   - onCompletion: A closure that receives the URLs of the files, in the order of the values, or an error.
  ///   - onCancellation: A closure that runs when the user cancels the alert with its button or the Escape key.
  public nonisolated func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    modifier(
      FilePrompt(
        items.map { DocumentFile(item: $0, contentTypes) }, isPresented, onCompletion, onCancellation: onCancellation))
  }
}

/// The file of an exported document, which is created when the user confirms its path.
private struct DocumentFile {
  let create: () throws -> FileWrapper

  init?<D: FileDocument>(_ document: D?, _ types: [UTType]) {
    guard let document else { return nil }
    let type = types.first ?? D.writableContentTypes.first ?? .data
    create = { try document.fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: type)) }
  }

  init?<D: ReferenceFileDocument>(object document: D?, _ types: [UTType]) {
    guard let document else { return nil }
    let type = types.first ?? D.writableContentTypes.first ?? .data
    create = {
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(contentType: type))
    }
  }
}

extension DocumentFile {
  init<T: Transferable>(item: T, _ types: [UTType]) {
    create = { FileWrapper(regularFileWithContents: try FilePath.data(of: item, as: types)) }
  }
}

extension FilePrompt {
  /// Creates an alert that writes a document to a path.
  fileprivate init(
    _ file: DocumentFile?, _ isPresented: Binding<Bool>, _ defaultFilename: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) {
    self.init(
      title: "Save", isPresented: file == nil ? .constant(false) : isPresented, proposed: defaultFilename ?? "",
      onCancellation: onCancellation
    ) { text in
      guard let file else { return }
      onCompletion(
        Result {
          let url = try FilePath.target(text)
          try file.create().write(to: url, options: .atomic, originalContentsURL: nil)
          return url
        })
    }
  }

  /// Creates an alert that writes documents to a directory.
  fileprivate init(
    _ files: [DocumentFile], _ isPresented: Binding<Bool>,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) {
    self.init(
      title: "Save", isPresented: files.isEmpty ? .constant(false) : isPresented, proposed: "",
      onCancellation: onCancellation
    ) { text in
      onCompletion(
        Result {
          let folder = FilePath.url(text)
          let manager = FileManager.default
          try manager.createDirectory(at: folder, withIntermediateDirectories: true)
          return try files.map { file in
            let wrapper = try file.create()
            let name = UniqueFileName.name(for: wrapper.preferredFilename) {
              !manager.fileExists(atPath: folder.appending(component: $0).path)
            }
            let url = folder.appending(component: name)
            try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
            return url
          }
        })
    }
  }
}
