public import TributaryEngine
public import TributaryGeometry
public import TributaryGestures

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
