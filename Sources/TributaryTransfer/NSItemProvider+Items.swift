import Foundation

extension NSItemProvider {
  /// A closure that receives an item or an error.
  public typealias CompletionHandler = (Any?, (any Error)?) -> Void

  /// A closure that provides an item. It must call its first argument before it returns. The other arguments are the
  /// class of the item and options, which are always `nil`.
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  /// Registers an item of a content type, which is loaded when it is needed.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the content type, such as `public.plain-text`.
  ///   - loadHandler: A closure that must call its first argument with a text, a URL, data, or an object that the
  ///     provider can convert to data, or with an error, before it returns.
  public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    let type = UTType(identifier: typeIdentifier)
    let load = {
      let answer = Answer<Any>()
      loadHandler({ answer.set($0, $1) }, nil, nil)
      return try Self.data(of: answer.get(), as: typeIdentifier)
    }
    register(Form(type: type, load: load))
  }

  /// Returns the data of an item.
  ///
  /// - Throws: An error if the item is not convertible to data.
  private static func data(of item: Any, as typeIdentifier: String) throws -> Data {
    switch item {
    case let data as Data: data
    case let data as NSData: Data(referencing: data)
    case let object as any NSItemProviderWriting: try object.itemProviderData(withTypeIdentifier: typeIdentifier)
    default: throw TransferError.isNotTaken
    }
  }
}
