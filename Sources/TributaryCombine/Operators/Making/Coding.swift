#if !canImport(Combine)
  public import Foundation

  extension Publishers {
    /// A publisher that encodes each value, and fails if encoding fails.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
      public typealias Failure = any Error
      public typealias Output = Coder.Output

      /// The publisher that provides the values.
      public let upstream: Upstream
      private let encoder: Coder

      /// Creates a publisher of encoded values.
      public init(upstream: Upstream, encoder: Coder) {
        self.upstream = upstream
        self.encoder = encoder
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let encoder = encoder
        upstream.tryMap { try encoder.encode($0) }.subscribe(subscriber)
      }
    }

    /// A publisher that decodes a value from each piece of data, and fails if decoding fails.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
      public typealias Failure = any Error

      /// The publisher that provides the data.
      public let upstream: Upstream
      private let decoder: Coder

      /// Creates a publisher of decoded values.
      public init(upstream: Upstream, decoder: Coder) {
        self.upstream = upstream
        self.decoder = decoder
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let decoder = decoder
        upstream.tryMap { try decoder.decode(Output.self, from: $0) }.subscribe(subscriber)
      }
    }
  }

  extension Publisher {
    /// Encodes each value, and fails if encoding fails.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
      Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Decodes a value from each piece of data, and fails if decoding fails.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
      type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
      Publishers.Decode(upstream: self, decoder: decoder)
    }
  }

  /// A type that encodes values as data.
  public protocol TopLevelEncoder {
    /// The type of the encoded data.
    associatedtype Output

    /// Returns the encoded data of a value.
    ///
    /// - Parameter value: The value to encode.
    /// - Throws: An error of the encoder if the value cannot be encoded.
    func encode<T: Encodable>(_ value: T) throws -> Output
  }

  /// A type that decodes values from data.
  public protocol TopLevelDecoder {
    /// The type of the data.
    associatedtype Input

    /// Returns the value that is decoded from data.
    ///
    /// - Throws: An error of the decoder if the data does not contain a value of the type.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
  }

  extension JSONEncoder: TopLevelEncoder {}
  extension JSONDecoder: TopLevelDecoder {}
  extension PropertyListEncoder: TopLevelEncoder {}
  extension PropertyListDecoder: TopLevelDecoder {}
#endif
