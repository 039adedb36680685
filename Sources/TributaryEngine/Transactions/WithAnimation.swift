import Dispatch
import TributaryCombine
public import TributaryMotion

/// The transaction of the code that is currently running.
///
/// The variable is global because a property wrapper has no other access to the context of a write. It is accessed on
/// the main thread only.
@exclusivity(unchecked)
nonisolated(unsafe) package var currentTransaction = Transaction()

/// Runs a closure whose state changes belong to a transaction, and returns its result.
///
/// Values that the transaction does not set are inherited from the enclosing transaction. Off the main thread the
/// closure runs without the transaction, and completions of its animations run on the main thread afterward.
///
/// - Parameters:
///   - transaction: The transaction of the state changes.
///   - body: The closure to run.
/// - Returns: The result of the closure.
/// - Throws: The error of `body`.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  guard MainQueue.isCurrent else {
    defer {
      let work = UncheckedSendableClosure { transaction.runUnclaimedCompletions() }
      DispatchQueue.main.async { work.run() }
    }
    return try body()
  }
  let outer = currentTransaction
  currentTransaction = transaction.overlaid(on: outer)
  EarlyPasses.showChangesOfNotifiedReaders()
  defer {
    currentTransaction = outer
    transaction.runUnclaimedCompletions()
  }
  return try body()
}

/// Runs a closure whose state changes belong to the enclosing transaction with one value set, and returns its result.
///
/// - Parameters:
///   - keyPath: The key path of the value in the transaction.
///   - value: The value to set.
///   - body: The closure to run.
/// - Returns: The result of the closure.
/// - Throws: The error of `body`.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure whose state changes are animated, and returns its result.
///
/// - Parameters:
///   - animation: The animation of the changes; `nil` for immediate changes.
///   - body: The closure to run.
/// - Returns: The result of the closure.
/// - Throws: The error of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(.animating(animation), body)
}

/// Runs a closure whose state changes are animated, then runs a completion when the animation has ended.
///
/// - Parameters:
///   - animation: The animation of the changes; `nil` for immediate changes.
///   - completionCriteria: The criterion for the end of the animation.
///   - body: The closure to run.
///   - completion: A closure that runs once; if no value is animated, it runs soon after the changes.
/// - Returns: The result of the closure.
/// - Throws: The error of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.animating(animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// Adds a completion that runs when all animations of this transaction have ended.
  ///
  /// If the transaction animates no value, the completion runs after the change.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    edit { $0.completions.append(AnimationCompletion(criteria, completion)) }
  }

  /// Runs a write through a binding with this transaction, which is empty for most bindings.
  package func carrying(_ write: () -> Void) {
    if box == nil { write() } else { withTransaction(self, write) }
  }

  /// Returns a transaction that sets the animation of changes, including `nil` for immediate changes.
  fileprivate static func animating(_ animation: Animation?) -> Transaction {
    var contents = TransactionContents()
    contents.animation = animation
    contents.setsAnimation = true
    return Transaction(contents)
  }

  /// Returns this transaction, with unset values inherited from another.
  fileprivate func overlaid(on outer: Transaction) -> Transaction {
    guard let inner = contents else { return outer }
    guard var whole = outer.contents else { return self }
    if inner.setsAnimation { whole.animation = inner.animation }
    if inner.setsDisabling { whole.disablesAnimations = inner.disablesAnimations }
    whole.values.merge(inner.values) { $1 }
    whole.completions += inner.completions
    return Transaction(whole)
  }

  /// Runs the completions that are due because no change could be animated.
  fileprivate func runUnclaimedCompletions() {
    guard let completions = contents?.completions else { return }
    for completion in completions where completion.isDue { completion.takeAction()?() }
  }
}

/// The transaction of the running code; empty off the main thread.
package var currentTransactionOnMain: Transaction { MainQueue.isCurrent ? currentTransaction : Transaction() }
