public import Foundation

extension Inspection {
  /// The writers of a preference, the folds that combine their values, and the readers.
  public struct Preference: Codable, Sendable, Equatable {
    /// The name of the key.
    public var key: String

    /// The value at the root, or `nil` if it was not requested.
    public var value: String?

    /// The writers in fold order, including the hidden ones.
    public var writers: [Writer]

    /// The folds in the order in which they are performed, deepest first.
    public var folds: [Fold]

    /// The views that receive the value, or build their content from it.
    public var readers: [Reader]

    /// The number of calls to `reduce` that fold the current values from the beginning.
    public var reduces: Int { folds.reduce(0) { $0 + $1.parts.count - 1 } }

    /// Creates a preference from its participants.
    ///
    /// - Parameters:
    ///   - key: The name of the key.
    ///   - value: The value at the root, or `nil` if it was not requested.
    ///   - writers: The writers in fold order, including the hidden ones.
    ///   - folds: The folds in the order in which they are performed, deepest first.
    ///   - readers: The views that receive the value, or build their content from it.
    public init(
      key: String, value: String? = nil, writers: [Writer] = [], folds: [Fold] = [], readers: [Reader] = []
    ) {
      self.key = key
      self.value = value
      self.writers = writers
      self.folds = folds
      self.readers = readers
    }

    /// A view that publishes a value, or transforms the value from below.
    public struct Writer: Codable, Sendable, Equatable {
      /// The number of the writing node.
      public var node: Int
      /// Whether the writer transforms the value from below.
      public var isTransform: Bool
      /// The published value, as text.
      public var value: String
      /// The anchors in the value in root coordinates, in points. Anchors of points have zero size.
      public var anchors: [CGRect]
      /// The source location of the modifier.
      public var location: String?
      /// The node of the writer above that replaces this one, or `nil` if its value is used.
      public var hiddenBy: Int?
      /// The reason why the value is not used, in one sentence.
      public var hiddenReason: String?
      /// The position among all participants (writers, folds, and readers), from 0.
      public var place: Int
      /// The position of the next participant that receives the value, or `nil` at the root.
      ///
      /// It is the enclosing fold, transform, or reader, or the writer that replaces the value.
      public var receiver: Int?

      /// Creates a writer from its properties.
      ///
      /// - Parameters:
      ///   - node: The number of the writing node.
      ///   - isTransform: Whether the writer transforms the value from below.
      ///   - value: The published value, as text.
      ///   - anchors: The anchors in the value in root coordinates, in points.
      ///   - location: The source location of the modifier.
      ///   - hiddenBy: The node of the writer above that replaces this one, or `nil` if its value is used.
      ///   - hiddenReason: The reason why the value is not used, in one sentence.
      ///   - place: The position among all participants (writers, folds, and readers), from 0.
      ///   - receiver: The position of the next participant that receives the value, or `nil` at the root.
      public init(
        node: Int, isTransform: Bool = false, value: String, anchors: [CGRect] = [], location: String? = nil,
        hiddenBy: Int? = nil, hiddenReason: String? = nil, place: Int = 0, receiver: Int? = nil
      ) {
        self.node = node
        self.isTransform = isTransform
        self.value = value
        self.anchors = anchors
        self.location = location
        self.hiddenBy = hiddenBy
        self.hiddenReason = hiddenReason
        self.place = place
        self.receiver = receiver
      }
    }

    /// A container that folds the values of several items, with one call to `reduce` for each item after the first.
    public struct Fold: Codable, Sendable, Equatable {
      /// The number of the container's node.
      public var node: Int
      /// The numbers of the folded items, in view order.
      public var parts: [Int]
      /// The result of the fold, as text.
      public var value: String
      /// The position among all participants.
      public var place: Int
      /// The position of the next participant that receives the value, or `nil` at the root.
      public var receiver: Int?

      /// Creates a fold from its properties.
      ///
      /// - Parameters:
      ///   - node: The number of the container's node.
      ///   - parts: The numbers of the folded items, in view order.
      ///   - value: The result of the fold, as text.
      ///   - place: The position among all participants.
      ///   - receiver: The position of the next participant that receives the value, or `nil` at the root.
      public init(node: Int, parts: [Int], value: String, place: Int = 0, receiver: Int? = nil) {
        self.node = node
        self.parts = parts
        self.value = value
        self.place = place
        self.receiver = receiver
      }
    }

    /// A view that receives the value.
    public struct Reader: Codable, Sendable, Equatable {
      /// The number of the reading node.
      public var node: Int
      /// The modifier as written in the source.
      public var name: String
      /// The source location of the modifier.
      public var location: String?
      /// The position among all participants.
      public var place: Int
      /// The position of the next participant that receives the value, or `nil` at the root. Readers pass on the value.
      public var receiver: Int?

      /// Creates a reader from its properties.
      ///
      /// - Parameters:
      ///   - node: The number of the reading node.
      ///   - name: The modifier as written in the source.
      ///   - location: The source location of the modifier.
      ///   - place: The position among all participants.
      ///   - receiver: The position of the next participant that receives the value, or `nil` at the root.
      public init(node: Int, name: String, location: String? = nil, place: Int = 0, receiver: Int? = nil) {
        self.node = node
        self.name = name
        self.location = location
        self.place = place
        self.receiver = receiver
      }
    }
  }
}

extension Inspection.Preference {
  /// A transfer of a value between two nodes.
  public struct ValueTransfer: Codable, Sendable, Equatable {
    /// The node that provides the value: a writer, a fold, or a reader that passes it on.
    public var from: Int
    /// The node that receives the value.
    public var to: Int
    /// The value, as text.
    public var value: String
    /// Whether the value is discarded because the receiver is a writer that replaces it.
    public var isHidden: Bool
  }

  /// A writer, fold, or reader.
  struct Participant {
    let place: Int
    let node: Int
    let receiver: Int?
    /// The provided value, or `nil` for readers, which pass on the received values.
    let value: String?
    let isReplacing: Bool
    /// A closure that returns the lines of text about the participant. Its argument returns the path of a node.
    let lines: ((Int) -> String) -> [String]
  }

  /// All transfers from the writers through the folds to the readers, in the order in which values are provided.
  ///
  /// A value at the root is not transferred further. Transfers within a view that both reads and folds are omitted.
  public var flow: [ValueTransfer] {
    let all = participants
    let byPlace = Dictionary(all.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    return all.compactMap { provider in
      guard let receiver = provider.receiver.flatMap({ byPlace[$0] }), receiver.node != provider.node else {
        return nil
      }
      let value = provider.value ?? values(receivedAt: provider.place, all).first ?? ""
      return ValueTransfer(from: provider.node, to: receiver.node, value: value, isHidden: receiver.isReplacing)
    }
  }

  /// Returns the input values of a fold in view order, without default values that containers substitute.
  ///
  /// - Parameter fold: A fold of this preference.
  public func inputs(of fold: Fold) -> [String] { values(receivedAt: fold.place, participants) }

  private func values(receivedAt place: Int, _ all: [Participant]) -> [String] {
    all.filter { $0.receiver == place }.flatMap { provider in
      provider.value.map { [$0] } ?? values(receivedAt: provider.place, all)
    }
  }
}
