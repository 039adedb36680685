/// What was done to a text, for taking it back and doing it again.
///
///     past  │ one two │      undo ──▶      future
///           └─ typing ┘                            ◀── redo
///
/// Invariants:
/// 1. Taking back all of `past`, the last first, gives the text that was there before the first of it; `future`, the last
///    first, leads on from the text that stands.
/// 2. `past` has at most `maximumSteps`: the oldest are forgotten.
/// 3. A change joins the step before only if it is of the same kind, touches it, and nothing has come in between.
///
/// Tested by `EditedTextTests`.
struct EditHistory: Equatable {
  /// What kind of change it is: those of one kind that follow each other are taken back at once.
  enum Kind: Equatable {
    case typing, erasing, erasingForwards
    /// One that stands alone: what is cut, pasted, or a line break.
    case single
  }

  struct Step: Equatable {
    var change: TextChange
    /// The caret and the anchor before.
    let caret: Int
    let anchor: Int
    /// The caret behind it.
    var end: Int
  }

  private(set) var past: [Step] = []
  private(set) var future: [Step] = []
  /// The kind of the last step, while another change may join it.
  private(set) var open: Kind?

  /// More than anybody takes back, and little memory.
  static let maximumSteps = 1_000

  /// From here on changes begin a new step.
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

  /// The step to take back, which is one to do again from now on; `nil` if there is none.
  mutating func undo() -> Step? {
    open = nil
    guard let step = past.popLast() else { return nil }
    future.append(step)
    return step
  }

  /// The step to do again; `nil` if there is none.
  mutating func redo() -> Step? {
    open = nil
    guard let step = future.popLast() else { return nil }
    past.append(step)
    return step
  }
}
