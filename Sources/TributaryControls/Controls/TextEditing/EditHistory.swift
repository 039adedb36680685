/// The undo and redo history of a text.
///
///     past  │ one two │      undo ──▶      future
///           └─ typing ┘                            ◀── redo
///
/// Invariants:
/// 1. Reverting all steps of `past`, from last to first, yields the text before the first step. Applying all steps of
///    `future`, from last to first, is valid for the current text.
/// 2. `past` has at most `maximumSteps` steps: the oldest steps are discarded.
/// 3. A change is merged with the previous step only if both have the same kind, are adjacent, and no other operation
///    occurred between them.
///
/// Tested by `EditedTextTests`.
struct EditHistory: Equatable {
  /// The kind of a change. Consecutive changes of the same kind are undone together.
  enum Kind: Equatable {
    case typing, erasing, erasingForwards
    /// A change that is never merged: a cut, a paste, or a line break.
    case single
  }

  /// A change that one undo reverts.
  struct Step: Equatable {
    var change: TextChange
    /// The caret and the anchor before the change.
    let caret: Int
    let anchor: Int
    /// The caret after the change.
    var end: Int
  }

  private(set) var past: [Step] = []
  private(set) var future: [Step] = []
  /// The kind of the last step, as long as another change can be merged with it.
  private(set) var open: Kind?

  /// A limit that exceeds practical use and bounds memory.
  static let maximumSteps = 1_000

  /// Ends the current step, so that the next change starts a new one.
  mutating func close() { open = nil }

  mutating func record(_ step: Step, _ kind: Kind) {
    defer { open = kind == .single ? nil : kind }
    future = []
    if kind == open, var last = past.last, let joined = last.change.merged(with: step.change) {
      last.change = joined
      last.end = step.end
      past[past.count - 1] = last
      return
    }
    past.append(step)
    if past.count > Self.maximumSteps { past.removeFirst(past.count - Self.maximumSteps) }
  }

  /// Returns the step to undo and moves it to `future`, or returns `nil` if there is none.
  mutating func undo() -> Step? {
    open = nil
    guard let step = past.popLast() else { return nil }
    future.append(step)
    return step
  }

  /// Returns the step to redo and moves it to `past`, or returns `nil` if there is none.
  mutating func redo() -> Step? {
    open = nil
    guard let step = future.popLast() else { return nil }
    past.append(step)
    return step
  }
}
