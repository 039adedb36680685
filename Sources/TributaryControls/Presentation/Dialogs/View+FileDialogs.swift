public import Foundation
@_spi(Engine) public import TributaryEngine
public import TributaryTransfer
@_spi(Engine) public import TributaryViews

extension View {
  /// Presents an alert with a field for the path of a file while a Boolean value is `true`.
  ///
  /// A relative path is resolved against the current directory, and `~` is the home directory. If no file exists at the
  /// path, the completion receives an error. Canceling the alert calls no completion.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - allowedContentTypes: The value has no effect: the path can name any file.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///
  /// > Source: conformance DIALOG-30.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(FilePrompt(title: "Open", isPresented: isPresented, proposed: "") { onCompletion(FilePath.existing($0)) })
  }

  /// Presents an alert with a field for the paths of files, separated by commas, while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - allowedContentTypes: The value has no effect: the path can name any file.
  ///   - allowsMultipleSelection: Whether the field accepts several paths.
  ///   - onCompletion: A closure that receives the URLs of the files, or an error.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents an alert with a field for the paths of files, separated by commas, while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - allowedContentTypes: The value has no effect: the path can name any file.
  ///   - allowsMultipleSelection: Whether the field accepts several paths.
  ///   - onCompletion: A closure that receives the URLs of the files, or an error.
  ///   - onCancellation: A closure that runs when the user cancels the alert with its button or the Escape key.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FilePrompt(title: "Open", isPresented: isPresented, proposed: "", onCancellation: onCancellation) { text in
        let paths = allowsMultipleSelection ? text.split(separator: ",").map(String.init) : []
        onCompletion(Result { try (paths.isEmpty ? [text] : paths).map { try FilePath.existing($0).get() } })
      })
  }

  /// Presents an alert with a field for a path, and writes the data of a value to it, while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - item: The value; `nil` presents no alert.
  ///   - contentTypes: The possible types of the file. The first one applies; without types, the first writable type of
  ///     the content.
  ///   - defaultFilename: The file name that the field contains initially; `nil` for none.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///   - onCancellation: A closure that runs when the user cancels the alert with its button or the Escape key.
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
            let url = try FilePath.target(text)
            try FilePath.data(of: item, as: contentTypes).write(to: url)
            return url
          })
      })
  }
}

/// An alert with a field for a path.
struct FilePrompt {
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

extension FilePrompt: ViewModifier, BuiltInComposite {
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

/// The conversion of a path that a user enters.
enum FilePath {
  /// Returns the data of a value: in its first form of one of the given types, or else in its first form.
  static func data<T: Transferable>(of item: T, as contentTypes: [UTType]) throws -> Data {
    let forms = TransferPackage(item).loaders
    let form = forms.first { form in contentTypes.contains { form.type.conforms(to: $0) } } ?? forms.first
    guard let form else { throw CocoaError(.fileWriteUnknown) }
    return try form.make()
  }

  private static func isEmpty(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  static func url(_ text: String) -> URL {
    let path = text.trimmingCharacters(in: .whitespaces)
    return URL(filePath: NSString(string: path).expandingTildeInPath)
  }

  /// Returns the URL of a file to write. An empty path is an error: its URL is that of the current directory, which a
  /// document would replace.
  static func target(_ text: String) throws -> URL {
    if isEmpty(text) { throw CocoaError(.fileWriteInvalidFileName) }
    return url(text)
  }

  /// Returns the URL of an existing folder. An empty path is an error.
  static func folder(_ text: String) throws -> URL {
    let url = try target(text)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw CocoaError(.fileNoSuchFile)
    }
    return url
  }

  /// Returns the URL of an existing file, or an error.
  static func existing(_ text: String) -> Result<URL, any Error> {
    if isEmpty(text) { return .failure(CocoaError(.fileNoSuchFile)) }
    let url = url(text)
    return FileManager.default.fileExists(atPath: url.path) ? .success(url) : .failure(CocoaError(.fileNoSuchFile))
  }
}

// The alert that replaces a file dialog has a fixed title, and its field accepts any path, so these modifiers are
// accepted for compatibility.

extension View {
  /// Sets the message of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Sets the message of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  /// Sets the message of a file dialog. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  /// Sets the label of the confirmation button of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the confirmation button of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of the confirmation button of a file dialog. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the label of the field for the name of an exported file. The modifier has no effect.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the field for the name of an exported file. The modifier has no effect.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the label of the field for the name of an exported file. The modifier has no effect.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the default directory of a file dialog. The modifier has no effect: paths are relative to the current
  /// directory.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Sets the identifier of the configuration of a file dialog. The modifier has no effect.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Sets whether a file dialog returns the aliases that a user selects. The modifier has no effect.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Sets the files that a file dialog displays. The modifier has no effect.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Sets the condition under which a file dialog accepts a file. The modifier has no effect.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}

/// The files that a file dialog displays. The options have no effect.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates options from their raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Displays the contents of packages.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Displays hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Displays the extensions of file names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}
