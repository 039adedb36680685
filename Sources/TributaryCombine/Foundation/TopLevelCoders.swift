#if !canImport(Combine)
  public import Foundation

  /// Something that makes data of a value.
  public protocol TopLevelEncoder {
    /// The type of the data.
    associatedtype Output

    /// The data of a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
  }

  /// Something that makes a value of data.
  public protocol TopLevelDecoder {
    /// The type of the data.
    associatedtype Input

    /// The value in some data.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
  }

  extension JSONEncoder: TopLevelEncoder {}
  extension JSONDecoder: TopLevelDecoder {}
  extension PropertyListEncoder: TopLevelEncoder {}
  extension PropertyListDecoder: TopLevelDecoder {}
#endif
