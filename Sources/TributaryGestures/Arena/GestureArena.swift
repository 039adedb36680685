package import TributaryGeometry

/// The competition of the gestures under a pointer, from its press until every gesture is decided. It does not depend
/// on the view tree.
///
/// `Owner` identifies the object to which a gesture belongs.
///
/// Invariant: while the pointer is up, at least one recognizer has a deadline, or the arena is closed.
///
/// Tested by `GestureScriptTests`.
@MainActor
package final class GestureArena<Owner> {
  /// A recognizer in the arena, with its place in the tree.
  package struct Member {
    package let recognizer: AnyGestureRecognizer
    package let place: GestureContext
    /// The owner of the gesture, or `nil` for the engine's own gestures.
    package let owner: Owner?

    package init(_ recognizer: AnyGestureRecognizer, in place: GestureContext, of owner: Owner? = nil) {
      self.recognizer = recognizer
      self.place = place
      self.owner = owner
    }
  }

  package private(set) var members: ContiguousArray<Member>
  private let contest: GesturePrecedence

  /// Whether the pointer is pressed.
  package private(set) var isPressed = false

  /// Whether two fingers touch the surface.
  package private(set) var isPinched = false

  /// Whether every gesture is decided.
  package private(set) var isClosed = false

  private var lastLocation = CGPoint.zero
  private var lastTime = 0.0
  private var lastModifiers: EventModifiers = []
  private var lastInputKinds = GestureInputKinds.all

  package init(_ members: ContiguousArray<Member>, _ contest: GesturePrecedence) {
    self.members = members
    self.contest = contest
  }

  /// Passes an input to all gestures.
  ///
  /// - Parameters:
  ///   - modifiers: The pressed modifier keys, or `nil` if they are unchanged.
  ///   - inputKinds: The device, or `nil` if it is unchanged.
  /// - Returns: The actions that are due.
  package func handle(
    _ kind: GestureInput.Kind, at location: CGPoint? = nil, time: Double, modifiers: EventModifiers? = nil,
    inputKinds: GestureInputKinds? = nil
  ) -> GestureActions {
    guard !isClosed else { return GestureActions() }
    lastLocation = location ?? lastLocation
    lastTime = time
    lastModifiers = modifiers ?? lastModifiers
    lastInputKinds = inputKinds ?? lastInputKinds
    switch kind {
    case .down: isPressed = true
    case .up: isPressed = false
    case .moved, .time, .pinchBegan, .pinchChanged, .pinchEnded, .pinchCancelled: break
    }
    for member in members {
      member.recognizer.handle(
        GestureInput(
          kind, at: lastLocation, time: time, modifiers: lastModifiers, inputKinds: lastInputKinds, in: member.place))
    }
    return decide(GestureInput(kind, at: lastLocation, time: time))
  }

  /// Passes a two-finger input to every gesture.
  ///
  /// - Parameters:
  ///   - location: The point between the fingers.
  ///   - inputKinds: The device with the fingers.
  /// - Returns: The actions to run.
  package func handle(
    _ kind: GestureInput.Kind, _ pinch: Pinch, at location: CGPoint, time: Double, modifiers: EventModifiers,
    inputKinds: GestureInputKinds = .all
  ) -> GestureActions {
    guard !isClosed else { return GestureActions() }
    lastTime = time
    isPinched = kind == .pinchBegan || kind == .pinchChanged
    for member in members {
      member.recognizer.handle(
        GestureInput(
          kind, at: location, time: time, modifiers: modifiers, inputKinds: inputKinds, pinch: pinch, in: member.place))
    }
    // The pinch does not move the pointer of a press.
    return decide(GestureInput(kind, at: isPressed ? lastLocation : location, time: time, pinch: pinch))
  }

  /// Rejects gestures whose views were removed, also those that have ended and wait for the decision about others.
  package func remove(_ recognizers: [AnyGestureRecognizer]) -> GestureActions {
    let removed = Set(recognizers.map(ObjectIdentifier.init))
    let present = members.lazy.map(\.recognizer).filter { removed.contains(ObjectIdentifier($0)) }
    guard !isClosed, !present.isEmpty else { return GestureActions() }
    for recognizer in present { recognizer.fail() }
    contest.remove(removed)
    return decide(GestureInput(.time, at: lastLocation, time: lastTime))
  }

  /// Cancels the press: no gesture is recognized.
  package func cancel() -> GestureActions {
    guard !isClosed else { return GestureActions() }
    isPressed = false
    isPinched = false
    var actions = GestureActions()
    contest.deliver(.rejected, into: &actions)
    isClosed = true
    return actions
  }

  /// Ends the wait for further presses, so that gestures that depend on them can be recognized.
  package func conclude() -> GestureActions {
    guard !isClosed else { return GestureActions() }
    if isPressed || isPinched { return cancel() }
    for member in members {
      // A composed gesture may end when its waiting part fails, as it does at its deadline.
      if let deadline = member.recognizer.deadline {
        member.recognizer.handle(
          GestureInput(
            .time, at: lastLocation, time: deadline, modifiers: lastModifiers, inputKinds: lastInputKinds,
            in: member.place))
      }
      member.recognizer.fail()
    }
    return decide(GestureInput(.time, at: lastLocation, time: lastTime))
  }

  /// Returns whether a gesture waits for a further press and can continue with a press at a location.
  package func canContinue(withPressAt location: CGPoint) -> Bool {
    members.contains { $0.recognizer.canContinue(withPressAt: location) }
  }

  /// Continues gestures of the previous press in this arena, which is that of the next press and has the same members.
  ///
  /// Gestures that wait for a further press continue. Gestures that have ended and depend on them remain undecided, and
  /// do not compete with the gestures of the next press. All other gestures restart.
  package func continueGestures(of previous: GestureArena) {
    let continued = previous.contest.continuedGestures
    var replacements: [ObjectIdentifier: GesturePrecedence.Continued] = [:]
    for (index, earlier) in previous.members.enumerated() where index < members.count {
      guard let gesture = continued[ObjectIdentifier(earlier.recognizer)] else { continue }
      replacements[ObjectIdentifier(members[index].recognizer)] = gesture
      members[index] = Member(gesture.recognizer, in: members[index].place, of: members[index].owner)
    }
    contest.replace(replacements)
  }

  private func decide(_ input: GestureInput) -> GestureActions {
    contest.settle(input)
    var actions = GestureActions()
    contest.deliver(.selected, into: &actions)
    if !isPressed, !isPinched {
      if contest.status.isTerminal {
        isClosed = true
      } else if deadline == nil {
        // No further input can decide it.
        contest.deliver(.rejected, into: &actions)
        isClosed = true
      }
    }
    return actions
  }

  /// The next time at which a gesture changes without input from the pointer.
  package var deadline: Double? {
    isClosed ? nil : members.lazy.compactMap { $0.recognizer.deadline }.min()
  }
}

/// A change of another gesture that affects an undecided gesture.
package enum GestureRival {
  /// The other gesture is active.
  case isActive
  /// The other gesture is active and scrolls, so that the press belongs to it.
  case isScrolling
  /// The other gesture is active and scrolls, and this one is simultaneous.
  case isScrollingBeside
  /// The other gesture has ended with the current input.
  case hasJustEnded
}

/// An observer that detects when the second of two gestures advances while the first is undecided.
package struct CompetitorObserver {
  private var last = GestureStatus.possible

  package init() {}

  /// Records the status of the second gesture.
  ///
  /// - Parameter status: The status of the second gesture after an input.
  /// - Returns: The change that affects the first gesture, if any.
  package mutating func rival(after status: GestureStatus) -> GestureRival? {
    defer { last = status }
    if status == .active { return .isActive }
    return status == .ended && last != .ended ? .hasJustEnded : nil
  }
}
