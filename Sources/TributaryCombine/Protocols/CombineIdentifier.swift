#if !canImport(Combine)
  import Synchronization

  /// The identity of a subscription or subscriber.
  public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let value: UInt

    private static let last = Atomic<UInt>(0)

    /// An identity that nobody else has.
    public init() { value = CombineIdentifier.last.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The identity of an object.
    public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The identity in hexadecimal digits.
    public var description: String { "0x" + String(value, radix: 16) }
  }

  /// What can be told from its like in a stream of events.
  public protocol CustomCombineIdentifierConvertible {
    /// The identity.
    var combineIdentifier: CombineIdentifier { get }
  }

  extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identity of the object.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  }
#endif
