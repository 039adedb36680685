public import Foundation

/// Options of the files of an item provider.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates options from their raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file can be opened in place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// Registers a file with content of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  ///   - fileOptions: The options of the file. With `openInPlace`, a receiver can open the original file.
  ///   - visibility: The processes that can load the content. The value has no effect.
  ///   - loadHandler: A closure that must call its argument with the file or an error before it returns. The Boolean
  ///     value is whether the file can be opened in place.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      for: UTType(identifier: typeIdentifier), visibility: visibility,
      openInPlace: fileOptions.contains(.openInPlace), loadHandler: loadHandler)
  }

  /// Registers a file with content of a type.
  ///
  /// - Parameters:
  ///   - contentType: The content type.
  ///   - visibility: The processes that can load the content. The value has no effect.
  ///   - openInPlace: Whether the file can be opened in place.
  ///   - loadHandler: A closure that must call its argument with the file or an error before it returns. The Boolean
  ///     value is whether the file can be opened in place.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    let file = {
      let answer = Answer<(url: URL, isInPlace: Bool)>()
      _ = loadHandler { url, isInPlace, error in answer.set(url.map { ($0, isInPlace && openInPlace) }, error) }
      return try answer.get()
    }
    register(
      Form(
        type: contentType, load: { try Data(contentsOf: file().url) }, file: file, opensInPlace: openInPlace))
  }

  /// Loads a copy of the content of a type as a temporary file.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  ///   - completionHandler: Receives the file or an error before the method returns. The file is removed when the
  ///     closure returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(for: UTType(identifier: typeIdentifier)) { url, _, error in completionHandler(url, error) }
  }

  /// Loads the content of a type as a file, in place if possible, or else as a temporary copy.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  ///   - completionHandler: Receives the file, and whether it is the original, or an error, before the method returns.
  ///     A temporary copy is removed when the closure returns.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(
      for: UTType(identifier: typeIdentifier), openInPlace: true, completionHandler: completionHandler)
  }

  /// Loads the content of a type as a file.
  ///
  /// - Parameters:
  ///   - contentType: The content type.
  ///   - openInPlace: Whether the original file is loaded, if it can be opened in place.
  ///   - completionHandler: Receives the file, and whether it is the original, or an error, before the method returns.
  ///     A temporary copy is removed when the closure returns.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    do {
      let form = try form(contentType)
      let file = try form.file?()
      if openInPlace, let file, file.isInPlace {
        completionHandler(file.url, true, nil)
        return .finished
      }
      let copy = try temporaryFile(form, original: file?.url)
      defer { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }
      completionHandler(copy, false, nil)
    } catch {
      completionHandler(nil, false, error)
    }
    return .finished
  }

  /// Returns a new file with the content of a form, in a new folder.
  private func temporaryFile(_ form: Form, original: URL?) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      if let original {
        let copy = folder.appendingPathComponent(original.lastPathComponent)
        try FileManager.default.copyItem(at: original, to: copy)
        return copy
      }
      let suggested = (suggestedName ?? "").split(separator: "/").last.map(String.init) ?? ""
      var copy = folder.appendingPathComponent(suggested.isEmpty ? "file" : suggested)
      if copy.pathExtension.isEmpty, let ending = form.type.preferredFilenameExtension {
        copy.appendPathExtension(ending)
      }
      try form.load().write(to: copy)
      return copy
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }
}

extension NSItemProvider {
  /// Returns the identifiers of the content types whose files have the given options, in order of preference.
  ///
  /// - Parameter fileOptions: The options of the file.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    forms(fileOptions).map(\.type.identifier)
  }

  /// Returns whether content of a type can be loaded from a file with the given options.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  ///   - fileOptions: The options of the file.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    let type = UTType(identifier: typeIdentifier)
    return forms(fileOptions).contains { $0.type.conforms(to: type) }
  }

  /// Returns the content types that conform to a type, in order of preference.
  ///
  /// - Parameter contentType: The content type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registered.map(\.type).filter { $0.conforms(to: contentType) }
  }

  /// The content types of files that can be opened in place, in order of preference.
  public var registeredContentTypesForOpenInPlace: [UTType] { forms(.openInPlace).map(\.type) }

  private func forms(_ options: NSItemProviderFileOptions) -> [Form] {
    options.contains(.openInPlace) ? registered.filter(\.opensInPlace) : registered
  }
}
