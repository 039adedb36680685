/// The action that the code that runs now was started by. Tasks inherit it, however long they run.
package struct FeedbackCause: Sendable {
  package let host: ObjectIdentifier
  package let reader: LoopReaderID
  /// The task that runs, if each of its steps is followed.
  package var progress: TaskProgress?

  package init(host: ObjectIdentifier, reader: LoopReaderID) {
    self.host = host
    self.reader = reader
  }

  @TaskLocal package static var current: FeedbackCause?
}
