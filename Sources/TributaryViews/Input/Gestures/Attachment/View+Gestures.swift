@_spi(Engine) public import TributaryEngine
public import TributaryGeometry

extension View {
  /// Attaches a gesture that is recognized if none of the views inside is.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    attach(gesture, .inner, mask)
  }

  /// Attaches a gesture that is recognized if none of the views inside is, while it is enabled.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attach(gesture, .inner, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized if none of the views inside is, while it is enabled.
  ///
  /// - Parameter name: What the gesture is called in the record of what the engine does.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    attach(gesture, .inner, isEnabled ? .all : .subviews, name)
  }

  /// Attaches a gesture that comes before those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    attach(gesture, .highPriority, mask)
  }

  /// Attaches a gesture that comes before those of the views inside, while it is enabled.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attach(gesture, .highPriority, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that comes before those of the views inside, while it is enabled.
  ///
  /// - Parameter name: What the gesture is called in the record of what the engine does.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    attach(gesture, .highPriority, isEnabled ? .all : .subviews, name)
  }

  /// Attaches a gesture that is recognized beside those of the views inside, and beside the scrolling of scroll views around.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    attach(gesture, .simultaneous, mask)
  }

  /// Attaches a gesture that is recognized beside those of the views inside, and beside the scrolling of scroll views around, while it is enabled.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    attach(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized beside those of the views inside, and beside the scrolling of scroll views around, while it is enabled.
  ///
  /// - Parameter name: What the gesture is called in the record of what the engine does.
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
  /// Runs `action` when this view is tapped so many times in a row. Return does the same while the view has the focus.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { _ in action() })
  }

  /// Runs `action` with the place of the tap, in points of the space, when this view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs `action` with the place of the tap, in points of the space, when this view is tapped.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs `action` when this view is pressed for long enough without moving too far.
  ///
  /// - Parameters:
  ///   - minimumDuration: In seconds.
  ///   - maximumDistance: In points.
  ///   - onPressingChanged: Told `true` when a press begins, and `false` when it has lasted long enough or is over before.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return gesture(PressingGesture(content: press) { onPressingChanged?($0) }.onEnded { _ in action() })
  }

  /// Runs `action` when this view is pressed for so many seconds without moving more than so many points; the old spelling.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
