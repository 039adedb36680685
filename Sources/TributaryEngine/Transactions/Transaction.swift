public import TributaryMotion

/// The context of a state change, which specifies its animation and carries custom values.
public struct Transaction {
  /// The contents; `nil` for an empty transaction, which is the most common case.
  @usableFromInline package var box: TransactionBox?

  /// Creates an empty transaction.
  @inlinable public init() { box = nil }

  package init(_ contents: TransactionContents) { box = TransactionBox(contents) }

  package var contents: TransactionContents? { box?.contents }

  /// Creates a transaction that animates the change.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation of the change; `nil` for an immediate change.
  public var animation: Animation? {
    get { contents?.animation }
    set {
      edit {
        $0.animation = newValue
        $0.setsAnimation = true
      }
    }
  }

  /// Whether `animation(_:value:)` modifiers in the tree are disabled for this change.
  public var disablesAnimations: Bool {
    get { contents?.disablesAnimations ?? false }
    set {
      edit {
        $0.disablesAnimations = newValue
        $0.setsDisabling = true
      }
    }
  }

  /// The custom value of a key, which is the key's default until it is set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { contents?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { edit { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  package mutating func edit(_ change: (inout TransactionContents) -> Void) {
    var copy = contents ?? TransactionContents()
    change(&copy)
    box = TransactionBox(copy)
  }
}

private enum ContinuityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum VelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

extension Transaction {
  /// Whether the change is one of a series of changes by one gesture. The engine stores the value but does not use it.
  public var isContinuous: Bool {
    get { self[ContinuityKey.self] }
    set { self[ContinuityKey.self] = newValue }
  }

  /// Whether the velocity of the change is preserved for the animation of the next one.
  ///
  /// The engine stores the value but does not use it, because springs always preserve the displayed velocity.
  public var tracksVelocity: Bool {
    get { self[VelocityKey.self] }
    set { self[VelocityKey.self] = newValue }
  }
}

/// The key of a custom value in a transaction.
public protocol TransactionKey {
  /// The type of the custom value.
  associatedtype Value

  /// The value of a transaction in which none was set.
  static var defaultValue: Value { get }
}

/// The contents of a transaction as a reference of one word, because every binding contains a transaction.
@usableFromInline
package final class TransactionBox {
  package let contents: TransactionContents

  package init(_ contents: TransactionContents) { self.contents = contents }
}

/// The contents of a nonempty transaction.
package struct TransactionContents {
  package var animation: Animation?
  package var disablesAnimations = false
  /// Whether `animation` was set, including to `nil`; if so, an enclosing transaction does not affect it.
  package var setsAnimation = false
  package var setsDisabling = false
  package var values: [ObjectIdentifier: Any] = [:]
  package var completions: [AnimationCompletion] = []
}

extension Transaction {
  /// Returns whether changes in two transactions are indistinguishable.
  package func isKnownEqual(to other: Transaction) -> Bool {
    switch (box, other.box) {
    case (nil, nil): return true
    case (let first?, let second?):
      if first === second { return true }
      let (a, b) = (first.contents, second.contents)
      return a.animation == b.animation && a.disablesAnimations == b.disablesAnimations
        && a.setsAnimation == b.setsAnimation && a.setsDisabling == b.setsDisabling && a.values.isEmpty
        && b.values.isEmpty && a.completions.elementsEqual(b.completions, by: ===)
    default: return false
    }
  }
}
