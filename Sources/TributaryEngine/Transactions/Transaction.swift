public import TributaryMotion

/// The context of a change: how it is shown, and what else goes with it.
public struct Transaction {
  /// `nil` for a transaction that asks for nothing, which nearly all are.
  @usableFromInline package var box: TransactionBox?

  /// A transaction that asks for nothing.
  @inlinable public init() { box = nil }

  package init(_ contents: TransactionContents) { box = TransactionBox(contents) }

  package var contents: TransactionContents? { box?.contents }

  /// A transaction that shows the change by an animation.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// How the change is shown; `nil` at once.
  public var animation: Animation? {
    get { contents?.animation }
    set {
      edit {
        $0.animation = newValue
        $0.saysAnimation = true
      }
    }
  }

  /// Whether `animation(_:value:)` below has no effect on this change.
  public var disablesAnimations: Bool {
    get { contents?.disablesAnimations ?? false }
    set {
      edit {
        $0.disablesAnimations = newValue
        $0.saysDisabling = true
      }
    }
  }

  /// What goes with the change under a key; the key's default until it is set.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { contents?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { edit { $0.values[ObjectIdentifier(key)] = newValue } }
  }

  mutating func edit(_ change: (inout TransactionContents) -> Void) {
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
  /// Whether the change is one of a row of changes by one gesture. It goes with the change, and the package does not ask for it.
  public var isContinuous: Bool {
    get { self[ContinuityKey.self] }
    set { self[ContinuityKey.self] = newValue }
  }

  /// Whether the speed of the change is kept for the animation of the next one. It goes with the change, and the package does not
  /// ask for it: springs keep the speed of what is shown.
  public var tracksVelocity: Bool {
    get { self[VelocityKey.self] }
    set { self[VelocityKey.self] = newValue }
  }
}

/// The name of something that goes with a change.
public protocol TransactionKey {
  /// The type of what goes with the change.
  associatedtype Value

  /// What counts as set until something is.
  static var defaultValue: Value { get }
}

/// What a transaction holds, as one word: bindings carry one.
@usableFromInline
package final class TransactionBox {
  package let contents: TransactionContents

  package init(_ contents: TransactionContents) { self.contents = contents }
}

/// What a transaction holds that asks for something.
package struct TransactionContents {
  package var animation: Animation?
  package var disablesAnimations = false
  /// Whether `animation` was set, be it to nothing; a transaction around does not decide then.
  package var saysAnimation = false
  package var saysDisabling = false
  package var values: [ObjectIdentifier: Any] = [:]
  package var completions: [AnimationCompletion] = []
}

extension Transaction {
  /// Whether a change within one cannot be told from a change within the other.
  package func isKnownEqual(to other: Transaction) -> Bool {
    switch (box, other.box) {
    case (nil, nil): return true
    case (let first?, let second?):
      if first === second { return true }
      let (a, b) = (first.contents, second.contents)
      return a.animation == b.animation && a.disablesAnimations == b.disablesAnimations && a.values.isEmpty
        && b.values.isEmpty && a.completions.elementsEqual(b.completions, by: ===)
    default: return false
    }
  }
}
