@_spi(Engine) public import TributaryEngine
@_spi(Engine) import TributaryViews

/// A manager of undoable changes.
///
/// Foundation does not provide this class on Linux. Each registration is a separate change, except that all
/// registrations between `beginUndoGrouping()` and `endUndoGrouping()` form one change. Use the manager on the main
/// actor.
@MainActor @preconcurrency
public final class UndoManager {
  /// A closure that reverts a part of a change.
  private struct Step {
    let isFor: ObjectIdentifier?
    let run: @MainActor () -> Void
  }

  /// The steps that one undo performs.
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

  /// Creates a manager without changes.
  public nonisolated init() {}

  /// Whether there is a change to undo.
  public var canUndo: Bool { !done.isEmpty || open?.steps.isEmpty == false }

  /// Whether there is a change to redo.
  public var canRedo: Bool { !undone.isEmpty }

  /// Whether an undo operation is in progress.
  public var isUndoing: Bool { direction == .undoing }

  /// Whether a redo operation is in progress.
  public var isRedoing: Bool { direction == .redoing }

  /// Whether the registration of changes is enabled.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }

  /// The maximum number of changes that the manager keeps; 0 for no limit.
  public var levelsOfUndo = 0

  /// Whether changes are grouped by event. This value is ignored: each registration outside a group is a separate
  /// change.
  public var groupsByEvent = true

  /// The name of the next change to undo.
  public var undoActionName: String { done.last?.name ?? "" }

  /// The name of the next change to redo.
  public var redoActionName: String { undone.last?.name ?? "" }

  /// The title of an Undo command.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }

  /// The title of a Redo command.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Registers an action that undoes a change.
  ///
  /// - Parameters:
  ///   - target: The object that the closure receives. The manager keeps it alive.
  ///   - handler: A closure that undoes the change. Actions that it registers redo the change.
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

  /// Undoes the last change.
  public func undo() {
    if depth > 0 { return }
    guard let change = done.popLast() else { return }
    perform(change, .undoing)
  }

  /// Redoes the change that was undone last.
  public func redo() {
    guard depth == 0, let change = undone.popLast() else { return }
    perform(change, .redoing)
  }

  /// Begins a group of registrations that form one change.
  public func beginUndoGrouping() {
    depth += 1
    if open == nil { open = Change() }
  }

  /// Ends a group of registrations.
  public func endUndoGrouping() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0, let change = open {
      open = nil
      if !change.steps.isEmpty { keep(change) }
    }
  }

  /// Disables the registration of changes until ``enableUndoRegistration()`` is called the same number of times.
  public func disableUndoRegistration() { disabled += 1 }

  /// Enables the registration of changes.
  public func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Sets the name of the last change.
  public func setActionName(_ actionName: String) {
    if open != nil {
      open?.name = actionName
    } else if direction == .undoing {
      if !undone.isEmpty { undone[undone.count - 1].name = actionName }
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  /// Removes all changes.
  public func removeAllActions() { (done, undone, open, depth) = ([], [], nil, 0) }

  /// Removes the actions of a target.
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
  /// The undo manager; all views of the process share one unless another one is set.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
