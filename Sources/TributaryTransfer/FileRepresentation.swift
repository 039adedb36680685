public import Foundation

/// A file that a representation exports.
public struct SentTransferredFile: Sendable {
  /// The address of the file.
  public let file: URL
  /// Whether the destination may read the original file, which has no effect: the destination receives a copy.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of an exported file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a representation imports.
public struct ReceivedTransferredFile: Sendable {
  /// The address of the file. The file is removed when the import ends.
  public let file: URL
  /// Whether the file is the file of the source. It is always a copy.
  public let isOriginalFile: Bool
}

/// A representation as files that closures read and write.
///
/// The content of the file is transferred. The closures may throw. They are synchronous, because dropped content is
/// available immediately.
///
///     struct Report: Transferable {
///       var file: URL
///
///       static var transferRepresentation: some TransferRepresentation {
///         FileRepresentation(exportedContentType: .pdf) { SentTransferredFile($0.file) }
///       }
///     }
public struct FileRepresentation<Item: Transferable> {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) throws -> Item)?

  /// Creates a representation that exports and imports files of a content type.
  ///
  /// - Parameters:
  ///   - contentType: The content type of the file.
  ///   - shouldAttemptToOpenInPlace: Whether the import prefers the file of the source, which has no effect.
  ///   - exporting: A closure that returns the file of a value.
  ///   - importing: A closure that creates a value from a file. It copies the file if the value keeps the address.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
  }

  /// Creates a representation that exports files of a content type.
  ///
  /// - Parameters:
  ///   - exportedContentType: The content type of the exported file.
  ///   - shouldAllowToOpenInPlace: Whether the destination may read the file itself, which has no effect.
  ///   - exporting: A closure that returns the file of a value.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) throws -> SentTransferredFile
  ) {
    (contentType, self.exporting, importing) = (exportedContentType, exporting, nil)
  }

  /// Creates a representation that imports files of a content type.
  ///
  /// - Parameters:
  ///   - importedContentType: The content type of the imported file.
  ///   - shouldAttemptToOpenInPlace: Whether the import prefers the file of the source, which has no effect.
  ///   - importing: A closure that creates a value from a file. It copies the file if the value keeps the address.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) throws -> Item
  ) {
    (contentType, exporting, self.importing) = (importedContentType, nil, importing)
  }
}

extension FileRepresentation: TransferRepresentation {
  public typealias Body = Never

  public func _append(to forms: inout TransferForms<Item>) {
    if let exporting {
      forms.exports.append(
        .init(type: contentType, isThere: { _ in true }) { try Data(contentsOf: exporting($0).file) })
    }
    if let importing {
      let ending = contentType.preferredFilenameExtension
      forms.imports.append(
        .init(type: contentType) { data in
          let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          defer { try? FileManager.default.removeItem(at: folder) }
          var file = folder.appendingPathComponent("file")
          if let ending { file.appendPathExtension(ending) }
          try data.write(to: file)
          return try importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        })
    }
  }
}
