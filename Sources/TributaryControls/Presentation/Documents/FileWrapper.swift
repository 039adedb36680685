#if !canImport(Darwin)
  public import Foundation

  /// A file or a directory in memory, for platforms whose Foundation does not provide this type.
  ///
  /// Symbolic links are not supported: reading follows them.
  open class FileWrapper {
    private enum Content {
      case file(Data)
      case directory([String: FileWrapper])
    }

    private var content: Content

    /// The name of the file from which the wrapper was read or to which it was written.
    open var filename: String?
    /// The proposed name for the file.
    open var preferredFilename: String?
    /// The attributes of the file, as `FileManager` returns them. Writing does not apply them.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a file with the given data.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates a directory. A child without a preferred file name receives its key as the name.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      content = .directory(childrenByPreferredName)
      name(childrenByPreferredName)
    }

    /// Reads a file, or a directory with all its files.
    ///
    /// - Parameters:
    ///   - url: The URL of the file or directory.
    ///   - options: The options, which have no effect.
    /// - Throws: `CocoaError.fileReadNoSuchFile` if there is no file at the URL, or the error of Foundation if it
    ///   cannot be read.
    public init(url: URL, options: ReadingOptions = []) throws {
      content = .file(Data())
      try read(from: url, options: options)
    }

    /// Whether the wrapper is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether the wrapper is a directory.
    open var isDirectory: Bool { !isRegularFile }
    /// Whether the wrapper is a symbolic link, which is always `false`.
    open var isSymbolicLink: Bool { false }

    /// The data of the file; `nil` for a directory.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

    /// The children of the directory by their names; `nil` for a file.
    open var fileWrappers: [String: FileWrapper]? {
      if case .directory(let children) = content { children } else { nil }
    }

    private func name(_ children: [String: FileWrapper]) {
      for (name, child) in children where child.preferredFilename == nil { child.preferredFilename = name }
    }
  }

  extension FileWrapper {
    /// Options for reading files. They have no effect: files are read immediately and are not mapped.
    public struct ReadingOptions: OptionSet, Sendable {
      public let rawValue: UInt

      /// Creates options from their raw bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Reads the data immediately instead of on demand.
      public static let immediate = ReadingOptions(rawValue: 1 << 0)
      /// Reads the data without mapping the file into memory.
      public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// Options for writing files.
    public struct WritingOptions: OptionSet, Sendable {
      public let rawValue: UInt

      /// Creates options from their raw bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Replaces an existing file or directory only after all data is written.
      public static let atomic = WritingOptions(rawValue: 1 << 0)
      /// Sets the file names of the wrapper and its children to the written names.
      public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    /// Replaces the content with that of a file or directory.
    ///
    /// - Parameters:
    ///   - url: The URL of the file or directory.
    ///   - options: The options, which have no effect.
    /// - Throws: `CocoaError.fileReadNoSuchFile` if there is no file at the URL, or the error of Foundation if it
    ///   cannot be read.
    public func read(from url: URL, options: ReadingOptions = []) throws {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
        throw CocoaError(.fileReadNoSuchFile)
      }
      if isDirectory.boolValue {
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        content = .directory(
          try names.reduce(into: [:]) { children, name in
            children[name] = try FileWrapper(url: url.appending(component: name), options: options)
          })
      } else {
        content = .file(try Data(contentsOf: url))
      }
      filename = url.lastPathComponent
      if preferredFilename == nil { preferredFilename = filename }
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      fileAttributes = attributes.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
    }

    /// Writes the file, or the directory with all its files.
    ///
    /// - Parameters:
    ///   - url: The URL of the file. A directory replaces an existing file or directory only with
    ///     ``WritingOptions/atomic``.
    ///   - options: The options of the write, such as an atomic one.
    ///   - originalContentsURL: The URL of an earlier version. The value has no effect.
    /// - Throws: An error of `FileManager` or `Data` if the file or a directory cannot be written.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
      switch content {
      case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
      case .directory(let children):
        let manager = FileManager.default
        let isReplacing = options.contains(.atomic) && manager.fileExists(atPath: url.path)
        let folder = isReplacing ? url.deletingLastPathComponent().appending(component: ".\(UUID().uuidString)") : url
        try manager.createDirectory(at: folder, withIntermediateDirectories: false)
        do {
          for (name, child) in children {
            if name.contains("/") || name == ".." { throw CocoaError(.fileWriteInvalidFileName) }
            try child.write(
              to: folder.appending(component: name), options: options.subtracting(.atomic), originalContentsURL: nil)
          }
          if isReplacing { try replace(url, with: folder) }
        } catch {
          try? manager.removeItem(at: folder)
          throw error
        }
      }
      if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Replaces an item with another one. If that fails, the old item remains at its place.
    private func replace(_ url: URL, with new: URL) throws {
      let manager = FileManager.default
      let old = url.deletingLastPathComponent().appending(component: ".\(UUID().uuidString)")
      try manager.moveItem(at: url, to: old)
      do {
        try manager.moveItem(at: new, to: url)
      } catch {
        try? manager.moveItem(at: old, to: url)
        throw error
      }
      try? manager.removeItem(at: old)
    }

    /// Adds a child to the directory. Calls for a file have no effect.
    ///
    /// - Returns: The name of the child: its preferred file name, with a number if another child has this name.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
      guard case .directory(var children) = content else { return child.preferredFilename ?? "" }
      let name = UniqueFileName.name(for: child.preferredFilename) { children[$0] == nil }
      children[name] = child
      content = .directory(children)
      return name
    }

    /// Adds a file to the directory. Calls for a file have no effect.
    ///
    /// - Returns: The name of the child: `fileName`, with a number if another child has this name.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }

    /// Removes a child from the directory. Calls with a wrapper that is not a child have no effect.
    public func removeFileWrapper(_ child: FileWrapper) {
      guard case .directory(var children) = content, let name = keyForChildFileWrapper(child) else { return }
      children[name] = nil
      content = .directory(children)
    }

    /// Returns the name of a child; `nil` for a wrapper that is not a child.
    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
      fileWrappers?.first { $0.value === child }?.key
    }
  }
#endif
