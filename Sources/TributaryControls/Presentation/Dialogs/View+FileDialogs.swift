@_spi(Engine) public import TributaryEngine
@_spi(Engine) public import TributaryViews
public import Foundation
public import TributaryTransfer

extension View {
  /// Asks for a file while a value is true: by its path, in an alert with a field.
  ///
  /// A path that does not begin at the root counts from the current directory, and `~` is the home directory. A path where no file
  /// is completes with an error. Cancelling runs no completion.
  ///
  /// - Parameters:
  ///   - allowedContentTypes: Of no effect: any file can be named.
  ///   - onCompletion: Takes the address of the file, or an error.
  ///
  /// > Source: conformance DIALOG-30.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FilePrompt(title: "Open", isPresented: isPresented, proposed: "") { onCompletion(FilePath.existing($0)) })
  }

  /// Asks for files while a value is true: by their paths, with commas between, in an alert with a field.
  ///
  /// - Parameter allowsMultipleSelection: Whether several paths may be given.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FilePrompt(title: "Open", isPresented: isPresented, proposed: "") { text in
        let paths = allowsMultipleSelection ? text.split(separator: ",").map(String.init) : [text]
        onCompletion(Result { try paths.map { try FilePath.existing($0).get() } })
      })
  }

  /// Asks where to write a value while another value is true, in an alert with a field for the path, and writes its data there.
  ///
  /// - Parameter item: The value; `nil` for none, which asks for nothing.
  public nonisolated func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FilePrompt(
        title: "Save", isPresented: item == nil ? .constant(false) : isPresented, proposed: defaultFilename ?? "",
        onCancellation: onCancellation
      ) { text in
        guard let item else { return }
        onCompletion(
          Result {
            let url = FilePath.url(text)
            let forms = TransferPackage(item).loaders
            let form = forms.first { form in contentTypes.contains { form.type.conforms(to: $0) } } ?? forms.first
            guard let form else { throw CocoaError(.fileWriteUnknown) }
            try form.make().write(to: url)
            return url
          })
      })
  }

  /// Moves a file to a place that is asked for, in an alert with a field for the path, while a value is true.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FilePrompt(
        title: "Move", isPresented: file == nil ? .constant(false) : isPresented,
        proposed: file?.lastPathComponent ?? ""
      ) { text in
        guard let file else { return }
        onCompletion(
          Result {
            let url = FilePath.url(text)
            try FileManager.default.moveItem(at: file, to: url)
            return url
          })
      })
  }

  /// Sets the message of the alert that asks for a file. Accepted for compatibility: the alert has its own.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the directory that files are listed of. Accepted for compatibility: paths count from the current directory.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets the title of the button that confirms. Accepted for compatibility: the button has its own.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
}

/// An alert that asks for a path.
private struct FilePrompt {
  let title: String
  let isPresented: Binding<Bool>
  let proposed: String
  let onCancellation: () -> Void
  let onPath: (String) -> Void
  @State private var path = ""

  nonisolated init(
    title: String, isPresented: Binding<Bool>, proposed: String, onCancellation: @escaping () -> Void = {},
    onPath: @escaping (String) -> Void
  ) {
    self.title = title
    self.isPresented = isPresented
    self.proposed = proposed
    self.onCancellation = onCancellation
    self.onPath = onPath
  }
}

extension FilePrompt: ViewModifier, FrameworkComposite {
  func body(content: Content) -> some View {
    content
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in if isShown { path = proposed } }
      .alert(Text(verbatim: title), isPresented: isPresented) {
        TextField(text: $path) { Text(verbatim: "Path") }
        Button(role: .cancel) {
          onCancellation()
        } label: {
          Text(verbatim: "Cancel")
        }
        Button {
          onPath(path)
        } label: {
          Text(verbatim: title)
        }
      }
  }
}

/// A path as a user writes it.
private enum FilePath {
  static func url(_ text: String) -> URL {
    let path = text.trimmingCharacters(in: .whitespaces)
    return URL(filePath: NSString(string: path).expandingTildeInPath)
  }

  static func existing(_ text: String) -> Result<URL, any Error> {
    let url = url(text)
    return FileManager.default.fileExists(atPath: url.path) ? .success(url) : .failure(CocoaError(.fileNoSuchFile))
  }
}
