#if canImport(Darwin)
  public import Foundation
#endif
public import TributaryCombine
public import TributaryTransfer

/// A document that is a value and is read from files and written to files.
///
///     struct Note: FileDocument {
///       static let readableContentTypes = [UTType.plainText]
///       var text = ""
///
///       init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///       }
///
///       func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///       }
///     }
///
/// > Source: conformance DIALOG-31.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The content types that the document can read.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can write; the readable ones by default.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  ///
  /// - Parameter configuration: The content of the file and its type.
  /// - Throws: An error if the file does not contain a valid document.
  init(configuration: ReadConfiguration) throws

  /// Returns the file that stores the document.
  ///
  /// - Parameter configuration: The content type of the file.
  /// - Throws: An error if the document cannot be written. The file dialog passes it to its completion.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The file from which a document is read.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The settings for writing a document.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration

  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is read.
public struct FileDocumentReadConfiguration {
  /// The content type of the file.
  public let contentType: UTType
  /// The content of the file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The settings for writing a document.
public struct FileDocumentWriteConfiguration {
  /// The content type of the file.
  public let contentType: UTType
  /// The current content of the file, which is `nil` for exported documents.
  public let existingFile: FileWrapper?

  package init(contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

/// A document that is an object and is read from files and written to files.
///
/// The document is written in two steps: a snapshot of its content, and the file of the snapshot.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// A copy of the content of a document.
  associatedtype Snapshot

  /// The content types that the document can read.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can write; the readable ones by default.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  ///
  /// - Parameter configuration: The content of the file and its type.
  /// - Throws: An error if the file does not contain a valid document.
  init(configuration: ReadConfiguration) throws

  /// Returns a copy of the current content, for a file of the given type.
  ///
  /// - Parameter contentType: The type of the file to write.
  /// - Throws: An error if the content cannot be copied. The file dialog passes it to its completion.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file that stores a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The copy of the content to write.
  ///   - configuration: The content type of the file.
  /// - Throws: An error if the document cannot be written. The file dialog passes it to its completion.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The file from which a document is read.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The settings for writing a document.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration

  public static var writableContentTypes: [UTType] { readableContentTypes }
}
