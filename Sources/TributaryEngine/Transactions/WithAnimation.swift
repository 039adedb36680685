import Dispatch
import TributaryCombine
public import TributaryMotion

/// The transaction of the code that runs now.
///
/// Ambient, because a property wrapper has no other way to learn in which context it is written. It is written and read on
/// the main thread only.
@exclusivity(unchecked)
nonisolated(unsafe) package var currentTransaction = Transaction()

/// Runs code whose changes to state belong to a transaction.
///
/// What the transaction leaves open is that of the transaction around. Off the main thread the code runs without it, and what
/// waits for the end of its animations runs on the main thread afterwards.
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
  defer {
    currentTransaction = outer
    transaction.runUnclaimedCompletions()
  }
  return try body()
}

/// Runs code whose changes to state belong to the transaction around, with one value set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs code whose changes to state are shown by an animation.
///
/// - Parameter animation: `nil` shows them at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(.animating(animation), body)
}

/// Runs code whose changes to state are shown by an animation, and an action when that has come to its end.
///
/// - Parameters:
///   - animation: `nil` shows the changes at once.
///   - completionCriteria: When the animation counts as ended.
///   - completion: Runs once; soon after the changes, if nothing is animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.animating(animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Transaction {
  /// Has an action run once everything that this transaction animates has come to its end.
  ///
  /// If it animates nothing, the action is run after the change.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    edit { $0.completions.append(AnimationCompletion(criteria, completion)) }
  }

  /// A transaction that says how changes are shown, also if that is at once.
  fileprivate static func animating(_ animation: Animation?) -> Transaction {
    var contents = TransactionContents()
    contents.animation = animation
    contents.saysAnimation = true
    return Transaction(contents)
  }

  /// This transaction, with what it leaves open taken from another.
  fileprivate func overlaid(on outer: Transaction) -> Transaction {
    guard let inner = contents else { return outer }
    guard var whole = outer.contents else { return self }
    if inner.saysAnimation { whole.animation = inner.animation }
    if inner.saysDisabling { whole.disablesAnimations = inner.disablesAnimations }
    whole.values.merge(inner.values) { $1 }
    whole.completions += inner.completions
    return Transaction(whole)
  }

  /// Runs the actions that wait for animations if nothing was changed that could be animated.
  fileprivate func runUnclaimedCompletions() {
    guard let completions = contents?.completions else { return }
    for completion in completions where completion.isDue { completion.takeAction()?() }
  }
}

/// The transaction of the code that runs now; off the main thread there is none.
package var currentTransactionOnMain: Transaction { MainQueue.isCurrent ? currentTransaction : Transaction() }
