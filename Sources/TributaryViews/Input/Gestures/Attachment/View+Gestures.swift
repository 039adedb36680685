@_spi(Engine) public import TributaryEngine
public import TributaryGeometry
public import TributaryGestures

extension View {
  /// Attaches a gesture with lower precedence than those of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether this gesture, those of the views inside, or both are recognized.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attach(gesture, .inner, mask)
  }

  /// Attaches a gesture that can be disabled, with lower precedence than those of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether this gesture is recognized.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attach(gesture, .inner, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that can be disabled, with lower precedence than those of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name of the gesture in the event log.
  ///   - isEnabled: Whether the gesture can be recognized.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    attach(gesture, .inner, isEnabled ? .all : .subviews, name)
  }

  /// Attaches a gesture with higher precedence than those of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether this gesture, those of the views inside, or both are recognized.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    attach(gesture, .highPriority, mask)
  }

  /// Attaches a gesture that can be disabled, with higher precedence than those of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether this gesture is recognized.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attach(gesture, .highPriority, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that can be disabled, with higher precedence than those of the views inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name of the gesture in the event log.
  ///   - isEnabled: Whether the gesture can be recognized.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    attach(gesture, .highPriority, isEnabled ? .all : .subviews, name)
  }

  /// Attaches a gesture that is recognized simultaneously with those of the views inside and with enclosing scrolling.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether this gesture, those of the views inside, or both are recognized.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    attach(gesture, .simultaneous, mask)
  }

  /// Attaches a gesture that is recognized simultaneously with those of the views inside and enclosing scrolling, if
  /// enabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - isEnabled: Whether this gesture is recognized.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attach(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized simultaneously with those of the views inside and enclosing scrolling, if
  /// enabled.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - name: The name of the gesture in the event log.
  ///   - isEnabled: Whether the gesture can be recognized.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    attach(gesture, .simultaneous, isEnabled ? .all : .subviews, name)
  }

  private nonisolated func attach<T: Gesture>(
    _ gesture: T, _ role: GestureRole, _ mask: GestureMask, _ name: String? = nil
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, role: role, mask: mask, name: name))
  }
}

extension View {
  /// Adds an action that runs after a given number of consecutive taps on this view, or for the Return key while it has
  /// the focus.
  ///
  /// A single tap waits for a double tap on the same view, or on a view around or inside it, in any order of
  /// attachment.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - action: A closure that runs after the last tap.
  ///
  /// > Source: conformance GESTURE-06, GESTURE-37.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Adds an action that runs with the location of a tap on this view, in points of a coordinate space.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: A closure that receives the location of the last tap, in points of `coordinateSpace`.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Adds an action that runs with the location of a tap on this view, in points of a coordinate space.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - action: A closure that receives the location of the last tap, in points of `coordinateSpace`.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Adds an action that runs after a long press on this view.
  ///
  /// Around a tap gesture, a press is long only if it is too long for a tap: more than 0.75 seconds.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds.
  ///   - maximumDistance: The maximum distance of the pointer from its start location, in points.
  ///   - action: The action.
  ///   - onPressingChanged: A closure that is called with `true` at the start of a press, and with `false` when the
  ///     press is recognized or fails.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(PressingGesture(content: press) { onPressingChanged?($0) }.onEnded { _ in action() })
  }

  /// Adds an action that runs after a long press on this view; an earlier form with the closures in another order.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds.
  ///   - maximumDistance: The maximum distance of the pointer from its start location, in points.
  ///   - pressing: A closure that is called with `true` at the start of a press, and with `false` when the press is
  ///     recognized or fails.
  ///   - action: The action.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

extension View {
  /// Adds an action that runs with the location of a tap on this view with certain devices. A tap with another device
  /// passes to other gestures.
  ///
  /// - Parameters:
  ///   - count: The number of consecutive taps.
  ///   - coordinateSpace: The coordinate space of the location.
  ///   - inputKinds: The devices.
  ///   - action: The action, with the location in points.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace, inputKinds: inputKinds)
        .onEnded { action($0.location) })
  }

  /// Adds an action that runs after a given number of consecutive taps on this view with certain devices, or for the
  /// Return key while the view has the focus. A tap with another device passes to other gestures.
  ///
  /// - Parameters:
  ///   - count: The number of consecutive taps.
  ///   - inputKinds: The devices.
  ///   - action: The action.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, inputKinds: GestureInputKinds = .all, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count, inputKinds: inputKinds).onEnded { _ in action() })
  }

  /// Adds an action that runs after a long press on this view with certain devices. A press with another device passes
  /// to other gestures.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds.
  ///   - maximumDistance: The maximum distance of the pointer from its start location, in points.
  ///   - inputKinds: The devices.
  ///   - action: The action.
  ///   - onPressingChanged: A closure that is called with `true` at the start of a press, and with `false` when the
  ///     press is recognized or fails.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: inputKinds)
    return gesture(PressingGesture(content: press) { onPressingChanged?($0) }.onEnded { _ in action() })
  }
}
