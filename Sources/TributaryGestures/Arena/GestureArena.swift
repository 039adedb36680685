package import TributaryGeometry

/// The gestures under a pointer from its going down until all is decided; touches no tree.
///
/// `Owner` names what a gesture belongs to.
///
/// Invariant: if the pointer is up, something has a deadline, or the arena is closed.
///
/// Tested by `GestureScriptTests`.
@MainActor
package final class GestureArena<Owner> {
  package struct Member {
    package let recognizer: AnyGestureRecognizer
    package let place: GesturePlace
    /// What the gesture belongs to; `nil` for what the engine itself does with a press.
    package let owner: Owner?

    package init(_ recognizer: AnyGestureRecognizer, in place: GesturePlace, of owner: Owner? = nil) {
      self.recognizer = recognizer
      self.place = place
      self.owner = owner
    }
  }

  package let members: ContiguousArray<Member>
  private let contest: GesturePrecedence

  /// Whether the pointer is down.
  package private(set) var isPressed = false

  /// Whether two fingers touch.
  package private(set) var isPinched = false

  /// Whether everything is decided.
  package private(set) var isClosed = false

  private var lastLocation = CGPoint.zero
  private var lastTime = 0.0
  private var lastModifiers: EventModifiers = []

  package init(_ members: ContiguousArray<Member>, _ contest: GesturePrecedence) {
    self.members = members
    self.contest = contest
  }

  /// Tells every gesture of an input.
  ///
  /// - Parameter modifiers: The keys that are held; `nil` if nobody knows of a change.
  /// - Returns: The actions that are due.
  package func handle(
    _ kind: GestureInput.Kind, at location: CGPoint? = nil, time: Double, modifiers: EventModifiers? = nil
  ) -> GestureActions {
    guard !isClosed else { return GestureActions() }
    lastLocation = location ?? lastLocation
    lastTime = time
    lastModifiers = modifiers ?? lastModifiers
    switch kind {
    case .down: isPressed = true
    case .up: isPressed = false
    case .moved, .time, .pinchBegan, .pinchChanged, .pinchEnded, .pinchCancelled: break
    }
    for member in members {
      member.recognizer.handle(
        GestureInput(kind, at: lastLocation, time: time, modifiers: lastModifiers, in: member.place))
    }
    return decide(GestureInput(kind, at: lastLocation, time: time))
  }

  /// Passes an input of two fingers to every gesture.
  ///
  /// - Parameter location: The point between the fingers.
  /// - Returns: The actions that are due.
  package func handle(
    _ kind: GestureInput.Kind, _ pinch: Pinch, at location: CGPoint, time: Double, modifiers: EventModifiers
  ) -> GestureActions {
    guard !isClosed else { return GestureActions() }
    lastTime = time
    isPinched = kind == .pinchBegan || kind == .pinchChanged
    for member in members {
      member.recognizer.handle(
        GestureInput(kind, at: location, time: time, modifiers: modifiers, pinch: pinch, in: member.place))
    }
    // The pointer of a press is where it was.
    return decide(GestureInput(kind, at: isPressed ? lastLocation : location, time: time, pinch: pinch))
  }

  /// Lets one gesture fail, because its view has gone.
  package func remove(_ recognizer: AnyGestureRecognizer) -> GestureActions {
    guard !isClosed, members.contains(where: { $0.recognizer === recognizer }) else { return GestureActions() }
    recognizer.fail()
    return decide(GestureInput(.time, at: lastLocation, time: lastTime))
  }

  /// Ends a press that never comes up, or is not meant for gestures any more: nothing of it is recognized.
  package func cancel() -> GestureActions {
    guard !isClosed else { return GestureActions() }
    isPressed = false
    isPinched = false
    var actions = GestureActions()
    contest.deliver(.rejected, into: &actions)
    isClosed = true
    return actions
  }

  /// Ends the wait for presses that do not come any more: what had to wait for them may be recognized.
  package func conclude() -> GestureActions {
    guard !isClosed else { return GestureActions() }
    if isPressed || isPinched { return cancel() }
    for member in members { member.recognizer.fail() }
    return decide(GestureInput(.time, at: lastLocation, time: lastTime))
  }

  private func decide(_ input: GestureInput) -> GestureActions {
    contest.settle(input)
    var actions = GestureActions()
    contest.deliver(.selected, into: &actions)
    if !isPressed, !isPinched {
      if contest.status.isTerminal {
        isClosed = true
      } else if deadline == nil {
        // Nothing will come that could decide it.
        contest.deliver(.rejected, into: &actions)
        isClosed = true
      }
    }
    return actions
  }

  /// When something changes without the pointer.
  package var deadline: Double? {
    isClosed ? nil : members.lazy.compactMap { $0.recognizer.deadline }.min()
  }
}

/// What another gesture has done that makes an undecided one think again.
package enum GestureRival {
  /// It goes on.
  case isActive
  /// It goes on, and scrolls.
  case isScrolling
  /// It has ended with this very input.
  case hasJustEnded
}

/// Notices when the second of two gestures gets somewhere while the first is undecided.
package struct CompetitorObserver {
  private var last = GestureStatus.possible

  package init() {}

  /// - Parameter status: The second's status after an input.
  /// - Returns: What the first has to know of it.
  package mutating func rival(after status: GestureStatus) -> GestureRival? {
    defer { last = status }
    if status == .active { return .isActive }
    return status == .ended && last != .ended ? .hasJustEnded : nil
  }
}
