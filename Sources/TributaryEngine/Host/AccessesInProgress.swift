/// The accesses to stored properties that are in progress on the current thread, as the runtime's exclusivity check
/// records them.
///
///     reduce(&store.state) { … withAnimation { … } … }      the modification of `state` is in progress in the closure
///
/// A read of a property during its modification ends the program. Code that would run bodies in the middle of an action
/// asks this type first.
///
/// Accesses that the compiler has proven exclusive are not recorded. Other code cannot read their storage meanwhile.
///
/// The runtime has no public interface for this purpose. The type uses two of its functions if they exist and find an
/// access that is known to be in progress. Otherwise, it assumes that an access always is in progress; see
/// <doc:UndocumentedLayout>.
///
/// Tested by `AccessesInProgressTests`, `EarlyPassReaderTests`.
package struct AccessesInProgress: Sendable {
  /// A function that exchanges the accesses of the current thread with those of a task.
  private typealias Exchange = @Sendable @convention(c) (UnsafeMutableRawPointer) -> Void

  private let beginTaskOnThread: Exchange
  private let endTaskOnThread: Exchange

  /// Creates a query that uses two functions of the runtime.
  ///
  /// - Returns: `nil` if the runtime does not have the functions, or if they do not find an access in progress.
  package init?(
    beginningTask begin: String = "swift_task_enterThreadLocalContext",
    endingTask end: String = "swift_task_exitThreadLocalContext"
  ) {
    guard let begin = RuntimeFunction.find(begin), let end = RuntimeFunction.find(end) else { return nil }
    beginTaskOnThread = unsafeBitCast(begin, to: Exchange.self)
    endTaskOnThread = unsafeBitCast(end, to: Exchange.self)
    let sample = Sample()
    if !sample.modify({ findsAny }) { return nil }
  }

  /// Whether the runtime finds an access.
  package var findsAny: Bool {
    // The runtime exchanges the accesses of a thread with those of a task that begins to run on it. A task without
    // accesses receives the first access of the thread until it stops running. The accesses of a task are four words.
    var task: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &task) { bytes in
      guard let address = bytes.baseAddress else { return false }
      beginTaskOnThread(address)
      let isFound = bytes.contains { $0 != 0 }
      endTaskOnThread(address)
      return isFound
    }
  }

  private static let ofRuntime = AccessesInProgress()

  /// Whether any access is in progress, or may be in progress because the runtime does not provide the information.
  package static var exist: Bool { ofRuntime?.findsAny ?? true }
}

/// An object with a property whose accesses the compiler cannot prove exclusive.
private class Sample {
  var value = 0

  /// Returns the result of a closure that runs during a modification of the property.
  @inline(never)
  final func modify(_ body: () -> Bool) -> Bool { Self.hold(&value, body) }

  @inline(never)
  private static func hold(_ value: inout Int, _ body: () -> Bool) -> Bool {
    value += 1
    return body()
  }
}
