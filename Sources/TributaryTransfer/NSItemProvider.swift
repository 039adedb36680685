public import Foundation

/// Content that is transferred between views, as data of one or several content types.
///
/// Foundation does not provide this class on Linux. Content is loaded immediately: the completion handlers run on the
/// same thread before the loading methods return. Content is not exchanged with other programs.
public final class NSItemProvider: @unchecked Sendable {
  private struct Form {
    let type: UTType
    let load: () throws -> Data
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
  /// - Parameter typeIdentifier: The content type, or `nil` for that of the item.
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
    register(.data) { try Data(contentsOf: fileURL) }
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
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains { $0.conforms(to: UTType(identifier: typeIdentifier)) }
  }

  /// Returns whether an object of a class can be loaded.
  public func canLoadObject<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool {
    form(for: aClass) != nil
  }

  /// Registers an object in the content types that its class writes.
  public func registerObject<Object: NSItemProviderWriting>(
    _ object: Object, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    for identifier in Object.writableTypeIdentifiersForItemProvider {
      register(UTType(identifier: identifier)) { try object.itemProviderData(withTypeIdentifier: identifier) }
    }
  }

  /// Registers data of a content type.
  ///
  /// - Parameter loadHandler: A closure that must call its argument with the data or an error before it returns.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(UTType(identifier: typeIdentifier)) {
      let answer = Answer()
      _ = loadHandler { answer.set($0, $1) }
      if let data = answer.data { return data }
      throw answer.error ?? TransferError.isNotTaken
    }
  }

  /// Registers a value in the content types that its type exports.
  public func register<Item: Transferable>(_ item: @autoclosure () -> Item) {
    for form in TransferPackage(item()).loaders { register(form.type, form.make) }
  }

  /// Loads an object of a class.
  ///
  /// - Parameter completionHandler: Receives the object or an error before the method returns.
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
  /// - Parameter completionHandler: Receives the result before the method returns.
  @discardableResult
  public func loadTransferable<Item: Transferable>(
    type transferableType: Item.Type, completionHandler: @escaping (Result<Item, any Error>) -> Void
  ) -> Progress {
    let result = Result { try transferPackage.value(as: Item.self) }
    completionHandler(result)
    return Progress(totalUnitCount: 1)
  }

  /// Loads the data of a content type.
  ///
  /// - Parameter completionHandler: Receives the data or an error before the method returns.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    answer(completionHandler) { try data(UTType(identifier: typeIdentifier)) }
  }

  /// Loads the content of a type: a string for text types, a URL for URL types, and otherwise data.
  ///
  /// - Parameter completionHandler: Receives the content or an error before the method returns.
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
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws -> Any
  {
    try data(UTType(identifier: typeIdentifier))
  }

  package var transferPackage: TransferPackage {
    var package = TransferPackage(lock.withLock { forms }.map { ($0.type, $0.load) })
    package.suggestedName = suggestedName
    return package
  }

  private var types: [UTType] { lock.withLock { forms.map(\.type) } }

  private func register(_ type: UTType, _ load: @escaping () throws -> Data) {
    lock.withLock { forms.append(Form(type: type, load: load)) }
  }

  private func data(_ type: UTType) throws -> Data {
    guard let form = lock.withLock({ forms.first { $0.type.conforms(to: type) } }) else {
      throw TransferError.isNotTaken
    }
    return try form.load()
  }

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
    return Progress(totalUnitCount: 1)
  }
}

/// The result of a load handler.
private final class Answer: @unchecked Sendable {
  private(set) var data: Data?
  private(set) var error: (any Error)?

  func set(_ data: Data?, _ error: (any Error)?) { (self.data, self.error) = (data, error) }
}

/// The programs to which a representation is visible. Content is not exchanged with other programs.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All programs.
  case all
  /// Programs of the same team.
  case team
  /// Programs of the same group.
  case group
  /// This program only.
  case ownProcess
}

/// A type that an item provider can convert to data.
public protocol NSItemProviderWriting {
  /// The identifiers of the written content types, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the data of a content type.
  func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data
}

/// A type that an item provider can create from data.
public protocol NSItemProviderReading {
  /// The identifiers of the readable content types, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the object that is created from data of a content type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension String: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.plainText.identifier, UTType.text.identifier]
  }

  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data { Data(utf8) }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
    guard let text = String(data: data, encoding: .utf8) else { throw TransferError.isNoText }
    return text
  }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data { Data(absoluteString.utf8) }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard let url = String(data: data, encoding: .utf8).flatMap({ URL(string: $0) }) else {
      throw TransferError.isNoAddress
    }
    return url
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { String.writableTypeIdentifiersForItemProvider }
  public static var readableTypeIdentifiersForItemProvider: [String] { String.readableTypeIdentifiersForItemProvider }

  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data { Data(description.utf8) }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let text = try String.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let object = NSString(string: text) as? Self else { throw TransferError.isNoText }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { URL.writableTypeIdentifiersForItemProvider }
  public static var readableTypeIdentifiersForItemProvider: [String] { URL.readableTypeIdentifiersForItemProvider }

  public func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data {
    let text: String? = absoluteString
    return Data((text ?? "").utf8)
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let object = NSURL(string: url.absoluteString) as? Self else { throw TransferError.isNoAddress }
    return object
  }
}
