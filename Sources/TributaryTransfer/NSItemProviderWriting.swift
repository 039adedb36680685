public import Foundation

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
  ///
  /// - Parameter typeIdentifier: The identifier of the content type, which is one of the writable types of the class.
  /// - Throws: An error if the object cannot be converted to the type.
  func itemProviderData(withTypeIdentifier typeIdentifier: String) throws -> Data
}

/// A type that an item provider can create from data.
public protocol NSItemProviderReading {
  /// The identifiers of the readable content types, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns the object that is created from data of a content type.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The identifier of the content type, which is one of the readable types of the class.
  /// - Throws: An error if the data does not contain an object.
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
