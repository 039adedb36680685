#if !canImport(Combine)
  public import Foundation

  extension Publishers {
    /// Sends the data of each value, until there is one that has none.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
      public typealias Failure = any Error
      public typealias Output = Coder.Output

      /// Where the values come from.
      public let upstream: Upstream
      private let encoder: Coder

      /// A publisher of data.
      public init(upstream: Upstream, encoder: Coder) {
        self.upstream = upstream
        self.encoder = encoder
      }

      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let encoder = encoder
        upstream.tryMap { try encoder.encode($0) }.subscribe(subscriber)
      }
    }

    /// Sends the value in each piece of data, until there is one that has none.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
      public typealias Failure = any Error

      /// Where the data come from.
      public let upstream: Upstream
      private let decoder: Coder

      /// A publisher of values.
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
    /// Sends the data of each value, until there is one that has none.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
    where Output: Encodable {
      Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Sends the value in each piece of data, until there is one that has none.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
      type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
      Publishers.Decode(upstream: self, decoder: decoder)
    }
  }

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
