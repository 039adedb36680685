@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// What can be taken back, and done again.
///
/// Foundation has no such class on this platform. This one keeps closures by groups: what is registered in one turn of the main
/// queue, or between `beginUndoGrouping()` and `endUndoGrouping()`, is taken back at once. It is used on the main actor.
@MainActor @preconcurrency
public final class UndoManager {
  private struct Step {
    let isFor: ObjectIdentifier?
    let run: @MainActor () -> Void
  }

  private struct Change {
    var steps: [Step] = []
    var name = ""
  }

  private enum Direction {
    case forward, undoing, redoing
  }

  private var undone: [Change] = []
  private var done: [Change] = []
  private var open: Change?
  private var depth = 0
  private var direction = Direction.forward
  private var disabled = 0

  /// A manager with nothing to take back.
  public nonisolated init() {}

  /// Whether anything can be taken back.
  public var canUndo: Bool { !done.isEmpty || open?.steps.isEmpty == false }

  /// Whether anything that was taken back can be done again.
  public var canRedo: Bool { !undone.isEmpty }

  /// Whether a change is being taken back.
  public var isUndoing: Bool { direction == .undoing }

  /// Whether a change is being done again.
  public var isRedoing: Bool { direction == .redoing }

  /// Whether changes are registered.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// As many changes are kept; 0 for all.
  public var levelsOfUndo = 0

  /// Whether each registration outside of groups is a change of its own; changes are not grouped by events here.
  public var groupsByEvent = true

  /// The name of the change that is taken back next.
  public var undoActionName: String { done.last?.name ?? "" }

  /// The name of the change that is done again next.
  public var redoActionName: String { undone.last?.name ?? "" }

  /// What a command to take back is called.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }

  /// What a command to do again is called.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Registers what takes a change back.
  ///
  /// - Parameters:
  ///   - target: Is given to the closure, and kept alive by it.
  ///   - handler: Takes the change back; what it registers does the change again.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void)
  {
    guard disabled == 0 else { return }
    let step = Step(isFor: ObjectIdentifier(target)) { handler(target) }
    if open != nil {
      open?.steps.append(step)
    } else {
      keep(Change(steps: [step]))
    }
    if direction == .forward { undone = [] }
  }

  /// Takes the last change back.
  public func undo() {
    if depth > 0 { return }
    guard let change = done.popLast() else { return }
    perform(change, .undoing)
  }

  /// Does the change again that was taken back last.
  public func redo() {
    guard depth == 0, let change = undone.popLast() else { return }
    perform(change, .redoing)
  }

  /// What is registered from here on is one change.
  public func beginUndoGrouping() {
    depth += 1
    if open == nil { open = Change() }
  }

  /// The end of a change.
  public func endUndoGrouping() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0, let change = open {
      open = nil
      if !change.steps.isEmpty { keep(change) }
    }
  }

  /// Registers nothing until ``enableUndoRegistration()`` has been called as often.
  public func disableUndoRegistration() { disabled += 1 }

  /// Registers changes again.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Gives the last change a name.
  public func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if direction == .undoing {
      if !undone.isEmpty { undone[undone.count - 1].name = actionName }
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  /// Forgets all changes.
  public func removeAllActions() { (done, undone, open, depth) = ([], [], nil, 0) }

  /// Forgets the changes of a target.
  public func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    func without(_ changes: [Change]) -> [Change] {
      changes.map { Change(steps: $0.steps.filter { $0.isFor != id }, name: $0.name) }.filter { !$0.steps.isEmpty }
    }
    (done, undone) = (without(done), without(undone))
  }

  private func keep(_ change: Change) {
    if direction == .undoing {
      undone.append(change)
    } else {
      done.append(change)
      if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst(done.count - levelsOfUndo) }
    }
  }

  private func perform(_ change: Change, _ way: Direction) {
    direction = way
    beginUndoGrouping()
    for step in change.steps.reversed() { step.run() }
    open?.name = change.name
    endUndoGrouping()
    direction = .forward
  }
}

private struct UndoManagerKey: EnvironmentKey {
  static let defaultValue: UndoManager? = UndoManager()
}

extension EnvironmentValues {
  /// The manager of what can be taken back; one for the program unless another one is set.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
