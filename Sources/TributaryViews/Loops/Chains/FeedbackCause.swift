/// The action that the code that runs now was started by. Tasks inherit it, however long they run.
package struct FeedbackCause: Sendable {
  package let host: ObjectIdentifier
  package let reader: LoopReaderID

  @TaskLocal package static var current: FeedbackCause?
}
