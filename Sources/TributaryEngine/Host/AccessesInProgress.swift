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
/// Tested by `EarlyPassReaderTests`.
enum AccessesInProgress {
  /// Whether any access is in progress.
  static var exist: Bool {
    // The runtime exchanges the accesses of a thread with those of a task that begins to run on it. A task without
    // accesses receives the first access of the thread until it stops running.
    var task: (UInt, UInt, UInt, UInt) = (0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &task) { bytes in
      guard let address = bytes.baseAddress else { return false }
      beginTaskOnThread(address)
      let isFound = bytes.contains { $0 != 0 }
      endTaskOnThread(address)
      return isFound
    }
  }
}

@_silgen_name("swift_task_enterThreadLocalContext")
private func beginTaskOnThread(_ accesses: UnsafeMutableRawPointer)

@_silgen_name("swift_task_exitThreadLocalContext")
private func endTaskOnThread(_ accesses: UnsafeMutableRawPointer)
