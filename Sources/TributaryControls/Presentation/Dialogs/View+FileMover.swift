@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews
public import Foundation

extension View {
  /// Presents an alert with a field for a path, and moves a file to it, while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - file: The file to move; `nil` presents no alert.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents an alert with a field for a path, and moves a file to it, while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - file: The file to move; `nil` presents no alert.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///   - onCancellation: A closure that runs when the user cancels the alert with its button or the Escape key.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FilePrompt(
        title: "Move", isPresented: file == nil ? .constant(false) : isPresented,
        proposed: file?.lastPathComponent ?? "", onCancellation: onCancellation
      ) { text in
        guard let file else { return }
        onCompletion(
          Result {
            let url = try FilePath.target(text)
            try FileManager.default.moveItem(at: file, to: url)
            return url
          })
      })
  }

  /// Presents an alert with a field for the path of a folder, and moves files into it, while a Boolean value is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - files: The files to move; an empty collection presents no alert.
  ///   - onCompletion: A closure that receives the URLs of the files, or an error.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Presents an alert with a field for the path of a folder, and moves files into it, while a Boolean value is `true`.
  ///
  /// If a file cannot be moved, the files that have been moved before it return to their old places, and the completion
  /// receives the error.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to whether the alert is presented. Dismissing the alert sets the value to `false`.
  ///   - files: The files; an empty collection presents no alert.
  ///   - onCompletion: A closure that receives the new URLs in the same order, or an error.
  ///   - onCancellation: A closure that runs when the user cancels the alert with its button or the Escape key.
  ///
  /// > Source: conformance DIALOG-32.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FilePrompt(
        title: "Move", isPresented: files.isEmpty ? .constant(false) : isPresented, proposed: "",
        onCancellation: onCancellation
      ) { text in
        onCompletion(Result { try FilePath.move(Array(files), into: FilePath.folder(text)) })
      })
  }
}

extension FilePath {
  /// Moves files into a folder: either all of them, or none.
  ///
  /// - Returns: The new URLs, in the same order.
  fileprivate static func move(_ files: [URL], into folder: URL) throws -> [URL] {
    var moved: [(old: URL, new: URL)] = []
    do {
      for file in files {
        let new = folder.appendingPathComponent(file.lastPathComponent)
        try FileManager.default.moveItem(at: file, to: new)
        moved.append((file, new))
      }
    } catch {
      for (old, new) in moved.reversed() { try? FileManager.default.moveItem(at: new, to: old) }
      throw error
    }
    return moved.map(\.new)
  }
}
