public import Foundation

/// Content that is transferred between views, as data of one or several content types.
///
/// Foundation does not provide this class on Linux. Content is loaded immediately: the completion handlers run on the
/// same thread before the loading methods return. Content is not exchanged with other programs.
public final class NSItemProvider: @unchecked Sendable {
  /// A representation of the item.
  struct Form {
    let type: UTType
    let load: () throws -> Data
    /// Returns the file that contains the data, and whether other programs can open it in place; `nil` without a file.
    var file: (() throws -> (url: URL, isInPlace: Bool))?
    /// Whether the file is registered as one that can be opened in place.
    var opensInPlace = false
  }

  private let lock = NSLock()
  private var forms: [Form] = []
  private var name: String?

  /// Creates a provider without content.
  public init() {}

  /// Creates a provider of an object.
  public convenience init<Object: NSItemProviderWriting>(object: Object) {
    self.init()
    registerObject(object)
  }

  /// Creates a provider of a text, a URL, or data.
  ///
  /// - Parameters:
  ///   - item: The item, or `nil` for none.
  ///   - typeIdentifier: The content type, or `nil` for that of the item.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    let type = typeIdentifier.map { UTType(identifier: $0) }
    switch item {
    case let text as String: register(type ?? .utf8PlainText) { Data(text.utf8) }
    case let url as URL: register(type ?? (url.isFileURL ? .fileURL : .url)) { Data(url.absoluteString.utf8) }
    case let data as Data: register(type ?? .data) { data }
    default: break
    }
  }

  /// Creates a provider of the content of a file, or returns `nil` if the file does not exist.
  public convenience init?(contentsOf fileURL: URL) {
    guard FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    register(.fileURL) { Data(fileURL.absoluteString.utf8) }
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    register(Form(type: type, load: { try Data(contentsOf: fileURL) }, file: { (fileURL, true) }, opensInPlace: true))
  }

  package convenience init(_ load: TransferPackage) {
    self.init()
    for form in load.loaders { register(form.type, form.make) }
    suggestedName = load.suggestedName
  }

  /// The suggested name of the content, or `nil` for none.
  public var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// The identifiers of the content types, in order of preference.
  public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }

  /// The content types, in order of preference.
  public var registeredContentTypes: [UTType] { types }

  /// Returns whether content of a type can be loaded.
  ///
  /// - Parameter typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains { $0.conforms(to: UTType(identifier: typeIdentifier)) }
  }

  /// Returns whether an object of a class can be loaded.
  ///
  /// - Parameter aClass: The class of the object.
  public func canLoadObject<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool {
    form(for: aClass) != nil
  }

  /// Registers an object in the content types that its class writes.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - visibility: The processes that can load the content. The value has no effect.
  public func registerObject<Object: NSItemProviderWriting>(
    _ object: Object, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    for identifier in Object.writableTypeIdentifiersForItemProvider {
      register(UTType(identifier: identifier)) { try object.itemProviderData(withTypeIdentifier: identifier) }
    }
  }

  /// Registers data of a content type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  ///   - visibility: The processes that can load the content. The value has no effect.
  ///   - loadHandler: A closure that must call its argument with the data or an error before it returns.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      for: UTType(identifier: typeIdentifier), visibility: visibility, loadHandler: loadHandler)
  }

  /// Registers data of a content type.
  ///
  /// - Parameters:
  ///   - contentType: The content type.
  ///   - visibility: The processes that can load the content. The value has no effect.
  ///   - loadHandler: A closure that must call its argument with the data or an error before it returns.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(contentType) {
      let answer = Answer<Data>()
      _ = loadHandler { answer.set($0, $1) }
      return try answer.get()
    }
  }

  /// Registers an object of a class in the content types that the class writes.
  ///
  /// - Parameters:
  ///   - ofClass: The class of the object.
  ///   - visibility: The processes that can load the content. The value has no effect.
  ///   - loadHandler: A closure that must call its argument with the object or an error before it returns.
  public func registerObject<Object: NSItemProviderWriting>(
    ofClass: Object.Type, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Object?, (any Error)?) -> Void) -> Progress?
  ) {
    for identifier in Object.writableTypeIdentifiersForItemProvider {
      register(UTType(identifier: identifier)) {
        let answer = Answer<Object>()
        _ = loadHandler { answer.set($0, $1) }
        return try answer.get().itemProviderData(withTypeIdentifier: identifier)
      }
    }
  }

  /// Registers a value in the content types that its type exports.
  ///
  /// - Parameter item: The item, or `nil` for none.
  public func register<Item: Transferable>(_ item: @autoclosure () -> Item) {
    for form in TransferPackage(item()).loaders { register(form.type, form.make) }
  }

  /// Loads an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class of the object.
  ///   - completionHandler: Receives the object or an error before the method returns.
  @discardableResult
  public func loadObject<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completionHandler: @escaping (Object?, (any Error)?) -> Void
  ) -> Progress {
    answer(completionHandler) {
      guard let (form, identifier) = form(for: aClass) else { throw TransferError.isNotTaken }
      return try aClass.object(withItemProviderData: form.load(), typeIdentifier: identifier)
    }
  }

  /// Loads a value of a type.
  ///
  /// - Parameters:
  ///   - transferableType: The type of the value.
  ///   - completionHandler: Receives the result before the method returns.
  @discardableResult
  public func loadTransferable<Item: Transferable>(
    type transferableType: Item.Type, completionHandler: @escaping (Result<Item, any Error>) -> Void
  ) -> Progress {
    let result = Result { try transferPackage.value(as: Item.self) }
    completionHandler(result)
    return .finished
  }

  /// Loads the data of a content type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  ///   - completionHandler: Receives the data or an error before the method returns.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(for: UTType(identifier: typeIdentifier), completionHandler: completionHandler)
  }

  /// Loads the data of a content type.
  ///
  /// - Parameters:
  ///   - contentType: The content type.
  ///   - completionHandler: Receives the data or an error before the method returns.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    answer(completionHandler) { try data(contentType) }
  }

  /// Loads the content of a type: a string for text types, a URL for URL types, and otherwise data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  ///   - options: The options of the load. The value has no effect.
  ///   - completionHandler: Receives the content or an error before the method returns.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let type = UTType(identifier: typeIdentifier)
    do {
      let data = try data(type)
      if type.conforms(to: .url), let url = String(data: data, encoding: .utf8).flatMap({ URL(string: $0) }) {
        completionHandler?(url, nil)
      } else if type.conforms(to: .text), let text = String(data: data, encoding: .utf8) {
        completionHandler?(text, nil)
      } else {
        completionHandler?(data, nil)
      }
    } catch {
      completionHandler?(nil, error)
    }
  }

  /// Loads the content of a type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  ///   - options: The options of the load. The value has no effect.
  /// - Throws: An error if the provider has no content of the type, or the error of the closure that provides it.
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any
  {
    try data(UTType(identifier: typeIdentifier))
  }

  package var transferPackage: TransferPackage {
    var package = TransferPackage(lock.withLock { forms }.map { ($0.type, $0.load) })
    package.suggestedName = suggestedName
    return package
  }

  private var types: [UTType] { registered.map(\.type) }

  /// The registered forms, in order of preference.
  var registered: [Form] { lock.withLock { forms } }

  private func register(_ type: UTType, _ load: @escaping () throws -> Data) {
    register(Form(type: type, load: load))
  }

  func register(_ form: Form) { lock.withLock { forms.append(form) } }

  /// Returns the preferred form whose type conforms to a type.
  func form(_ type: UTType) throws -> Form {
    guard let form = registered.first(where: { $0.type.conforms(to: type) }) else { throw TransferError.isNotTaken }
    return form
  }

  private func data(_ type: UTType) throws -> Data { try form(type).load() }

  private func form<Object: NSItemProviderReading>(for aClass: Object.Type) -> (form: Form, identifier: String)? {
    for identifier in Object.readableTypeIdentifiersForItemProvider {
      let type = UTType(identifier: identifier)
      if let form = lock.withLock({ forms.first { $0.type.conforms(to: type) } }) { return (form, identifier) }
    }
    return nil
  }

  private func answer<Value>(
    _ handler: (Value?, (any Error)?) -> Void, _ load: () throws -> Value
  ) -> Progress {
    do { handler(try load(), nil) } catch { handler(nil, error) }
    return .finished
  }
}

extension Progress {
  /// The progress of a load, which is finished when the loading method returns.
  static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

/// The result of a load handler.
final class Answer<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var result: Result<Value, any Error> = .failure(TransferError.isNotTaken)

  func set(_ value: Value?, _ error: (any Error)?) {
    lock.withLock { result = value.map { .success($0) } ?? .failure(error ?? TransferError.isNotTaken) }
  }

  func get() throws -> Value { try lock.withLock { result }.get() }
}
